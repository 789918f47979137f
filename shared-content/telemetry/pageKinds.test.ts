import { getPageKind, pageKinds } from './pageKinds';

describe('getPageKind', () => {
  it('groups pages by kind, without addresses', () => {
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

  it('supports prefixes of two segments', () => {
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

  it('maps each kind to itself, so the list is complete', () => {
    for (const kind of pageKinds) expect(getPageKind(kind.replace('*', 'page'))).toBe(kind);
  });
});
