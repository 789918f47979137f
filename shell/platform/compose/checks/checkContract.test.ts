import { type SectionBundle, sectionNamed } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { checkContract } from './checkContract';

const build = (path: string) =>
  ({
    app: 'mfe-company',
    version: 'aaa',
    chunks: { [path.slice(1).replaceAll('/', '.')]: ['page.js'] },
    kit: { client: {} },
  }) as unknown as AppBuild;
const bundle = (path: string) =>
  ({
    section: {
      routes: [
        { path, title: 'About', description: 'x'.repeat(60), load: () => Promise.resolve(() => null) },
      ],
    },
    documents: {},
    exposed: {},
  }) as unknown as SectionBundle;
const check = (path: string) => checkContract(sectionNamed('mfe-company'), build(path), bundle(path));

describe('a path of a section', () => {
  it.each(['/about', '/about/press', '/about/press-2026/q1', '/blog/10-things'])('%s is accepted', (path) => {
    expect(check(path)).toEqual([]);
  });

  it.each([
    '/about/',
    '/about//press',
    '/about/Press',
    '/about/a%20b',
    '/about/über',
    '/about/a_b',
    '/about/-a',
    '/about/a--b',
    '/about/a.html',
    '/about/a?b',
  ])('%s is reported as a malformed path', (path) => {
    expect(check(path)).toMatchObject([
      { page: path, owner: 'mfe-company', severity: 'warning', words: 'is no path of this site' },
    ]);
  });
});

describe('a static page', () => {
  const entry = sectionNamed('mfe-company');
  const careers = bundle('/careers');
  Object.assign(careers.section.routes[0]!, { static: true });
  const withClient = (client: AppBuild['kit']['client']) =>
    checkContract(entry, { ...build('/careers'), kit: { client } } as unknown as AppBuild, careers);

  it('is refused when its chunk has a component with the client directive', () => {
    expect(withClient({ careers: ['components/Filter.tsx'] })).toMatchObject([
      {
        page: '/careers',
        severity: 'error',
        words: expect.stringContaining('components/Filter.tsx') as string,
      },
    ]);
  });

  it('passes when only pages that are not static have such components', () => {
    expect(withClient({ careers: [], about: ['components/Filter.tsx'] })).toEqual([]);
  });
});
