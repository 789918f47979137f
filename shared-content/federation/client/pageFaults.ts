import type { Finding } from '../finding.contract';
import { headingCure, headingFaults, headings } from '../headingFaults';
import type { SectionEntry } from '../registry';
import type { RouteDocument, SectionRoute } from '../section.contract';
import { routeFaults } from '../routeFaults';
import { getChunkName, isBelow } from '../sectionPath';
import { getDeadControls, sayDeadControl } from '../staticRules';

interface Page {
  readonly entry: SectionEntry;
  readonly route: SectionRoute;
  readonly routes: readonly SectionRoute[];
  readonly document: RouteDocument | undefined;
  /** Chunk of the section's build → its modules with 'use client'; undefined until they are known. */
  readonly chunks: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Findings for which a release would refuse the page, as far as the section alone can know them. It adds those of sections'
 * own tests: a page needs an entry in documents.ts and breadcrumbs, which the contract leaves open.
 */
export function pageFaults({ entry, route, routes, document, chunks }: Page): Finding[] {
  const { path } = route;
  const own = (words: string, cure: string): Finding => ({
    page: path,
    owner: entry.name,
    severity: 'warning',
    words,
    cure,
  });
  const shared = (['path', 'title', 'description'] as const).flatMap((key) => {
    const other = routes.find((one) => one !== route && one[key] === route[key]);
    return other ? [own(`has the ${key} of ${other.path}`, 'Give it its own.')] : [];
  });
  const end = document?.breadcrumbs?.at(-1)?.path;
  const carried = !document
    ? [own('has no entry in documents.ts', `Add one: '${path}': { breadcrumbs: […], structuredData: […] }.`)]
    : end !== path
      ? [
          own(
            `has breadcrumbs that end at ${end ?? 'nothing'}`,
            `Let them end at ${path} (breadcrumbs in documents.ts).`,
          ),
        ]
      : [];
  return [...routeFaults(entry, route, chunks ? chunks[getChunkName(path)] : []), ...shared, ...carried];
}

/**
 * Findings in the rendered page: its headings, dead links below the section's own prefixes and, on a static page,
 * controls.
 */
export function shownFaults(
  main: Element,
  entry: SectionEntry,
  routes: readonly SectionRoute[],
  { path, static: isStatic }: Pick<SectionRoute, 'path' | 'static'>,
): Finding[] {
  // The page has not loaded yet.
  if (!main.hasChildNodes()) return [];
  const error = (words: string, cure: string): Finding => ({
    page: path,
    owner: entry.name,
    severity: 'error',
    words,
    cure,
  });
  const paths = new Set(routes.map((route): string => route.path));
  const dead = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .map(({ pathname }) => pathname)
    .filter((link) => isBelow(entry, link) && !paths.has(link));
  return [
    ...[...new Set(headingFaults(headings, main))].map((words) => error(words, headingCure)),
    ...(isStatic ? getDeadControls(main) : []).map((name) => error(sayDeadControl(name), 'Leave that out.')),
    ...[...new Set(dead)].map((link) =>
      error(`links to ${link}`, 'Link to a page of this section, or add that page.'),
    ),
  ];
}
