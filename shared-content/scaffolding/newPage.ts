import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type SectionEntry, getChunkName, headFaults, pathFaults, formatFinding } from '../federation';
import type { ShareCard } from '../art/shareCard/shareCard';
import { cardFile } from '../art/shareCard/cardFile';
import type { Changes } from './Changes';
import { appendTo, withImport } from './appendTo';
import {
  type NewPage,
  cardImport,
  getCard,
  wordsImport,
  getDescription,
  documentEntry,
  headImport,
  getNames,
  noCards,
  pageFiles,
  routeEntry,
  getTitle,
} from './templates';

/** The checkout in which a page or section is made. */
export interface Checkout {
  readonly root: string;
  readonly sections: readonly SectionEntry[];
  /** Folder of a section, relative to the root. */
  readonly getFolder: (section: SectionEntry) => string;
  /** Draws a share card; undefined if that is not possible: the page then has the card of the page above it. */
  readonly drawCard: (card: ShareCard) => Promise<Buffer | undefined>;
}

export interface PageWords {
  readonly title?: string;
  readonly description?: string;
}

/** Ends a command before it has written anything. The message is one line with fault and remedy. */
export function refuse(words: string): never {
  throw new Error(words);
}

/** A section's sources by name, without tests, packages and builds. */
const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !/^(node_modules|dist|dist-development|art|assets|testing)$/.test(name))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(place);
      return /(?<!\.test)\.tsx?$/.test(entry.name) ? [place] : [];
    });

/** Chunk names in a source: literal names, or one for each file of a folder. */
function chunksIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const written = [...text.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, chunk = '']) => chunk);
  const folders = text.matchAll(/webpackContext\('([^']+)'[^)]*?chunkName: '([^']+)\[request\]'/g);
  const ofFiles = [...folders].flatMap(([, folder = '', start]) =>
    readdirSync(path.join(path.dirname(file), folder)).map((name) => `${start}${path.parse(name).name}`),
  );
  return [...written, ...ofFiles];
}

/** Files in which sections list their routes: `section.ts`, else the list that it shares with `node.ts`. */
const routeLists = [
  { file: 'section.ts', name: 'routes', up: '.' },
  { file: 'routes/sectionRoutes.ts', name: 'sectionRoutes', up: '..' },
] as const;

/** `/blog/2026/hello` → `/blog`, `/blog/2026`. */
const pathsAbove = (page: string): string[] =>
  page
    .split('/')
    .slice(1, -1)
    .map((_part, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);

/** @throws Error if a page of the section cannot have this path */
function checkPath(section: SectionEntry, wanted: string): asserts wanted is NewPage['path'] {
  const [fault] = pathFaults(section, wanted);
  if (fault !== undefined) refuse(formatFinding(fault, wanted));
}

/** @throws Error if title or description are too short or too long for a head */
function checkWords({ path, title, description }: NewPage): void {
  const [fault] = headFaults({ path, title, description });
  if (fault !== undefined)
    refuse(`${formatFinding(fault, path)} Give another one with --title or --description.`);
}

/**
 * Adds a page to a section: its files, route, breadcrumbs and share card.
 *
 * @param section entry of the section; a section made by the same command need not be in the registry yet
 * @returns whether a page above ends with a card that links to the new page
 * @throws Error in one line for a path that the page cannot have
 */
export async function addPage(
  changes: Changes,
  checkout: Checkout,
  section: SectionEntry,
  wanted: string,
  words: PageWords = {},
): Promise<{ readonly listed: boolean }> {
  const { name } = section;
  checkPath(section, wanted);
  // The site's text has typographic apostrophes.
  const [title = getTitle(wanted), said] = [words.title, words.description].map((text) =>
    text?.replaceAll("'", '’'),
  );
  const description = said ?? getDescription(title);
  const folder = checkout.getFolder(section);
  const place = path.join(checkout.root, folder);
  const pages = existsSync(place) ? sourcesIn(place).flatMap(chunksIn) : [];
  if (pages.includes(getChunkName(wanted))) refuse(`${name} has a page at ${wanted} already.`);
  const above = pathsAbove(wanted).filter((path) => pages.includes(getChunkName(path)));
  const page: NewPage = { path: wanted, above, title, description, ...getNames(wanted) };
  const own = (file: string) => path.posix.join(folder, file);
  const files = Object.entries(pageFiles(page));
  const there = [...files.map(([file]) => own(file)), own(cardFile(wanted))].find((file) =>
    changes.has(file),
  );
  if (there)
    refuse(`${there} exists already for another page: choose a path that leads to other file names.`);
  checkWords(page);

  const list = routeLists.find(
    ({ file, name: holder }) =>
      changes.has(own(file)) && appendTo(changes.read(own(file)), 'list', holder, '0') !== undefined,
  );
  if (!list) return refuse(`${own('section.ts')} has no list of routes: routes: [ … ].`);
  const card = await checkout.drawCard(getCard(page));
  const documents = appendTo(
    changes.read(own('documents.ts')),
    'object',
    'documents',
    documentEntry(page, card !== undefined),
  );
  if (documents === undefined)
    return refuse(`${own('documents.ts')} has no object of documents: documents = { … }.`);

  for (const [file, text] of files) changes.write(own(file), text);
  const routes = appendTo(changes.read(own(list.file)), 'list', list.name, routeEntry(page, list.up))!;
  changes.write(own(list.file), withImport(routes, headImport(page, list.up)));
  const imports = [wordsImport(page), headImport(page, '.'), ...(card ? [cardImport(page)] : [])];
  changes.write(own('documents.ts'), imports.reduce(withImport, documents));
  if (card) {
    changes.write(own(cardFile(wanted)), card);
    const cards = own('art/cards.ts');
    const before = changes.has(cards) ? changes.read(cards) : noCards;
    changes.write(cards, appendTo(before, 'list', 'cards', JSON.stringify(getCard(page))) ?? before);
  }
  return { listed: above.length > 0 };
}
