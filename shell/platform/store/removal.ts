import { randomBytes } from 'node:crypto';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { getPidScope } from 'shared-content/artifact/lockFiles';
import { itemsOf } from './items';
import { readState } from './state';
import type { HistoryEntry, Removal, SiteState, StateSnapshot, StoreAccess } from './state.contract';
import { isCopy, refresh, swapState } from './storeAccess';

// Objects cannot be removed in the same step as the state is swapped. So prune marks in the state what goes, removes it,
// then takes the mark away, and meanwhile no state makes it live. A machine may be suspended in the middle of a removal
// and go on an hour later: it asks the store every few seconds whether the removal is still its own.

/** Milliseconds without progress after which a removal counts as killed. */
const removalGrace = 300_000;
/** Milliseconds for which an answer that the removal is still one's own is relied on. */
const trustPeriod = 5_000;

/** The folder that a removal is made from: whoever holds its lock knows that no other process goes on there. */
const getPlace = ({ siteFolder }: StoreAccess): string => `${getPidScope()} ${siteFolder.path}`;

const isKilled = (access: StoreAccess, { by, since }: Removal): boolean =>
  by.startsWith(`${getPlace(access)} `) ||
  // In a folder that is the store this process holds the lock.
  !isCopy(access) ||
  access.store.now().getTime() - Date.parse(since) > removalGrace;

const createRemoval = (access: StoreAccess, keys: readonly string[]): Removal => ({
  keys,
  by: `${getPlace(access)} ${randomBytes(6).toString('hex')}`,
  since: access.store.now().toISOString(),
});

/**
 * Marks what goes in the state, and removes it. Requires keys that may delete. The caller holds the folder's lock.
 *
 * @returns false where another process swapped first; nothing has changed then
 * @throws ReleaseError when another machine took the removal over
 */
export async function removeObjects(
  access: StoreAccess,
  seen: StateSnapshot,
  keys: readonly string[],
): Promise<boolean> {
  const own = createRemoval(access, keys);
  const marked = await swapState(access, seen, { removing: own });
  if (!marked) return false;
  let newest: StateSnapshot = marked;
  let checkedAt = Date.now();
  const check = async () => {
    if (Date.now() - checkedAt < trustPeriod) return;
    const at = Date.now();
    newest = await readState(access.store, newest);
    const { removing } = newest.state;
    if (removing?.by !== own.by)
      throw new ReleaseError('Another machine took this removal over. Run npm run prune again.');
    checkedAt = at;
    if (access.store.now().getTime() - Date.parse(removing.since) < removalGrace / 4) return;
    const since = access.store.now().toISOString();
    newest = (await swapState(access, newest, { removing: { ...removing, since } })) ?? newest;
  };
  for (const key of keys) await access.store.delete(key, check);
  for (;;) {
    newest = await readState(access.store, newest);
    if (newest.state.removing?.by !== own.by) return true;
    if (await swapState(access, newest, { removing: undefined })) return true;
  }
}

/** Finishes the removal of a killed prune, and reads the newest state. Requires keys that may delete if there is one. */
export async function finishRemoval(access: StoreAccess): Promise<StateSnapshot> {
  for (;;) {
    const seen = await refresh(access);
    const { removing } = seen.state;
    if (!removing) return seen;
    if (!isKilled(access, removing))
      throw new ReleaseError(
        `Another machine removes unneeded objects from ${access.store.name} since ${removing.since.slice(11, 19)} UTC. Wait for it to end.`,
      );
    await removeObjects(access, seen, removing.keys);
  }
}

/**
 * Refuses a state that names a generation, or a version, that is being removed.
 *
 * @throws ReleaseError with the fix
 */
export function refuseRemoved({ removing }: SiteState, live: HistoryEntry): void {
  if (itemsOf(live).some(({ folders }) => folders.some((folder) => removing?.keys.includes(folder))))
    throw new ReleaseError(
      'npm run prune is removing an old version that this release needs. Run the command again once it has ended: the release adds the version again. If it was killed, npm run prune finishes it.',
    );
}
