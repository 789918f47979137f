import { changedApps } from '../store/history';
import { pullGeneration } from '../store/pull';
import { readSettings } from '../store/SiteSettings';
import { readShown } from '../store/state';
import type { StoreAccess } from '../store/state.contract';
import { release } from './release';
import type { Released, ReleaseRequest } from './release.contract';

/** Makes an earlier live generation live again, without rendering. The caller holds the folder's lock. */
export async function restoreGeneration(
  access: StoreAccess,
  generation: string,
  request: Pick<ReleaseRequest, 'reason' | 'dryRun'> = {},
): Promise<Released> {
  const { store, siteFolder } = access;
  await pullGeneration(store, siteFolder, generation);
  const target = await siteFolder.getVersions(generation);
  const settings = await readSettings(siteFolder, generation);
  const versions = Object.fromEntries(
    changedApps(readShown(siteFolder)?.live?.versions, target).map((app) => [app, target[app]]),
  );
  return release(access, { ...request, action: 'rollback', generation, versions, settings });
}
