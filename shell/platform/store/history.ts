import { mkdir, readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import type { BuildSource } from 'shared-content/artifact/build.contract';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { readStoredBuild } from './builds';
import { type ObjectStore, forEachConcurrently } from './objects/ObjectStore';
import { asJson, writeWhole } from 'shared-content/artifact/durable';
import { type SiteFolder, namesIn } from './SiteFolder';
import { skipCorrupt } from './pull';
import { readShown } from './state';
import { parseEntry } from './state.shape';
import type { Circumstances, HistoryEntry, ReleasedBy, SiteState, Versions } from './state.contract';

// `history/<number>.json` describes the change to the state of that number. The process that swapped the state in
// writes it afterwards. If it was killed, the process of the next swap writes it.
const keyOf = (number: number) => `history/${number}.json`;

/** Writes a state's history entry, unless it is already there. */
export async function writeHistoryEntry(store: ObjectStore, { number, entry }: SiteState): Promise<void> {
  if (entry) await store.put(keyOf(number), asJson(entry), { tag: null });
}

const numbersIn = async (siteFolder: SiteFolder): Promise<number[]> =>
  (await namesIn(path.join(siteFolder.path, 'history')))
    .map((name) => Number(/^(\d+)\.json$/.exec(name)?.[1]))
    .filter((number) => number > 0)
    .sort((a, b) => a - b);

/** Entries never change, so each is read only once. */
const known = new Map<string, HistoryEntry>();

async function readEntry(siteFolder: SiteFolder, number: number): Promise<HistoryEntry | undefined> {
  const file = path.join(siteFolder.path, keyOf(number));
  const refuse = (fault: string) => new ReleaseError(`${file}: ${fault}`, 'broken');
  const entry =
    known.get(file) ?? (await skipCorrupt(async () => parseEntry(await readFile(file, 'utf8'), refuse)));
  if (entry) known.set(file, entry);
  return entry;
}

/**
 * All switches, oldest first. The entry of the state itself may not be in the history yet: the process that swapped it
 * in may have been killed, or be about to write it. An entry that cannot be read is left out.
 *
 * @param state the newest known; by default what the folder shows
 */
export async function readHistory(
  siteFolder: SiteFolder,
  state: Pick<SiteState, 'number' | 'entry'> | undefined = readShown(siteFolder),
): Promise<HistoryEntry[]> {
  const numbers = await numbersIn(siteFolder);
  const read = await Promise.all(numbers.map((number) => readEntry(siteFolder, number)));
  const newest = state?.entry && !numbers.includes(state.number) ? [state.entry] : [];
  return [...read.filter((entry) => entry !== undefined), ...newest];
}

/** Copies the entries that a folder lacks from the bucket. */
export async function pullHistory(
  store: ObjectStore,
  siteFolder: SiteFolder,
  { number }: SiteState,
): Promise<void> {
  const here = new Set(await numbersIn(siteFolder));
  if (number === 0) return;
  const keys = (await store.list('history/')).map(({ key }) => key);
  await mkdir(path.join(siteFolder.path, 'history'), { recursive: true });
  await forEachConcurrently(
    keys.filter((key) => /^history\/\d+\.json$/.test(key) && !here.has(Number(/\d+/.exec(key)?.[0]))),
    async (key) => {
      const found = await store.get(key);
      if (found) await writeWhole(path.join(siteFolder.path, key), found.body.toString('utf8'));
    },
  );
}

/**
 * The entries whose generation was live within some days, oldest first: each was live until the next one came.
 *
 * @param history oldest first
 */
export const getRecent = (history: readonly HistoryEntry[], days: number, now: Date): HistoryEntry[] =>
  history.filter((_, index) => {
    const until = history[index + 1]?.at;
    return until === undefined || Date.parse(until) >= now.getTime() - days * 86_400_000;
  });

/** Apps whose version differs between two compositions, or that only one of them has. */
export const changedApps = (before: Versions | undefined, after: Versions): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])]
    .filter((app) => before?.[app] !== after[app])
    .sort();

/** The entry with which the live version of an app went live, if the history reaches back that far. */
export const getSwitchEntry = (
  history: readonly HistoryEntry[],
  app: string,
  version: string,
): HistoryEntry | undefined =>
  history[history.findLastIndex(({ versions }) => versions[app] !== version) + 1];

/** App → the commit that its version was built from. */
export type Sources = Readonly<Record<string, BuildSource>>;

/** The commits of changed apps, where they are known. */
export async function getSources(
  siteFolder: SiteFolder,
  versions: Versions,
  changed: readonly string[],
): Promise<Sources> {
  const sources: Record<string, BuildSource> = {};
  for (const app of changed) {
    const version = versions[app];
    // A damaged build still goes back to a whole generation, which needs none.
    const build = version && (await skipCorrupt(() => readStoredBuild(siteFolder, app, version)));
    if (build && build.source) sources[app] = build.source;
  }
  return sources;
}

export const formatTime = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** Describes what an entry changed: apps with the commits of their builds, or settings. */
export function formatChanges(entry: HistoryEntry): string {
  const { apps, versions, sources, settings = [], action } = entry;
  const changes = apps.map((app) => {
    const source = sources?.[app];
    const commit =
      source && ` (${source.commit}${source.dirty ? ' and uncommitted changes' : ''}, ${source.author})`;
    return `${app} ${versions[app] ?? 'taken away'}${commit ?? ''}`;
  });
  return (
    [...changes, ...settings].join(', ') ||
    (action === 'settings' ? 'the same settings' : 'the same versions')
  );
}

/** Describes who made the change, why, and how long it took. */
export function formatCircumstances({
  by,
  reason,
  seconds,
}: Circumstances & Pick<HistoryEntry, 'seconds'>): string {
  const who = by && `by ${by.user} on ${by.host}${by.run ? ` ${by.run}` : ''}`;
  const took = seconds === undefined ? undefined : `${seconds} s`;
  return [who, took, reason && `"${reason}"`].filter(Boolean).join(', ');
}

/** When, by whom and why something is changed now. */
export const createCircumstances = (store: ObjectStore, reason: string | undefined): Circumstances => ({
  at: store.now().toISOString(),
  by: releasedBy(),
  ...(reason && { reason }),
});

function releasedBy(env = process.env): ReleasedBy {
  const github =
    env.GITHUB_RUN_ID &&
    `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`;
  const run = github || env.CI_JOB_URL || env.BUILD_URL;
  const user = env.GITHUB_ACTOR || env.GITLAB_USER_LOGIN || userName();
  return { user, host: hostname(), ...(run && { run }) };
}

/** A container may run under a user id that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
