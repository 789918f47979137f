import { link, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
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

/**
 * Dates files after their content. nginx makes its ETag of a file's date and length, which two generations that were
 * copied within the same second may share. On every machine a file has the same ETag.
 */
export const dateByContent = (folder: string, files: Manifest['files']): Promise<void[]> =>
  pMap(
    Object.entries(files),
    ([name, { integrity }]) => {
      const hash = Buffer.from(integrity.slice(integrity.indexOf('-') + 1), 'base64');
      // Some second before 2005: nothing is ever dated in the future.
      const second = hash.readUInt32BE() >>> 2;
      return utimes(path.join(folder, name), second, second);
    },
    inParallel,
  );
