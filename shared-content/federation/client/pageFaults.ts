import type { SectionEntry } from '../registry';
import type { RouteDocument, SectionRoute } from '../section.contract';
import { chunkOf, isBelow, isPath, pathRule } from '../sectionPath';

interface Page {
  readonly entry: SectionEntry;
  readonly route: SectionRoute;
  readonly routes: readonly SectionRoute[];
  readonly document: RouteDocument | undefined;
  /** Names of the chunks that the section's build has; undefined as long as they are not known. */
  readonly chunks: readonly string[] | undefined;
}

/** What a release would refuse a page for, as far as its section alone can tell; each with the cure. */
export function pageFaults({ entry, route, routes, document, chunks }: Page): string[] {
  const { path, title, description } = route;
  const chunk = chunkOf(path);
  const twin = (key: 'path' | 'title' | 'description') =>
    routes.find((other) => other !== route && other[key] === route[key]);
  const last = document?.breadcrumbs?.at(-1);
  const faults: [broken: boolean, words: string][] = [
    [!isPath(path), pathRule(path)],
    [!isBelow(entry, path), `${path} is not below ${entry.prefixes.join(', ')}, which ${entry.name} owns.`],
    [twin('path') !== undefined, `${path} is listed twice among the routes.`],
    [!title || title.length > 60, `Its title has ${title?.length ?? 0} characters; a title has 1 to 60.`],
    [twin('title') !== undefined, `Its title is that of ${twin('title')?.path}, too.`],
    [
      !description || description.length < 50 || description.length > 160,
      `Its description has ${description?.length ?? 0} characters; a description has 50 to 160.`,
    ],
    [twin('description') !== undefined, `Its description is that of ${twin('description')?.path}, too.`],
    [
      chunks !== undefined && !chunks.includes(chunk),
      `It has no chunk of its own: name its import() in the list of routes, import(/* webpackChunkName: "${chunk}" */ …).`,
    ],
    [!document, `documents.ts has no entry for it: '${path}': { breadcrumbs: […], structuredData: […] }.`],
    [
      document !== undefined && last?.path !== path,
      `Its trail (breadcrumbs in documents.ts) ends at ${last?.path ?? 'nothing'}; it has to end at ${path}.`,
    ],
  ];
  return faults.filter(([broken]) => broken).map(([, words]) => words);
}

/** What a look at the page as it stands tells: its headings, and links below the section's own prefixes. */
export function shownFaults(main: Element, entry: SectionEntry, routes: readonly SectionRoute[]): string[] {
  // It has not come yet.
  if (!main.hasChildNodes()) return [];
  const faults: string[] = [];
  const titles = main.querySelectorAll('h1').length;
  if (titles !== 1) faults.push(`It shows ${titles} headings of the first level (h1); a page has one.`);
  const silent = [...main.querySelectorAll('h1, h2, h3, h4')].filter((one) => one.textContent.trim() === '');
  if (silent.length > 0) faults.push(`A heading (${silent[0]?.localName}) has no words.`);
  const paths = new Set(routes.map(({ path }): string => path));
  const dead = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .map(({ pathname }) => pathname)
    .filter((path) => isBelow(entry, path) && !paths.has(path));
  for (const path of new Set(dead)) faults.push(`It links to ${path}, which is no page of this section.`);
  return faults;
}
