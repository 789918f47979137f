import { allSpecs, specsFor, testsOfChange } from './testsOfChange';

it('a change of one section runs its own specs and the shared ones', () => {
  expect(specsFor(['mfe-portfolio/content/projectsPage.ts'])).toEqual([
    'federation',
    'projectFilters',
    'site',
    'staticPages',
  ]);
});

it('a change of shared code runs everything', () => {
  for (const file of ['shared-content/ui/cards/Card.tsx', 'package-lock.json', 'shell/site/app/Part.tsx'])
    expect(specsFor([file, 'mfe-portfolio/content/projectsPage.ts'])).toBeUndefined();
});

it('a change of tests and documents needs no browser', () => {
  expect(specsFor(['README.md', 'api/app.test.ts', 'shell/platform/testing/fakeDist.ts'])).toEqual([]);
});

it('names existing specs only', () => {
  const folders = ['mfe-services/', 'mfe-portfolio/', 'mfe-company/', 'mfe-contact/', 'api/'];
  const rooms = ['serve/', 'hosts/', 'release/'].map((room) => `shell/platform/${room}`);
  const files = [...folders, ...rooms].map((folder) => `${folder}x.ts`);
  for (const file of files) expect(allSpecs()).toEqual(expect.arrayContaining(specsFor([file])!));
});

it('reports an unknown commit', () => {
  expect(() => testsOfChange('no-such-commit')).toThrow('no-such-commit');
});
