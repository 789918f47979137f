import { copyFile, link, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { inParallel } from 'shared-content/artifact/durable';
import { type Manifest, isFile, readManifest } from 'shared-content/artifact/manifest';

/**
 * Replaces files that the live generation has byte for byte with hard links: they use disk space once, however many
 * releases are kept. Files of a generation are never written again.
 *
 * @param draft folder of the next generation
 * @param files the draft's files
 * @param live folder of the live generation
 */
export async function shareUnchanged(draft: string, files: Manifest['files'], live: string): Promise<void> {
  const before = (await readManifest(live))?.files ?? {};
  const share = async ([name, recorded]: [string, Manifest['files'][string]]) => {
    const [own, other] = [path.join(draft, name), path.join(live, name)];
    if (before[name]?.integrity !== recorded.integrity) return;
    // The live file may differ from its record.
    if (!isFile(await readFile(other).catch(() => ''), recorded)) return;
    await rm(own);
    // Some file systems have no links.
    await link(other, own).catch(() => copyFile(other, own));
  };
  await pMap(Object.entries(files), share, inParallel);
}
