import type { HistoryEntry } from './state.contract';

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
