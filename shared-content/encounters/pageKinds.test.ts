import { getPageKind, pageKinds } from './pageKinds';

describe('getPageKind', () => {
  it('tells kinds of pages apart and names no address', () => {
    const kinds = [
      '/',
      '/services',
      '/services/',
      '/services/ai-ml',
      '/contact',
      '/wp-login.php',
      '/services-x',
    ];
    expect(kinds.map((path) => getPageKind(path))).toEqual([
      '/',
      '/services',
      '/services',
      '/services/*',
      '/contact',
      'not-found',
      'not-found',
    ]);
  });

  it('knows pages below a prefix of two segments', () => {
    const prefixes = ['/news', '/labs/tools'];
    const paths = ['/labs/tools', '/labs/tools/saw', '/labs/tools/saw/blade', '/labs', '/labs/toolshed'];
    expect(paths.map((path) => getPageKind(path, prefixes))).toEqual([
      '/labs/tools',
      '/labs/tools/*',
      '/labs/tools/*',
      'not-found',
      'not-found',
    ]);
  });

  it('knows each kind by itself, so that the list is all that there can be', () => {
    for (const kind of pageKinds) expect(getPageKind(kind.replace('*', 'page'))).toBe(kind);
  });
});
