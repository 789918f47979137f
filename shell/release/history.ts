import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from 'shared-content/federation';
import type { Store, Versions } from './Store';

/** One switch of the live site. */
export interface HistoryEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly action: 'start' | 'release' | 'rollback' | 'recovered';
  /** Apps whose version changed with it. */
  readonly apps: readonly AppName[];
  readonly generation: string;
  readonly versions: Versions;
}

const fileOf = (store: Store) => path.join(store.folder, 'history.jsonl');

/** All switches, oldest first. A line that a kill cut short is left out: `recover` writes it again. */
export async function readHistory(store: Store): Promise<HistoryEntry[]> {
  const text = await readFile(fileOf(store), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as HistoryEntry];
    } catch {
      return [];
    }
  });
}

/** Apps whose version differs between two compositions. */
export const changedApps = (before: Versions | undefined, after: Versions): AppName[] =>
  (Object.keys(after) as AppName[]).filter((app) => before?.[app] !== after[app]).sort();

export async function appendHistory(store: Store, entry: HistoryEntry): Promise<void> {
  // The leading line break ends a line that a kill cut short.
  await appendFile(fileOf(store), `\n${JSON.stringify(entry)}\n`);
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
