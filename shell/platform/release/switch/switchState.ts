import { root } from 'shared-content/artifact/paths';
import { createCircumstances, getSources } from '../../store/history';
import { settingsChanges } from '../../store/SiteSettings';
import type { HistoryEntry, StoreAccess } from '../../store/state.contract';
import { swapState } from '../../store/storeAccess';
import type { Preparation, Released, ReleaseRequest } from '../release.contract';

/**
 * Step 5 of a release: swaps the state, with its history entry.
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
  return Boolean(
    await swapState(access, seen, { live: { generation, versions }, settings, accepted, entry }),
  );
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
