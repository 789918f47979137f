import { link, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, isFile, readManifest } from 'shared-content/build/manifest';

/**
 * Files that the live generation has byte for byte become the same file on the disk (a hard link): share
 * cards, icons and drawings cost a store once, however many releases it keeps. No file of a generation is
 * ever written to again.
 *
 * @param draft folder of a generation to be
 * @param files what the draft holds
 * @param live folder of the live generation
 */
export async function shareUnchanged(draft: string, files: Manifest['files'], live: string): Promise<void> {
  const before = await readManifest(live);
  for (const [name, { bytes, integrity }] of Object.entries(files)) {
    const recorded = before?.files[name];
    if (recorded?.integrity !== integrity || recorded.bytes !== bytes) continue;
    const own = path.join(draft, name);
    const shared = `${own}.shared`;
    // A file system without links keeps the copy; so does a live file that is not as it was recorded.
    if (
      await link(path.join(live, name), shared).then(
        () => true,
        () => false,
      )
    ) {
      if (isFile(await readFile(shared), recorded)) await rename(shared, own);
      else await rm(shared);
    }
  }
}
