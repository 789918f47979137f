import { readHistory } from '../../store/history';
import { isCopy, removeMarked, refreshAfterRemoval, swapState } from '../../store/storeAccess';
import { changePreviews, isOver, previewsIn } from '../../store/previews';
import { type Unneeded, findUnneeded, removeUnneeded, getKeys } from '../../store/unneeded';
import type { HistoryEntry, StoreAccess, Preview, SiteState, Versions } from '../../store/state.contract';

interface PruneOptions extends StoreAccess {
  /** Number of newest generations that stay, always including the live one. */
  readonly keep: number;
  /** Generations that were live within this many days stay: their tabs may still be open. */
  readonly days: number;
  readonly now?: Date;
  readonly dryRun: boolean;
}

export interface Pruned extends Unneeded {
  /** Names of expired previews. */
  readonly previews: readonly string[];
}

/** Generation → its versions, where they are known: all that must stay. */
function getKept(
  history: readonly HistoryEntry[],
  { live, canary }: SiteState,
  previews: readonly Preview[],
  { keep, days }: Pick<PruneOptions, 'keep' | 'days'>,
  now: Date,
): Map<string, Versions | undefined> {
  const newest = [...new Set(history.map(({ generation }) => generation).reverse())];
  const since = now.getTime() - days * 86_400_000;
  // An entry was live until the next one came.
  const recent = history.flatMap((entry, index) => {
    const until = history[index + 1]?.at;
    return until === undefined || Date.parse(until) >= since
      ? [entry.generation, ...(entry.canary ? [entry.canary.generation] : [])]
      : [];
  });
  const shown = previews.map(({ generation }) => generation);
  const all = [...newest.slice(0, keep), ...recent, ...shown];
  const result = new Map<string, Versions | undefined>();
  for (const one of [...all, canary?.generation]) if (one !== undefined) result.set(one, undefined);
  if (live) result.set(live.generation, live.versions);
  return result;
}

/**
 * Removes expired previews, generations that no open tab or preview can need, versions and media that no kept one
 * has, and what killed runs left. The state first marks what goes, so that no other state names it meanwhile. A
 * release that needs any of it later adds it anew. The caller holds the folder's lock.
 */
export async function prune({ keep, days, dryRun, now: at, ...access }: PruneOptions): Promise<Pruned> {
  const { store, siteFolder } = access;
  for (;;) {
    const seen = await refreshAfterRemoval(access);
    // A machine whose keys may not delete in the bucket still empties its own folder.
    if (isCopy(access) && !dryRun) await removeUnneeded(siteFolder, seen.state);
    const now = at ?? store.now();
    const history = await readHistory(siteFolder);
    const isPast = (one: Preview) => isOver(one, now);
    const previews = await previewsIn(store);
    const find = (all: readonly Preview[]) => {
      const shown = all.filter((one) => !isPast(one));
      return findUnneeded(store, getKept(history, seen.state, shown, { keep, days }, now), now);
    };
    const over = previews.filter(isPast).map(({ name }) => name);
    const found = await find(previews);
    const pruned = { previews: over, ...found };
    if (dryRun) return pruned;
    if (over.length > 0) await changePreviews(store, isPast);
    const removing = getKeys(found);
    if (removing.length > 0) {
      const marked = await swapState(access, seen, { removing });
      if (!marked) continue;
      // A preview that came meanwhile is named in previews.json, not in the state.
      const still = new Set(getKeys(await find(await previewsIn(store))));
      await removeMarked(
        access,
        marked,
        removing.filter((key) => still.has(key)),
      );
    }
    await siteFolder.clearLeftovers();
    return pruned;
  }
}
