import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isFile, readManifest } from 'shared-content/artifact/manifest';
import type { Item } from '../store/items';
import type { Store } from '../store/Store';

/** Compares every byte of an item in a folder with its manifest; undefined where it is whole. */
export async function byteFault(store: Store, item: Item): Promise<string | undefined> {
  const state = await store.state(item);
  if (state.is !== 'whole') return `${item.name} is ${state.is}`;
  const manifest = await readManifest(path.join(store.folder, item.folders[0]));
  for (const [file, recorded] of Object.entries(manifest?.files ?? {}))
    if (!isFile(await readFile(path.join(store.folder, item.keyOf(file))), recorded))
      return `${file} of ${item.name} has other bytes`;
  return undefined;
}
