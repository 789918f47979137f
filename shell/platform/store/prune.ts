import { getRecent, readHistory } from './history';
import { finishRemoval, removeObjects } from './removal';
import { isCopy } from './storeAccess';
import { type Unneeded, findUnneeded, removeUnneeded, getKeys } from './unneeded';
import type { HistoryEntry, StoreAccess, SiteState, Versions } from './state.contract';

interface PruneOptions extends StoreAccess {
  /** Number of newest generations that stay, always including the live one. */
  readonly keep: number;
  /** Generations that were live within this many days stay: their tabs may still be open. */
  readonly days: number;
  readonly now?: Date;
  readonly dryRun: boolean;
}

/** Generation → its versions, where they are known: all that must stay. */
function getRequired(
  history: readonly HistoryEntry[],
  { live }: SiteState,
  { keep, days }: Pick<PruneOptions, 'keep' | 'days'>,
  now: Date,
): Map<string, Versions | undefined> {
  const newest = [...new Set(history.map(({ generation }) => generation).reverse())];
  const recent = getRecent(history, days, now).map(({ generation }) => generation);
  const required = new Map<string, Versions | undefined>();
  for (const one of [...newest.slice(0, keep), ...recent]) required.set(one, undefined);
  if (live) required.set(live.generation, live.versions);
  return required;
}

/**
 * Removes generations that no open tab can need, versions and media that no required one has, and what killed runs left. The state first marks what goes, so that no other state names it meanwhile. A
 * release that needs any of it later adds it anew. The caller holds the folder's lock.
 */
export async function prune({ keep, days, dryRun, now: at, ...access }: PruneOptions): Promise<Unneeded> {
  const { store, siteFolder } = access;
  for (;;) {
    const seen = await finishRemoval(access);
    // A machine whose keys may not delete in the bucket still empties its own folder.
    if (isCopy(access) && !dryRun) await removeUnneeded(siteFolder, seen.state);
    const now = at ?? store.now();
    const history = await readHistory(siteFolder);
    const found = await findUnneeded(store, getRequired(history, seen.state, { keep, days }, now), now);
    if (dryRun) return found;
    const removing = getKeys(found);
    if (removing.length > 0 && !(await removeObjects(access, seen, removing))) continue;
    await siteFolder.clearLeftovers();
    return found;
  }
}
