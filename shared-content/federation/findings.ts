import { type SectionEntry, isBelow } from './registry';
import { getChunkName } from './scripts';
import { type SectionRoute, longestTitle } from './section.contract';

/**
 * A fault that a check has found. Sections' tests, `npm run new`, releases and the browser gate all use this shape.
 */
export interface Finding {
  /** Route of the page; undefined for a fault of the whole build. */
  readonly page?: string;
  /** Name of the app that can mend it; undefined where no single app can. */
  readonly owner?: string;
  /**
   * `major`: visitors would notice the fault; it refuses every release, and a rollback of an app. `minor`: a budget, or a
   * rule that may be newer than the version; it refuses a release of its owner or of the shell, and no rollback.
   */
  readonly severity: 'major' | 'minor';
  /** The fault, as a predicate of the page or build ("has no title in its head"), without a full stop. */
  readonly message: string;
  /** The remedy, in whole sentences. */
  readonly fix: string;
}

/** A finding as one line of text. @param subject of the finding's predicate, as "/about (mfe-company 3f2a)" */
export const formatFinding = ({ message, fix }: Pick<Finding, 'message' | 'fix'>, subject: string): string =>
  `${subject} ${message}. ${fix}`;

/** Segments of a-z, 0-9 and dashes: these have the same form in links, file names, the sitemap and chunk names. */
const pathForm = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

export const isPath = (path: string): path is `/${string}` => pathForm.test(path);

export const pathFix =
  'Write segments of a-z, 0-9 and single dashes, as /services/ai-ml, without a slash at the end.';

const lengths = { title: [1, longestTitle], description: [50, 160] } as const;

const finding =
  (severity: Finding['severity']) =>
  (message: string, fix: string, of: Pick<Finding, 'page' | 'owner'> = {}): Finding => ({
    ...of,
    severity,
    message,
    fix,
  });
export const majorFinding = finding('major');
export const minorFinding = finding('minor');

/**
 * Checks the lengths of a page's title and description: search results truncate longer ones. The site appends the
 * company's name to a title if there is room.
 */
export const headFaults = (
  head: { readonly path: string; readonly title: string; readonly description: string },
  owner?: string,
): Finding[] =>
  (['title', 'description'] as const).flatMap((name) => {
    const [least, most] = lengths[name];
    // A section's bundle may be plain JavaScript, so the type is no guarantee.
    const length = (head[name] as string | undefined)?.trim().length ?? 0;
    return length >= least && length <= most
      ? []
      : [
          minorFinding(
            `has a ${name} of ${length} characters`,
            `Give it a ${name} of ${least} to ${most} characters.`,
            { page: head.path, owner },
          ),
        ];
  });

/** Checks the path of a page, present or planned, of a section. */
export function pathFaults(
  { name: owner, prefixes }: Pick<SectionEntry, 'name' | 'prefixes'>,
  page: string,
): Finding[] {
  const of = { page, owner };
  const fix = `Choose a path below ${prefixes.join(', ')}, which ${owner} owns.`;
  return [
    ...(isBelow({ prefixes }, page) ? [] : [minorFinding(`is not below the prefixes of ${owner}`, fix, of)]),
    ...(isPath(page) ? [] : [minorFinding('is no path of this site', pathFix, of)]),
  ];
}

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
  const of = { page: path, owner: entry.name };
  return [
    ...pathFaults(entry, path),
    ...(typeof load === 'function'
      ? []
      : [minorFinding('has no load()', "Let its route's load() import the page's component.", of)]),
    ...headFaults({ path, title, description }, entry.name),
    ...(client
      ? []
      : [
          minorFinding(
            'has no chunk of its own',
            `Name its import(): import(/* webpackChunkName: "${getChunkName(path)}" */ …).`,
            of,
          ),
        ]),
    ...(isStatic ? (client ?? []) : []).map((file) =>
      majorFinding(
        `says \`static\` and shows ${file}, which says 'use client': React does not hydrate a static page's content`,
        'Leave that component out, or leave `static` out of the route.',
        of,
      ),
    ),
  ];
}

/**
 * Selectors for static pages, of which React hydrates nothing. State, effects and handlers are found
 * by their module's directive 'use client' (`routeFaults`), which lint demands.
 */
export const staticRules = {
  /**
   * Controls that need a script in at least one supported browser (package.json): not all of these browsers open menus and
   * dialogs by themselves. Radio buttons and checkboxes are allowed, as CSS may react to them.
   */
  controls:
    'form, input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable], button:not([disabled], [data-back])',
  /** Interactive parts within a static page: a part of another section, Home's film. */
  apart: '[data-part] [data-part], [data-film]',
} as const;

/** @returns the fault of a static page with a dead control, as a predicate of the page */
export const describeDeadControl = (name: string): string =>
  `has a <${name}>, which would be dead: its route says \`static\`, and React does not hydrate the page's content`;
