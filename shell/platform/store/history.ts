import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildSource } from 'shared-content/build/build.contract';
import type { ReleasedBy } from './releasedBy';
import type { Store, Versions } from './Store';

/** One switch of the live site, or what became of a canary beside it. */
export interface HistoryEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly action: 'start' | 'release' | 'rollback' | 'settings' | 'canary' | 'recovered';
  /** Apps whose version changed with it, those that came and went included. */
  readonly apps: readonly string[];
  readonly generation: string;
  readonly versions: Versions;
  /** Settings that changed with it, a line each. */
  readonly settings?: readonly string[];
  /** What changed in the kit with a shell, a line each, for who writes sections. */
  readonly kit?: readonly string[];
  /** With `canary`, which leaves the live site as it was: what was tried, for so many of a hundred; 0 ended it. */
  readonly canary?: {
    readonly generation: string;
    readonly to: Readonly<Record<string, string>>;
    readonly share: number;
  };
  /** Folder of the checkout that it was done from. */
  readonly checkout?: string;
  /** Changed app → the state of the repository that its version was built from. */
  readonly sources?: Readonly<Record<string, BuildSource>>;
  readonly by?: ReleasedBy;
  /** Why, in the words of who did it (--reason). */
  readonly reason?: string;
  /** Seconds from the start of the command to the switch. */
  readonly seconds?: number;
}

/** One line for each entry. */
export const historyFile = (store: Store) => path.join(store.folder, 'history.jsonl');

/** All switches, oldest first. A line that a kill cut short is left out: `recover` writes it again. */
export async function readHistory(store: Store): Promise<HistoryEntry[]> {
  const text = await readFile(historyFile(store), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as HistoryEntry];
    } catch {
      return [];
    }
  });
}

/** Apps whose version differs between two compositions, or that only one of them has. */
export const changedApps = (before: Versions | undefined, after: Versions): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])]
    .filter((app) => before?.[app] !== after[app])
    .sort();

/** The entry with which the live version of an app went live, if the history reaches back so far. */
export const wentLive = (
  history: readonly HistoryEntry[],
  app: string,
  version: string,
): HistoryEntry | undefined =>
  history[history.findLastIndex(({ versions }) => versions[app] !== version) + 1];

export async function appendHistory(store: Store, entry: HistoryEntry): Promise<void> {
  // The leading line break ends a line that a kill cut short.
  await appendFile(historyFile(store), `\n${JSON.stringify(entry)}\n`, { flush: true });
}

/** Writes the entry that a kill between switch and history left out. */
export async function recoverHistory(store: Store): Promise<void> {
  const generation = await store.current();
  const last = (await readHistory(store)).at(-1);
  if (!generation || last?.generation === generation) return;
  const versions = await store.versionsOf(generation);
  const at = new Date().toISOString();
  await appendHistory(store, {
    at,
    action: 'recovered',
    apps: changedApps(last?.versions, versions),
    generation,
    versions,
  });
}
