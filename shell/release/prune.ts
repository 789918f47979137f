import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, apps } from 'shared-content/federation';
import { readHistory } from './history';
import type { Store } from './Store';

export interface PruneOptions {
  readonly store: Store;
  /** Newest generations that stay, the live one always among them. */
  readonly keep: number;
  /** Generations that were live within so many days stay: tabs opened on them may still be open. */
  readonly days: number;
  readonly now: Date;
  readonly dryRun: boolean;
}

export interface Pruned {
  readonly generations: readonly string[];
  readonly versions: readonly { readonly app: AppName; readonly version: string }[];
}

const list = (folder: string) => readdir(folder).catch(() => [] as string[]);

/**
 * Removes generations that no open tab can need any more, and versions that no kept generation pins. The
 * caller holds the store's lock.
 */
export async function prune({ store, keep, days, now, dryRun }: PruneOptions): Promise<Pruned> {
  const history = await readHistory(store);
  const live = await store.current();
  const newest = [...new Set(history.map(({ generation }) => generation).reverse())];
  const since = now.getTime() - days * 86_400_000;
  // An entry was live until the next one came.
  const recent = history.flatMap((entry, index) => {
    const until = history[index + 1]?.at;
    return until === undefined || Date.parse(until) >= since ? [entry.generation] : [];
  });
  const kept = new Set([...newest.slice(0, keep), ...recent, ...(live ? [live] : [])]);
  const generations = (await list(path.join(store.folder, 'pages'))).filter((id) => !kept.has(id)).sort();

  const pinned = new Set<string>();
  for (const id of await list(path.join(store.folder, 'pages')))
    if (kept.has(id))
      for (const [app, version] of Object.entries(await store.versionsOf(id)))
        pinned.add(`${app}/${version}`);
  const versions: { app: AppName; version: string }[] = [];
  for (const { name } of apps)
    for (const version of (await list(path.join(store.folder, 'assets', name))).sort())
      if (!pinned.has(`${name}/${version}`)) versions.push({ app: name, version });

  if (!dryRun) {
    const gone = { recursive: true, force: true };
    for (const id of generations) await rm(store.pages(id), gone);
    for (const { app, version } of versions) {
      // The bundle first: without it the version counts as unpublished, and is published anew when asked for.
      await rm(store.bundles(app, version), gone);
      await rm(store.assets(app, version), gone);
    }
  }
  return { generations, versions };
}
