import path from 'node:path';
import { manifestFile, readManifest } from 'shared-content/artifact/manifest';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { create } from 'tar';
import { generationItem, versionItem } from './items';
import type { SiteFolder } from './SiteFolder';
import { getLive, readShown, stateKey } from './state';

/**
 * Packs what is live as one file: the state, its generation and that one's versions. Unpacked, it is a folder store that
 * dry runs read on a machine that cannot reach the live one. The caller holds the folder's lock.
 *
 * @param file archive to write (.tgz)
 */
export async function packLive(siteFolder: SiteFolder, file: string): Promise<void> {
  const live = getLive(readShown(siteFolder));
  if (!live) throw new ReleaseError(`Nothing is live in ${siteFolder.path}.`);
  const versions = Object.entries(live.versions).map((pair) => versionItem(...pair));
  const names = [stateKey, 'current'];
  for (const { folders, keyOf } of [generationItem(live.generation), ...versions]) {
    const { files = {} } = (await readManifest(path.join(siteFolder.path, folders[0]))) ?? {};
    names.push(folders[0] + manifestFile, ...Object.keys(files).map(keyOf));
  }
  await create({ file, cwd: siteFolder.path, gzip: true, portable: true }, names);
}
