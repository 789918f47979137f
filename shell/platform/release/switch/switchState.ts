import { setTimeout as wait } from 'node:timers/promises';
import { root } from 'shared-content/artifact/paths';
import { createCircumstances, getSources } from '../../store/history';
import { settingsChanges } from '../../store/SiteSettings';
import type { HistoryEntry, StoreAccess } from '../../store/state.contract';
import { swapState } from '../../store/storeAccess';
import type { Preparation, Released, ReleaseRequest } from '../release.contract';

/**
 * Step 5 of a release: swaps the state, with its history entry, and waits until all site servers show it.
 *
 * @param accepted errors on pages that the release accepts
 * @returns false where another process swapped first; nothing has changed then
 */
export async function switchState(
  access: StoreAccess,
  request: ReleaseRequest,
  { seen, settings }: Preparation,
  released: Omit<Released, 'switched'>,
  accepted: readonly string[],
): Promise<boolean> {
  const { generation, versions } = released;
  const entry = await createHistoryEntry(
    access,
    request,
    settingsChanges(seen.state.settings, settings),
    released,
  );
  const swapped = await swapState(access, seen, {
    live: { generation, versions },
    settings,
    accepted,
    entry,
  });
  if (!swapped) return false;
  const { from } = swapped.state;
  const left = from === undefined ? 0 : Date.parse(from) - access.store.now().getTime();
  if (left > 0) {
    access.say(`Site servers copy it, and switch together in ${Math.ceil(left / 1000)} s`);
    await wait(left);
  }
  return true;
}

async function createHistoryEntry(
  { siteFolder, store }: StoreAccess,
  { action, reason }: ReleaseRequest,
  settings: readonly string[],
  { generation, versions, changed }: Omit<Released, 'switched'>,
): Promise<HistoryEntry> {
  return {
    ...createCircumstances(store, reason),
    action,
    apps: changed,
    generation,
    versions,
    ...(settings.length > 0 && { settings }),
    checkout: root,
    sources: await getSources(siteFolder, versions, changed),
    seconds: Math.round(performance.now() / 1000),
  };
}
