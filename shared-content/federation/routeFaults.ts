import type { SectionEntry } from './registry';
import type { SectionRoute } from './section.contract';
import { chunkOf, isBelow, isPath, pathRule } from './sectionPath';

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
  const rules: readonly [kept: boolean, words: string][] = [
    [
      isBelow(entry, path),
      `${path} is not below ${entry.prefixes.join(', ')}, which are the prefixes that ${entry.name} owns.`,
    ],
    [isPath(path), pathRule(path)],
    [typeof load === 'function', `${path} has no load().`],
    [
      Boolean(title) && title.length <= 60,
      `${path}: a title has 1 to 60 characters, this one ${title?.length ?? 0}.`,
    ],
    [
      Boolean(description) && description.length >= 50 && description.length <= 160,
      `${path}: a description has 50 to 160 characters, this one ${description?.length ?? 0}.`,
    ],
    [
      hasChunk,
      `${path} has no chunk of its own; name its import(): import(/* webpackChunkName: "${chunkOf(path)}" */ …).`,
    ],
  ];
  return rules.flatMap(([kept, words]) => (kept ? [] : [words]));
}
