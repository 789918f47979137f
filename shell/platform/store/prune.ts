import { versionsFile } from './generationFiles';
import { getRecent } from './history';
import { type StoredItem, listItems, versionItem } from './items';
import { type Listed, type ObjectStore, getJson } from './objects/ObjectStore';
import { finishRemoval, removeObjects } from './removal';
import type { SiteFolder } from './SiteFolder';
import type { HistoryEntry, StoreAccess, SiteState, Versions } from './state.contract';
import { isVersions } from './state';
import { isCopy } from './storeAccess';

/**
 * Finds generations to remove, then versions that only those use. It leaves young ones, which a release may still be
 * adding.
 *
 * @param required generation → its versions
 */
async function findUnneeded(
  store: ObjectStore,
  required: ReadonlyMap<string, Versions>,
  now: Date,
): Promise<StoredItem[]> {
  const isOld = (listed: readonly Listed[]) =>
    listed.every(({ modified }) => now.getTime() - modified.getTime() >= store.grace);
  const needed = new Set<string>();
  const need = (versions: Versions) =>
    Object.entries(versions).forEach((pin) => needed.add(versionItem(...pin).name));
  const generations: StoredItem[] = [];
  const items = await listItems(store);
  for (const versions of required.values()) need(versions);
  for (const { item, listed } of items) {
    if (item.app !== undefined || required.has(item.id)) continue;
    const pins = isOld(listed) ? undefined : await getJson(store, item.keyOf(versionsFile));
    if (isOld(listed)) generations.push(item);
    else if (isVersions(pins)) need(pins);
  }
  const isGoing = ({ item, listed }: (typeof items)[number]) =>
    item.app !== undefined && !needed.has(item.name) && isOld(listed);
  return [...generations, ...items.filter(isGoing).map(({ item }) => item)];
}

const getVersionsOf = (entries: readonly HistoryEntry[]): Map<string, Versions> =>
  new Map(entries.map(({ generation, versions }) => [generation, versions]));

/**
 * Removes what is neither recent nor served from a folder of copies, and what killed runs left behind. The caller holds
 * the folder's lock.
 *
 * @param days for which open tabs may still need a generation that was live
 */
export async function removeUnneeded(
  siteFolder: SiteFolder,
  { history }: SiteState,
  days = 0,
): Promise<void> {
  await siteFolder.clearLeftovers();
  const now = new Date();
  // What the site server serves here may be older than the state, whose live generation may be corrupt, or newer.
  const served = [await siteFolder.current(), await siteFolder.previous()];
  const shown = siteFolder.shown()?.history.filter(({ generation }) => served.includes(generation)) ?? [];
  const required = getVersionsOf([...shown, ...getRecent(history, days, now)]);
  for (const { folders } of await findUnneeded(siteFolder, required, now))
    for (const key of folders) await siteFolder.delete(key);
}

interface PruneOptions extends StoreAccess {
  /** Number of newest generations that stay, always including the live one. */
  readonly keep: number;
  /** Generations that were live within this many days stay: their tabs may still be open. */
  readonly days: number;
  readonly now?: Date;
  readonly dryRun: boolean;
}

/**
 * Removes generations that no open tab can need, versions that no required one has, and what killed runs left. Media
 * stay, as versions share them. The state first marks what goes, so that none makes it live meanwhile. A release
 * that needs any of it later adds it anew. The caller holds the folder's lock.
 */
export async function prune({ keep, days, dryRun, now: at, ...access }: PruneOptions): Promise<StoredItem[]> {
  const { store, siteFolder } = access;
  for (;;) {
    const seen = await finishRemoval(access);
    const { history } = seen.state;
    // A machine whose keys may not delete in the bucket still empties its own folder.
    if (isCopy(access) && !dryRun) await removeUnneeded(siteFolder, seen.state);
    const now = at ?? store.now();
    const newest = [...new Set(history.map(({ generation }) => generation).reverse())].slice(0, keep);
    const stays = [
      ...history.filter(({ generation }) => newest.includes(generation)),
      ...getRecent(history, days, now),
    ];
    const found = await findUnneeded(store, getVersionsOf(stays), now);
    if (dryRun) return found;
    const removing = found.flatMap(({ folders }) => folders);
    if (removing.length > 0 && !(await removeObjects(access, seen, removing))) continue;
    await siteFolder.clearLeftovers();
    return found;
  }
}
