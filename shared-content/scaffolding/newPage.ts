import path from 'node:path';
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
import {
  type NewPage,
  documentEntry,
  getDescription,
  getNames,
  getTitle,
  headImport,
  pageFiles,
  routeEntry,
  wordsImport,
} from './templates';

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
  section: SectionEntry,
  folder: string,
  wanted: string,
  words: PageWords = {},
): void {
  checkFindings(pathFaults(section, wanted), wanted);
  const title = typeset(words.title ?? getTitle(wanted));
  const page: NewPage = {
    path: wanted as NewPage['path'],
    above: section.prefixes.find((prefix) => wanted.startsWith(`${prefix}/`)),
    title,
    description: typeset(words.description ?? getDescription(title)),
    ...getNames(wanted),
  };
  checkFindings(headFaults(page), wanted);

  const own = (file: string) => path.posix.join(folder, file);
  const list = routeLists.find(
    ({ file, name }) =>
      changes.has(own(file)) && appendTo(changes.read(own(file)), 'list', name, '0') !== undefined,
  );
  if (!list) return refuse(`${own('section.ts')} has no list of routes: routes: [ … ].`);
  const before = changes.read(own(list.file));
  if (before.includes(`webpackChunkName: "${getChunkName(wanted)}"`))
    refuse(`${section.name} has a page at ${wanted} already.`);
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
