import { formatFinding, routeFaults } from './findings';
import { getSection } from './registry';
import type { SectionRoute } from './section.contract';

const press: SectionRoute = {
  path: '/about/press',
  title: 'Press',
  description: 'What newspapers and magazines have written about us, newest first.',
  load: () => Promise.resolve(() => null),
};

const faults = (change: Partial<SectionRoute>, client: readonly string[] | undefined = []) =>
  routeFaults(getSection('mfe-company'), { ...press, ...change }, client).map((finding) =>
    formatFinding(finding, finding.page!),
  );

it('a valid page has no faults', () => {
  expect(faults({})).toEqual([]);
  expect(faults({}, ['components/Filter.tsx'])).toEqual([]);
});

it('a page without its own chunk is reported, with the import() to write', () => {
  const [fault] = routeFaults(getSection('mfe-company'), press, undefined);
  expect(fault?.fix).toContain('import(/* webpackChunkName: "about.press" */ …)');
});

it.each<[what: string, words: string, found: string[]]>([
  [
    'a long title',
    'has a title of 61 characters. Give it a title of 1 to 60',
    faults({ title: 'x'.repeat(61) }),
  ],
  [
    'a short description',
    'has a description of 5 characters. Give it a description of 50 to 160',
    faults({ description: 'Press' }),
  ],
  [
    'a path of others',
    'is not below the prefixes of mfe-company. Choose a path below /about, /careers',
    faults({ path: '/blogs' }),
  ],
  [
    'a component that lives',
    "says `static` and shows components/Filter.tsx, which says 'use client'",
    faults({ static: true }, ['components/Filter.tsx']),
  ],
  ['a malformed path', '/about/Press is no path of this site', faults({ path: '/about/Press' })],
])('a page with %s is reported, with the fix', (_what, words, found) => {
  expect(found.join('\n')).toContain(words);
});

it('a finding of a section’s route names the section, so that it refuses no other team’s release', () => {
  const faults = routeFaults(
    getSection('mfe-company'),
    { ...press, title: '', path: '/blog/Press' },
    undefined,
  );
  expect(faults).toHaveLength(3);
  expect(faults.map(({ owner }) => owner)).toEqual(faults.map(() => 'mfe-company'));
});
