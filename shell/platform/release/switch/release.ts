import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { readSettings } from '../../store/SiteSettings';
import type { Released, ReleaseOptions, SwitchOptions } from '../prepare/releaseOptions';
import { proveOrGoBack } from './proveOrGoBack';

/**
 * Makes published versions the live site. The composer of the next live shell checks and composes all documents. Then
 * the release prints the changes, adds what the store lacks, and swaps the state. If another release came first, it
 * composes that one's apps in, too; a change of the same app refuses this release. A failure before the swap leaves
 * the live site as it was. The caller holds the folder's lock.
 */
export const release = (options: ReleaseOptions): Promise<Released> => proveOrGoBack(options, options);

/** Makes an earlier live generation live again, without rendering. The caller holds the folder's lock. */
export async function releaseGeneration(generation: string, options: SwitchOptions): Promise<Released> {
  const { store } = options;
  if (!(await store.hasGeneration(generation)))
    throw new ReleaseError(
      `Generation ${generation} is not in ${store.folder} (any more): npm run history names all, and prune takes old ones away. Single apps go back with npm run rollback -- <app>.`,
    );
  const versions = await store.getVersions(generation);
  for (const [app, version] of Object.entries(versions))
    if (!(await store.isPublished(app, version)))
      throw new ReleaseError(`Generation ${generation} needs ${app} ${version}, which is not in the store.`);
  const settings = await readSettings(store, generation);
  if (!settings) throw new ReleaseError(`Generation ${generation} has no settings.`, 'broken');
  return proveOrGoBack(options, { generation, versions, settings });
}
