import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { pullGeneration } from '../../store/pull';
import { readSettings } from '../../store/SiteSettings';
import type { StoreAccess } from '../../store/state.contract';
import { release } from '../release';
import type { Released, ReleaseRequest } from '../release.contract';

/** Makes an earlier live generation live again, without rendering. The caller holds the folder's lock. */
export async function restoreGeneration(
  access: StoreAccess,
  generation: string,
  request: Pick<ReleaseRequest, 'reason' | 'dryRun'> = {},
): Promise<Released> {
  const { store, siteFolder } = access;
  await pullGeneration(store, siteFolder, generation);
  const versions = await siteFolder.getVersions(generation);
  const settings = await readSettings(siteFolder, generation);
  if (!settings) throw new ReleaseError(`Generation ${generation} has no settings.`, 'broken');
  return release(access, { ...request, action: 'rollback', generation, versions, settings });
}
