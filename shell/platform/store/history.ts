import { hostname, userInfo } from 'node:os';
import type { ObjectStore } from './objects/ObjectStore';
import type { Circumstances, HistoryEntry, ReleasedBy, Versions } from './state.contract';

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
): HistoryEntry | undefined => {
  const entry = history[history.findLastIndex(({ versions }) => versions[app] !== version) + 1];
  return entry?.apps.includes(app) ? entry : undefined;
};

/**
 * The states that a rollback can go back to, oldest first; the last one is live.
 *
 * Every release, start and change of settings adds a state at the end. A rollback removes the states that it leaves,
 * so a second one goes further back. A version that was rolled back returns only by a release or by its name (`--to`,
 * `--generation`).
 *
 * | history                              | states | a further rollback goes to |
 * | ------------------------------------ | ------ | -------------------------- |
 * | release 1, 2, 3                      | 1 2 3  | 2                          |
 * | release 1, 2, 3, rollback            | 1 2    | 1                          |
 * | release 1, 2, 3, rollback, release 4 | 1 2 4  | 2                          |
 * | release 1, 2, 3, rollback to 1       | 1      | nothing                    |
 * | release 1, 2, rollback, rollback to 2 | 1 2   | 1                          |
 */
function timeline(
  history: readonly HistoryEntry[],
  keyOf: (entry: HistoryEntry) => string | undefined,
  isBad: (state: HistoryEntry, rollback: HistoryEntry, before: HistoryEntry) => boolean,
): HistoryEntry[] {
  let states: HistoryEntry[] = [];
  let before: HistoryEntry | undefined;
  for (const entry of history) {
    const key = keyOf(entry);
    if (key === undefined) continue;
    const from = before;
    before = entry;
    if (from && key === keyOf(from)) continue;
    const known = () => states.findLastIndex((state) => keyOf(state) === key);
    const isBack = entry.action === 'rollback';
    if (from && isBack)
      states = states.filter((state) => keyOf(state) !== keyOf(from) && !isBad(state, entry, from));
    const at = isBack ? known() : -1;
    states = at >= 0 ? states.slice(0, at + 1) : [...states, entry];
  }
  return states;
}

/** Versions of one app that a rollback can go back to, oldest first; the last is the live one. */
export const versionTimeline = (history: readonly HistoryEntry[], app: string): string[] =>
  timeline(
    history,
    (entry) => entry.versions[app],
    () => false,
  ).flatMap(({ versions }) => versions[app] ?? []);

/**
 * Whole generations that a rollback can go back to, oldest first; the last is the live one. A rollback of one app
 * removes all generations that have the version it left.
 */
export const generationTimeline = (history: readonly HistoryEntry[]): HistoryEntry[] =>
  timeline(
    history,
    ({ generation }) => generation,
    (state, rollback, before) =>
      rollback.apps.some((app) => {
        const bad = before.versions[app];
        return bad !== undefined && state.versions[app] === bad && rollback.versions[app] !== bad;
      }),
  );

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
