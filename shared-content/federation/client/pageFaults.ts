import { headingFaults, headings } from '../headingFaults';
import type { SectionEntry } from '../registry';
import type { RouteDocument, SectionRoute } from '../section.contract';
import { routeFaults } from '../routeFaults';
import { chunkOf, isBelow } from '../sectionPath';
import { stillFaults, stillRules } from '../stillFaults';

interface Page {
  readonly entry: SectionEntry;
  readonly route: SectionRoute;
  readonly routes: readonly SectionRoute[];
  readonly document: RouteDocument | undefined;
  /** Names of the chunks that the section's build has; undefined as long as they are not known. */
  readonly chunks: readonly string[] | undefined;
}

/**
 * What a release would refuse a page for, as far as its section alone can tell, and what sections' own tests would (its
 * entry in documents.ts and its trail, which the contract leaves open); each with the cure.
 */
export function pageFaults({ entry, route, routes, document, chunks }: Page): string[] {
  const { path } = route;
  const shared = (['path', 'title', 'description'] as const).flatMap((key) => {
    const other = routes.find((one) => one !== route && one[key] === route[key]);
    return other ? [`Its ${key} is that of ${other.path}, too.`] : [];
  });
  const end = document?.breadcrumbs?.at(-1)?.path;
  const carried = !document
    ? [`documents.ts has no entry for it: '${path}': { breadcrumbs: […], structuredData: […] }.`]
    : end !== path
      ? [`Its trail (breadcrumbs in documents.ts) ends at ${end ?? 'nothing'}; it has to end at ${path}.`]
      : [];
  return [...routeFaults(entry, route, chunks?.includes(chunkOf(path)) ?? true), ...shared, ...carried];
}

/**
 * What a look at the page as it stands tells: its headings, links below the section's own prefixes, and what lives on it
 * where its route says that nothing does.
 */
export function shownFaults(
  main: Element,
  entry: SectionEntry,
  routes: readonly SectionRoute[],
  still = false,
): string[] {
  // It has not come yet.
  if (!main.hasChildNodes()) return [];
  const faults = [...new Set(headingFaults(headings, main))].map((fault) => `It ${fault}.`);
  if (still)
    for (const fault of stillFaults(main, stillRules))
      faults.push(`It ${fault}. Its route says \`still\`: leave that out.`);
  const paths = new Set(routes.map(({ path }): string => path));
  const dead = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .map(({ pathname }) => pathname)
    .filter((path) => isBelow(entry, path) && !paths.has(path));
  for (const path of new Set(dead)) faults.push(`It links to ${path}, which is no page of this section.`);
  return faults;
}
