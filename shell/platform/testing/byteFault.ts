import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isFile, readManifest } from 'shared-content/artifact/manifest';
import type { StoredItem } from '../store/items';
import type { SiteFolder } from '../store/SiteFolder';

/** Compares every byte of an item in a folder with its manifest; undefined where it is whole. */
export async function byteFault(siteFolder: SiteFolder, item: StoredItem): Promise<string | undefined> {
  const state = await siteFolder.state(item);
  if (state.is !== 'whole') return `${item.name} is ${state.is}`;
  const manifest = await readManifest(path.join(siteFolder.path, item.folders[0]));
  for (const [file, recorded] of Object.entries(manifest?.files ?? {}))
    if (!isFile(await readFile(path.join(siteFolder.path, item.keyOf(file))), recorded))
      return `${file} of ${item.name} has other bytes`;
  return undefined;
}
