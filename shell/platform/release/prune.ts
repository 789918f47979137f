import { type AppName, apps } from 'shared-content/federation';
import { readCanary } from '../store/canary';
import { readHistory } from '../store/history';
import { isOver, readPreviews, removePreview } from '../store/previews';
import type { Store } from '../store/Store';

export interface PruneOptions {
  readonly store: Store;
  /** Newest generations that stay, the live one always among them. */
  readonly keep: number;
  /** Generations that were live within so many days stay: tabs opened on them may still be open. */
  readonly days: number;
  readonly now: Date;
  readonly dryRun: boolean;
}

interface Pruned {
  /** Names of previews whose time is over. */
  readonly previews: readonly string[];
  readonly generations: readonly string[];
  readonly versions: readonly { readonly app: AppName; readonly version: string }[];
  /** Pictures, films and fonts that only these versions had, by their path in the store. */
  readonly media: readonly string[];
}

/** Generations, a canary's among them, that stay whatever the store holds besides the live one. */
export async function keptGenerations({
  store,
  keep,
  days,
  now,
}: Omit<PruneOptions, 'dryRun'>): Promise<Set<string>> {
  const history = await readHistory(store);
  const newest = [...new Set(history.map(({ generation }) => generation).reverse())];
  const since = now.getTime() - days * 86_400_000;
  // An entry was live until the next one came.
  const recent = history.flatMap((entry, index) => {
    const until = history[index + 1]?.at;
    return until === undefined || Date.parse(until) >= since
      ? [entry.generation, ...(entry.canary ? [entry.canary.generation] : [])]
      : [];
  });
  // An entry of a canary tells of its beginning, of its end or of another share: it runs until there is none.
  const canary = readCanary(store)?.generation;
  return new Set([...newest.slice(0, keep), ...recent, ...(canary === undefined ? [] : [canary])]);
}

/**
 * Removes previews whose time is over, generations that no open tab and no preview can need any more, versions
 * that no kept generation pins, media that no kept version has, and what killed runs left behind; a torn generation
 * goes as well, unless it is
 * live. Each goes by one rename, the generations before what they pin. The caller holds the store's lock.
 *
 * @throws ReleaseError when it cannot be known what the live generation pins; nothing is removed then
 */
export async function prune(options: PruneOptions): Promise<Pruned> {
  const { store, now, dryRun } = options;
  const live = await store.current();
  const previews = readPreviews(store);
  const shown = previews.filter((one) => !isOver(one, now)).map(({ generation }) => generation);
  const over = previews.filter((one) => isOver(one, now)).map(({ name }) => name);
  const kept = new Set([...(await keptGenerations(options)), ...shown]);

  const generations: string[] = [];
  const pinned = new Set<string>();
  for (const id of await store.generations()) {
    if (id === live || (kept.has(id) && (await store.hasGeneration(id))))
      for (const [app, version] of Object.entries(await store.versionsOf(id)))
        pinned.add(`${app}/${version}`);
    else generations.push(id);
  }
  const versions: { app: AppName; version: string }[] = [];
  for (const { name } of apps)
    for (const version of await store.versions(name))
      if (!pinned.has(`${name}/${version}`)) versions.push({ app: name, version });

  const media: string[] = [];
  for (const { name } of apps) {
    const going = versions.filter(({ app }) => app === name);
    media.push(
      ...(await store.mediaWithout(
        name,
        going.map(({ version }) => version),
      )),
    );
  }

  if (!dryRun) {
    for (const name of over) await removePreview(store, name);
    for (const id of generations) await store.removeGeneration(id);
    for (const { app, version } of versions) await store.removeVersion(app, version);
    await store.removeMedia(media);
    await store.clearLeftovers();
  }
  return { previews: over, generations, versions, media };
}
