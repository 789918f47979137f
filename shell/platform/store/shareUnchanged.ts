import { link, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { BuiltFile } from 'shared-content/artifact/build.contract';
import { inParallel } from 'shared-content/artifact/durable';
import { type Manifest, isFile, readManifest } from 'shared-content/artifact/manifest';

/**
 * Replaces files that the live generation has byte for byte with hard links. Then share cards, icons and drawings use
 * disk space once, however many releases are kept. Files of a generation are never written again.
 *
 * @param draft folder of the next generation
 * @param files the draft's files
 * @param live folder of the live generation
 */
export async function shareUnchanged(draft: string, files: Manifest['files'], live: string): Promise<void> {
  const before = await readManifest(live);
  const same = Object.entries(files).filter(([name, { bytes, integrity }]) => {
    const recorded = before?.files[name];
    return recorded?.integrity === integrity && recorded.bytes === bytes;
  });
  await pMap(
    same,
    ([name, recorded]) => share(path.join(draft, name), path.join(live, name), recorded),
    inParallel,
  );
}

/** Keeps the copy on a file system without links, or where the live file differs from its record. */
async function share(own: string, live: string, recorded: BuiltFile): Promise<void> {
  const [one, other] = await Promise.all([stat(own), stat(live).catch(() => undefined)]);
  if (one.ino === other?.ino && one.dev === other.dev) return;
  const shared = `${own}.shared`;
  const isLinked = await link(live, shared).then(
    () => true,
    () => false,
  );
  if (!isLinked) return;
  if (isFile(await readFile(shared), recorded)) await rename(shared, own);
  else await rm(shared);
}
