import { manifestFile, readManifest } from 'shared-content/artifact/manifest';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { create } from 'tar';
import { itemsOf } from './items';
import type { SiteFolder } from './SiteFolder';
import { getLive, stateKey } from './state';

/**
 * Packs what is live as one file: the state, its generation and that one's versions. Unpacked, it is a folder store that
 * dry runs read on a machine that cannot reach the live one. The caller holds the folder's lock.
 *
 * @param file archive to write (.tgz)
 */
export async function packLive(siteFolder: SiteFolder, file: string): Promise<void> {
  const live = getLive(siteFolder.shown());
  if (!live) throw new ReleaseError(`Nothing is live in ${siteFolder.path}.`);
  const names = [stateKey];
  for (const { folders, keyOf } of itemsOf(live)) {
    const { files = {} } = (await readManifest(siteFolder.locate(folders[0]))) ?? {};
    names.push(folders[0] + manifestFile, ...Object.keys(files).map(keyOf));
  }
  await create({ file, cwd: siteFolder.path, gzip: true, portable: true }, names);
}
