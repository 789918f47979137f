import path from 'node:path';
import { company } from '../content';
import {
  type Finding,
  type SectionEntry,
  formatFinding,
  getChunkName,
  headFaults,
  pathFaults,
} from '../federation';
import type { Changes } from './Changes';
import { appendTo, withImport } from './appendTo';

/** A planned page, with the names that follow from its path. */
interface NewPage {
  /** Prefix of its section, if the page is below it. */
  readonly above: string | undefined;
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
  /** Beginning of its names in code: `/blog/hello` → `blogHello`. */
  readonly stem: string;
  /** `BlogHelloPage`. */
  readonly component: string;
}

export interface PageWords {
  readonly title?: string;
  readonly description?: string;
}

/** Ends a command before it has written anything. The message is one line with fault and remedy. */
export function refuse(words: string): never {
  throw new Error(words);
}

/** Files in which sections list their routes: `section.ts`, else the list that it shares with `node.ts`. */
const routeLists = [
  { file: 'section.ts', name: 'routes', up: '.' },
  { file: 'routes/sectionRoutes.ts', name: 'sectionRoutes', up: '..' },
] as const;

const checkFindings = ([fault]: readonly Finding[], page: string) =>
  fault && refuse(formatFinding(fault, page));

/** The site's text has typographic apostrophes. */
const typeset = (words: string) => words.replaceAll("'", '’');

/**
 * Adds a page to a section: its files, route and breadcrumbs.
 *
 * @param folder of the section, relative to the root
 * @throws Error in one line for a path or words that the page cannot have
 */
export function addPage(
  changes: Changes,
  section: Pick<SectionEntry, 'name' | 'prefixes'>,
  folder: string,
  address: string,
  words: PageWords = {},
): void {
  checkFindings(pathFaults(section, address), address);
  const title = typeset(words.title ?? getTitle(address));
  const page: NewPage = {
    path: address as NewPage['path'],
    above: section.prefixes.find((prefix) => address.startsWith(`${prefix}/`)),
    title,
    description: typeset(
      words.description ?? `${title} at ${company.name}, a software company in Dhaka, Bangladesh.`,
    ),
    ...getNames(address),
  };
  checkFindings(headFaults(page), address);

  const own = (file: string) => path.posix.join(folder, file);
  const list = routeLists.find(
    ({ file, name }) =>
      changes.has(own(file)) && appendTo(changes.read(own(file)), 'list', name, '0') !== undefined,
  );
  if (!list) return refuse(`${own('section.ts')} has no list of routes: routes: [ … ].`);
  const before = changes.read(own(list.file));
  if (before.includes(`webpackChunkName: "${getChunkName(address)}"`))
    refuse(`${section.name} has a page at ${address} already.`);
  const files = Object.entries(pageFiles(page));
  const there = files.map(([file]) => own(file)).find((file) => changes.has(file));
  if (there)
    refuse(`${there} exists already for another page: choose a path that leads to other file names.`);
  const documents = appendTo(changes.read(own('documents.ts')), 'object', 'documents', documentEntry(page));
  if (documents === undefined)
    return refuse(`${own('documents.ts')} has no object of documents: documents = { … }.`);

  for (const [file, text] of files) changes.write(own(file), text);
  const routes = appendTo(before, 'list', list.name, routeEntry(page, list.up))!;
  changes.write(own(list.file), withImport(routes, headImport(page, list.up)));
  changes.write(
    own('documents.ts'),
    [wordsImport(page), headImport(page, '.')].reduce(withImport, documents),
  );
}

const upper = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A title from the last segment of a path: `/blog/on-call-desk` → `On call desk`. */
export const getTitle = (path: string): string =>
  upper(path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' '));

function getNames(path: string): Pick<NewPage, 'stem' | 'component'> {
  const [head = '', ...words] = path.split(/[/-]/).filter(Boolean);
  const stem = head + words.map(upper).join('');
  return { stem, component: `${upper(stem)}Page` };
}

const quoted = (text: string) => JSON.stringify(text);

const headFile = ({ stem, path, title, description }: NewPage) => `/** The head of ${path}. */
export const ${stem}Head = {
  path: '${path}',
  title: ${quoted(title)},
  description: ${quoted(description)},
} as const;
`;

const crumb = (name: string, path: string) => `{ name: ${quoted(name)}, path: '${path}' },`;

const wordsFile = ({
  above,
  stem,
  path,
  title,
  description,
}: NewPage) => `import { actions } from 'shared-content/content';

/** The words of ${path}. */
export const ${stem}Words = {
  trail: [${above === undefined ? '' : crumb(getTitle(above), above)}${crumb(title, path)}],
  hero: {
    title: ${quoted(title)},
    lead: ${quoted(description)},
    actions: [actions.startProject],
  },
} as const;
`;

/** The page's component. A page below another shows breadcrumbs. */
const pageFile = ({
  above,
  stem,
  component,
}: NewPage) => `import { ${above === undefined ? '' : 'Breadcrumbs, '}Hero } from 'shared-content/ui';
import { ${stem}Words } from '../content/${stem}Words';

export function ${component}() {
  return <Hero {...${stem}Words.hero}${above === undefined ? '' : ` before={<Breadcrumbs trail={${stem}Words.trail} />}`} />;
}
`;

const testFile = ({ stem, component, path }: NewPage) => `import { screen } from '@testing-library/react';
import { expectContentShape, renderWithKit } from 'shared-content/testing';
import { ${stem}Words } from '../content/${stem}Words';
import { ${stem}Head } from '../content/${stem}Head';
import { ${component} } from './${component}';

describe('${component}', () => {
  it('has a title and a description of the right length', () => {
    expectContentShape([${stem}Head]);
  });

  it('says its words under one heading', () => {
    renderWithKit(<main><${component} /></main>, '${path}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(${stem}Words.hero.title);
    expect(screen.getByText(${stem}Words.hero.lead)).toBeInTheDocument();
  });
});
`;

/** The files of a page, relative to its section. */
const pageFiles = (page: NewPage): Readonly<Record<string, string>> => ({
  [`content/${page.stem}Head.ts`]: headFile(page),
  [`content/${page.stem}Words.ts`]: wordsFile(page),
  [`pages/${page.component}.tsx`]: pageFile(page),
  [`pages/${page.component}.test.tsx`]: testFile(page),
});

/** The page's entry in its section's routes. Webpack needs a literal import and chunk name in each. */
const routeEntry = ({ path, stem, component }: NewPage, up: string) => `{
  ...${stem}Head,
  static: true,
  load: async () => (await import(/* webpackChunkName: "${getChunkName(path)}" */ '${up}/pages/${component}')).${component},
}`;

const headImport = ({ stem }: NewPage, up: string) =>
  `import { ${stem}Head } from '${up}/content/${stem}Head';`;

/** The page's entry in documents.ts, for prerendered documents: breadcrumbs and structured data. */
const documentEntry = ({ stem, path }: NewPage) => `'${path}': {
  breadcrumbs: ${stem}Words.trail,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      '@id': '${path}#page',
      url: '${path}',
      name: ${stem}Head.title,
      description: ${stem}Head.description,
    },
  ],
}`;

const wordsImport = ({ stem }: NewPage) => `import { ${stem}Words } from './content/${stem}Words';`;
