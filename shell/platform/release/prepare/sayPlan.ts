import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { inParallel } from 'shared-content/artifact/durable';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { pinsElement } from 'shared-content/federation';
import { parseHtml } from '../../http/parseHtml';
import { isAnswerDocument, readRedirects, routeOfDocument } from '../../store/generationFiles';
import { changedApps } from '../../store/history';
import { readSettings, settingsChanges } from '../../store/SiteSettings';
import { getHead, withoutVersions } from './compareGenerations';
import { kitLines } from './kitLines';
import type { ReleaseOptions, SwitchOptions } from './releaseOptions';
import type { SiteSettings, Versions } from '../../store/state.contract';

/** A document as its readers see it. */
interface Page {
  readonly title: string;
  readonly description: string;
  /** Hash of the visible content: markup without pins and without versions in URLs. */
  readonly shown: string;
}

function getPage(html: string): Page {
  // Parses only the head. On thousands of whole pages, the parser takes 2.5 times as long to cut scripts out, and
  // seven times as long to build trees.
  const shown = withoutVersions(html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''));
  const head = getHead(parseHtml(html.slice(0, html.indexOf('</head>'))));
  return {
    title: head.get('title') ?? '',
    description: head.get('description') ?? '',
    shown: createHash('sha256').update(shown).digest('hex'),
  };
}

const withoutPins = (html: string): string => html.replace(pinsElement, '');

/** A page in both compositions, where it exists; the same object where only the pins differ. */
interface Compared {
  readonly was: Page | undefined;
  readonly page: Page | undefined;
}

const documentsIn = async (folder: string | undefined): Promise<string[]> =>
  folder === undefined
    ? []
    : (await readdir(folder, { recursive: true })).filter(
        (name) => name.endsWith('.html') && !isAnswerDocument(name),
      );

/** Route → its page before and after, for all documents of two compositions that are pages. */
async function comparedPages(
  before: string | undefined,
  after: string,
): Promise<ReadonlyMap<string, Compared>> {
  const [old, next] = [new Set(await documentsIn(before)), new Set(await documentsIn(after))];
  const files = [...new Set([...next, ...old])].sort();
  const compare = async (file: string): Promise<Compared> => {
    const read = (folder = '') => readFile(path.join(folder, file), 'utf8');
    const [was, is] = [old.has(file) ? await read(before) : '', next.has(file) ? await read(after) : ''];
    const page = is ? getPage(is) : undefined;
    if (page && withoutPins(was) === withoutPins(is)) return { was: page, page };
    return { was: was ? getPage(was) : undefined, page };
  };
  const pages = await pMap(files, compare, inParallel);
  return new Map(files.map((file, index) => [routeOfDocument(file), pages[index] as Compared]));
}

/** Folder of a composition, and its versions. */
interface Side {
  readonly folder: string;
  readonly versions: Versions;
}

/** The changes that a switch would make, for people. */
interface Plan {
  readonly lines: readonly string[];
  /** Live addresses that would be gone: pages without a replacement, and redirects that end. */
  readonly lost: readonly string[];
}

const some = (routes: readonly string[]) =>
  routes.length > 6 ? `${routes.slice(0, 6).join(', ')} and ${routes.length - 6} more` : routes.join(', ');

/**
 * Compares two compositions: apps, settings, and the documents by path, title, description and visible content.
 *
 * @param before the live composition; undefined for the first one
 * @param settings changed settings, a line each
 */
async function getPlan(before: Side | undefined, after: Side, settings: readonly string[]): Promise<Plan> {
  const pages = [...(await comparedPages(before?.folder, after.folder))];
  const next = new Set(pages.flatMap(([route, { page }]) => (page ? [route] : [])));
  const apps = changedApps(before?.versions, after.versions).map((app) => {
    const [from, to] = [before?.versions[app], after.versions[app]];
    return from && to ? `  ~ ${app} ${from} → ${to}` : to ? `  + ${app} ${to}` : `  - ${app} ${from}`;
  });
  const added = pages.flatMap(([route, { was }]) => (was ? [] : [route]));
  const oldMoves = before ? await readRedirects(before.folder) : {};
  const moves = await readRedirects(after.folder);
  const isAnswered = (address: string) => next.has(address) || Object.hasOwn(moves, address);
  const gone = pages.flatMap(([route, { page }]) => (page ? [] : [route]));
  const lost = [...gone, ...Object.keys(oldMoves)].filter((address) => !isAnswered(address));
  const both = pages.flatMap(([route, { was, page }]) => (was && page ? [{ route, was, page }] : []));
  const heads = both.flatMap(({ route, was, page }) =>
    (['title', 'description'] as const).flatMap((part) =>
      was[part] === page[part] ? [] : [`  ~ ${part} of ${route}: "${was[part]}" → "${page[part]}"`],
    ),
  );
  const shown = both.filter(({ was, page }) => was.shown !== page.shown).map(({ route }) => route);
  return {
    lost,
    lines: [
      ...apps,
      ...settings.map((line) => `  ~ ${line}`),
      ...(before ? added.map((route) => `  + page ${route}`) : [`  + ${added.length} pages`]),
      ...gone.map((route) => `  - page ${route}`),
      ...Object.entries<string>(moves)
        .filter(([from, to]) => (oldMoves as Readonly<Record<string, string>>)[from] !== to)
        .map(([from, to]) => `  > ${from} leads to ${to}`),
      ...Object.keys(oldMoves)
        .filter((from) => !isAnswered(from))
        .map((from) => `  - redirect of ${from}`),
      ...heads,
      ...(shown.length > 0
        ? [`  ~ ${shown.length} of ${next.size} pages show something else: ${some(shown)}`]
        : []),
    ],
  };
}

/**
 * Prints the changes that a switch to a composition makes.
 *
 * @param settings of the composition; undefined where it has none of its own
 * @returns live addresses that would be gone
 */
export async function sayPlan(
  after: Side,
  settings: SiteSettings | undefined,
  { store, say }: SwitchOptions,
): Promise<readonly string[]> {
  const live = await store.current();
  const before = live ? { folder: store.pages(live), versions: await store.getVersions(live) } : undefined;
  const liveSettings = await readSettings(store);
  const plan = await getPlan(before, after, settings && live ? settingsChanges(liveSettings, settings) : []);
  if (plan.lines.length > 0) say('What changes:');
  plan.lines.forEach(say);
  const kit = await kitLines(store, before?.versions, after.versions);
  if (kit.length > 0) say('What changes in the kit, for who writes sections:');
  for (const line of kit) say(`  ${line}`);
  return plan.lost;
}

/** @throws ReleaseError where a release would lose live addresses unintentionally */
export function refuseLost(
  lost: readonly string[],
  { action, removePages }: Pick<ReleaseOptions, 'action' | 'removePages'>,
): void {
  if (lost.length > 0 && !removePages && action === 'release')
    throw new ReleaseError(
      `${lost.join(', ')} would be gone from the live site. Addresses stay: name what takes the place of each under redirects in its section's node.ts (or bring a checkout up to date that is only behind); if they are to answer 404, add --remove-pages.`,
    );
}
