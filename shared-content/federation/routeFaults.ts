import type { Finding } from './finding.contract';
import { longestTitle } from './longestTitle';
import type { SectionEntry } from './registry';
import type { SectionRoute } from './section.contract';
import { getChunkName, isBelow, isPath, pathCure } from './sectionPath';

const lengths = { title: [1, longestTitle], description: [50, 160] } as const;

const warning = (page: string, words: string, cure: string, owner?: string): Finding => ({
  page,
  owner,
  severity: 'warning',
  words,
  cure,
});

/**
 * Checks the lengths of a page's title and description: search results truncate longer ones. The site appends the
 * company's name to a title if there is room.
 */
export const headFaults = (head: {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}): Finding[] =>
  (['title', 'description'] as const).flatMap((name) => {
    const [least, most] = lengths[name];
    // A section's bundle may be plain JavaScript, so the type is no guarantee.
    const length = (head[name] as string | undefined)?.trim().length ?? 0;
    return length >= least && length <= most
      ? []
      : [
          warning(
            head.path,
            `has a ${name} of ${length} characters`,
            `Give it a ${name} of ${least} to ${most} characters.`,
          ),
        ];
  });

/** Checks the path of a page, present or planned, of a section. */
export const pathFaults = (entry: Pick<SectionEntry, 'name' | 'prefixes'>, path: string): Finding[] => [
  ...(isBelow(entry, path)
    ? []
    : [
        warning(
          path,
          `is not below the prefixes of ${entry.name}`,
          `Choose a path below ${entry.prefixes.join(', ')}, which ${entry.name} owns.`,
          entry.name,
        ),
      ]),
  ...(isPath(path) ? [] : [warning(path, 'is no path of this site', pathCure, entry.name)]),
];

/**
 * Checks one route against the contract, without looking at other routes.
 *
 * @param client modules with 'use client' in the page's chunk; undefined where the build has no chunk with its name
 */
export function routeFaults(
  entry: SectionEntry,
  { path, title, description, load, static: isStatic }: SectionRoute,
  client: readonly string[] | undefined,
): Finding[] {
  const own = (words: string, cure: string) => warning(path, words, cure, entry.name);
  return [
    ...pathFaults(entry, path),
    ...(typeof load === 'function'
      ? []
      : [own('has no load()', "Let its route's load() import the page's component.")]),
    ...headFaults({ path, title, description }),
    ...(client
      ? []
      : [
          own(
            'has no chunk of its own',
            `Name its import(): import(/* webpackChunkName: "${getChunkName(path)}" */ …).`,
          ),
        ]),
    ...(isStatic ? (client ?? []) : []).map((file): Finding => ({
      ...own(
        `says \`static\` and shows ${file}, which says 'use client': React does not hydrate a static page's content`,
        'Leave that component out, or leave `static` out of the route.',
      ),
      severity: 'error',
    })),
  ];
}
