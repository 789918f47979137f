import { longestTitle } from './longestTitle';
import type { SectionEntry } from './registry';
import type { SectionRoute } from './section.contract';
import { chunkOf, isBelow, isPath, pathRule } from './sectionPath';

const lengths = { title: [1, longestTitle], description: [50, 160] } as const;

/**
 * What is wrong with the title and description that a page gives (the site puts the company's name behind a title where it
 * has room). Each fault is a clause that begins in lower case; what search results show of a page is cut off at these lengths.
 */
export const headFaults = (head: { readonly title: string; readonly description: string }): string[] =>
  (['title', 'description'] as const).flatMap((name) => {
    const [least, most] = lengths[name];
    // A section's bundle may be plain JavaScript.
    const length = (head[name] as string | undefined)?.trim().length ?? 0;
    return length >= least && length <= most
      ? []
      : [`a ${name} has ${least} to ${most} characters, this one ${length}.`];
  });

/** What is wrong with the path that a page of a section has or is to have. */
export const pathFaults = (entry: Pick<SectionEntry, 'name' | 'prefixes'>, path: string): string[] => [
  ...(isBelow(entry, path)
    ? []
    : [`${path} is not below ${entry.prefixes.join(', ')}, which are the prefixes that ${entry.name} owns.`]),
  ...(isPath(path) ? [] : [pathRule(path)]),
];

/**
 * Rules of the contract that a route breaks by itself, each with what to do.
 *
 * @param hasChunk whether the section's build has a chunk of the page's name
 */
export function routeFaults(
  entry: SectionEntry,
  { path, title, description, load }: SectionRoute,
  hasChunk: boolean,
): string[] {
  return [
    ...pathFaults(entry, path),
    ...(typeof load === 'function' ? [] : [`${path} has no load().`]),
    ...headFaults({ title, description }).map((words) => `${path}: ${words}`),
    ...(hasChunk
      ? []
      : [
          `${path} has no chunk of its own; name its import(): import(/* webpackChunkName: "${chunkOf(path)}" */ …).`,
        ]),
  ];
}
