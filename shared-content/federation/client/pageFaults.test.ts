/** @jest-environment jsdom */
import { sayFinding } from '../finding.contract';
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
const chunks = { about: [], 'about.press': ['components/Filter.tsx'] };

const faults = (change: Partial<SectionRoute>, rest: Partial<Parameters<typeof pageFaults>[0]> = {}) => {
  const route = { ...press, ...change };
  return pageFaults({ entry, route, routes: [route], document: carried, chunks, ...rest }).map((finding) =>
    sayFinding(finding, finding.page!),
  );
};

it('a page that keeps the rules has no faults', () => {
  expect(faults({})).toEqual([]);
  expect(faults({}, { chunks: undefined })).toEqual([]);
});

it.each<[what: string, words: string, found: string[]]>([
  ['no chunk name', 'import(/* webpackChunkName: "about.press" */ …)', faults({}, { chunks: { about: [] } })],
  [
    'no document',
    "has no entry in documents.ts. Add one: '/about/press':",
    faults({}, { document: undefined }),
  ],
  [
    'no trail',
    'has breadcrumbs that end at nothing. Let them end at /about/press',
    faults({}, { document: {} }),
  ],
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
    faults({ static: true }),
  ],
  ['a malformed path', '/about/Press is no path of this site', faults({ path: '/about/Press' })],
  [
    'the title of another',
    'has the title of /about. Give it its own.',
    faults({}, { routes: [{ ...press, path: '/about' }] }),
  ],
])('a page with %s is told so, with the cure', (_what, words, found) => {
  expect(found.join('\n')).toContain(words);
});

it('what stands on the page is looked at: headings, and links to pages that are none', () => {
  const main = document.createElement('main');
  const shown = () => shownFaults(main, entry, [press], press).map(({ words }) => words);
  expect(shown()).toEqual([]);
  main.innerHTML = '<h1>Press</h1><a href="/about/press">here</a><a href="/services/x">elsewhere</a>';
  expect(shown()).toEqual([]);
  main.innerHTML = '<h2></h2><a href="/about/pres">here</a>';
  expect(shown()).toEqual(['has 0 h1 elements', 'has an empty h2', 'links to /about/pres']);
  main.innerHTML = '<h1><img alt="Press"></h1><h5><img alt=""></h5>';
  expect(shown()).toEqual(['has an empty h5']);
});

it('a static page has no control, but a box that CSS reacts to, and an interactive part of others', () => {
  const main = document.createElement('main');
  const shown = () =>
    shownFaults(main, entry, [press], { ...press, static: true }).map(({ words }) => words.slice(0, 14));
  main.innerHTML =
    '<div data-part=""><h1>Press</h1><input type="radio"><div data-film=""><button>Play</button></div></div>';
  expect(shown()).toEqual([]);
  main.innerHTML = '<h1>Press</h1><form><input></form><button>Play</button>';
  expect(shown()).toEqual(['has a <form>, ', 'has a <input>,', 'has a <button>']);
});
