import { type SectionBundle, type SectionName, getSection } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { type CheckedBuilds, checkContract, checkShared, checkUnique } from './buildChecks';

const company = getSection('mfe-company');

describe('checkContract', () => {
  const check = (path: string, { isStatic = false, client = {} } = {}) => {
    const route = { path, title: 'About', description: 'x'.repeat(60), static: isStatic };
    const load = () => Promise.resolve(() => null);
    const chunks = { [path.slice(1).replaceAll('/', '.')]: ['page.js'] };
    return checkContract(company, {
      builds: { 'mfe-company': { chunks, kit: { client } } },
      bundles: { 'mfe-company': { section: { routes: [{ ...route, load }] }, exposed: {} } },
    } as unknown as CheckedBuilds);
  };

  it.each(['/about', '/about/press', '/about/press-2026/q1', '/blog/10-things'])(
    'accepts the path %s',
    (path) => {
      expect(check(path)).toEqual([]);
    },
  );

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
  ])('reports the malformed path %s', (path) => {
    expect(check(path)).toMatchObject([
      { page: path, owner: 'mfe-company', severity: 'minor', message: 'is no path of this site' },
    ]);
  });

  it('refuses a static page whose chunk has a component with the client directive', () => {
    const client = { careers: ['components/Filter.tsx'] };
    expect(check('/careers', { isStatic: true, client })).toMatchObject([
      {
        page: '/careers',
        severity: 'major',
        message: expect.stringContaining('components/Filter.tsx') as string,
      },
    ]);
  });

  it('accepts a static page when only other pages have such components', () => {
    const client = { careers: [], about: ['components/Filter.tsx'] };
    expect(check('/careers', { isStatic: true, client })).toEqual([]);
  });
});

describe('checkShared', () => {
  const check = (requiredVersion: string) =>
    checkShared(company, {
      manifests: { 'mfe-company': { shared: [{ name: 'react', requiredVersion }] } },
      builds: { shell: { version: 'bbb' } as AppBuild },
      shell: { sharedVersions: { react: '19.3.1' } },
    } as unknown as CheckedBuilds);

  it('accepts a section built against the major version of a package that the shell shares', () => {
    expect(check('^19.1.0')).toEqual([]);
  });

  it('refuses a section of another major version, with both versions and the fix', () => {
    expect(check('^18.3.0')).toMatchObject([
      {
        owner: 'mfe-company',
        severity: 'major',
        message: 'needs react ^18.3.0; shell bbb shares 19.3.1',
        fix: expect.stringContaining('Build mfe-company against') as string,
      },
    ]);
  });
});

describe('checkUnique', () => {
  const homeHead = { title: 'Home', description: 'Home as it is.' };
  const about = { path: '/about', title: 'About', description: 'Who we are.' };
  const projects = { path: '/projects', title: 'Projects', description: 'What we made.' };
  const bundle = (route: typeof about) => ({ section: { routes: [route] } }) as unknown as SectionBundle;
  const check = (bundles: Partial<Record<SectionName, SectionBundle>>, changed: string[] = []) =>
    checkUnique({ shell: { homeHead }, bundles, changed } as unknown as CheckedBuilds).map(
      ({ page, owner, message }) => [page, owner, message],
    );

  it('accepts pages with distinct titles and descriptions', () =>
    expect(check({ 'mfe-portfolio': bundle(projects), 'mfe-company': bundle(about) })).toEqual([]));

  const duplicates = {
    'mfe-portfolio': bundle(projects),
    'mfe-company': bundle({ ...about, title: 'Projects', description: homeHead.description }),
  };

  it('names each page with a duplicate title or description, and the other page', () =>
    expect(check(duplicates)).toEqual([
      ['/about', 'mfe-company', 'has the title of /projects (mfe-portfolio): "Projects"'],
      ['/about', 'mfe-company', 'has the description of / (shell): "Home as it is."'],
    ]));

  it('assigns the fault to the released page', () =>
    expect(check(duplicates, ['mfe-portfolio'])).toEqual([
      ['/projects', 'mfe-portfolio', 'has the title of /about (mfe-company): "Projects"'],
      ['/about', 'mfe-company', 'has the description of / (shell): "Home as it is."'],
    ]));
});
