/** @jest-environment jsdom */
import { sectionNamed } from '../registry';
import type { RouteDocument, SectionRoute } from '../section.contract';
import { pageFaults, shownFaults } from './pageFaults';

const entry = sectionNamed('mfe-company');
const press: SectionRoute = {
  path: '/about/press',
  title: 'Press',
  description: 'What newspapers and magazines have written about us, newest first.',
  load: () => Promise.resolve(() => null),
};
const carried: RouteDocument = {
  breadcrumbs: [
    { name: 'About', path: '/about' },
    { name: 'Press', path: '/about/press' },
  ],
};
const chunks = ['about', 'about.press'];

const faults = (change: Partial<SectionRoute>, rest: Partial<Parameters<typeof pageFaults>[0]> = {}) => {
  const route = { ...press, ...change };
  return pageFaults({ entry, route, routes: [route], document: carried, chunks, ...rest });
};

it('a page that keeps the rules has no faults', () => {
  expect(faults({})).toEqual([]);
  expect(faults({}, { chunks: undefined })).toEqual([]);
});

it.each<[what: string, words: string, found: string[]]>([
  ['no chunk name', 'import(/* webpackChunkName: "about.press" */ …)', faults({}, { chunks: ['about'] })],
  ['no document', "documents.ts has no entry for it: '/about/press':", faults({}, { document: undefined })],
  ['no trail', 'ends at nothing; it has to end at /about/press', faults({}, { document: {} })],
  ['a long title', 'a title has 1 to 60 characters, this one 61', faults({ title: 'x'.repeat(61) })],
  [
    'a short description',
    'a description has 50 to 160 characters, this one 5',
    faults({ description: 'Press' }),
  ],
  ['a path of others', '/blogs is not below /about, /careers', faults({ path: '/blogs' })],
  ['a malformed path', '/about/Press is no path of this site', faults({ path: '/about/Press' })],
  [
    'the title of another',
    'Its title is that of /about, too',
    faults({}, { routes: [{ ...press, path: '/about' }] }),
  ],
])('a page with %s is told so, with the cure', (_what, words, found) => {
  expect(found.join('\n')).toContain(words);
});

it('what stands on the page is looked at: headings, and links to pages that are none', () => {
  const main = document.createElement('main');
  expect(shownFaults(main, entry, [press])).toEqual([]);
  main.innerHTML = '<h1>Press</h1><a href="/about/press">here</a><a href="/services/x">elsewhere</a>';
  expect(shownFaults(main, entry, [press])).toEqual([]);
  main.innerHTML = '<h2></h2><a href="/about/pres">here</a>';
  expect(shownFaults(main, entry, [press])).toEqual([
    'It has 0 h1 elements; a page has one.',
    'It has an empty h2: a heading has words.',
    'It links to /about/pres, which is no page of this section.',
  ]);
  main.innerHTML = '<h1><img alt="Press"></h1><h5><img alt=""></h5>';
  expect(shownFaults(main, entry, [press])).toEqual(['It has an empty h5: a heading has words.']);
});
