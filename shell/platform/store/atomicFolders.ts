import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { joinInside } from 'shared-content/artifact/build.shape';
import {
  asJson,
  exists,
  filesBelow,
  undefinedIfMissing,
  syncFolder,
  syncTree,
} from 'shared-content/artifact/durable';
import { type Manifest, firstFault, manifestFile, readManifest } from 'shared-content/artifact/manifest';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import type { StoredItem } from './items';

// Keeps the folders of a store whole or absent, whenever a process dies or the power fails.

/** State of an item: whole, absent, or corrupt (incomplete or damaged) with the first fault in words. */
export type State =
  { readonly is: 'whole' } | { readonly is: 'absent' } | { readonly is: 'corrupt'; readonly fault: string };

export const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(undefinedIfMissing)) ?? [];

/** Makes an empty folder on the store's file system, to be renamed into place later, and returns its path. */
export async function newDraft(store: string): Promise<string> {
  const folder = path.join(store, 'drafts', randomBytes(6).toString('hex'));
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Writes a draft's manifest as its last file: it lists what a whole folder holds. */
export async function seal(draft: string, files: Manifest['files']): Promise<void> {
  await writeFile(path.join(draft, manifestFile), asJson({ files }));
}

/** Compares a version or generation with its manifest: names and lengths of all files, which a kill cannot fake. */
export async function getItemState(store: string, { folders, keyOf }: StoredItem): Promise<State> {
  const at = (key: string) => joinInside(store, key);
  const manifest = await readManifest(at(folders[0]));
  const fault = manifest
    ? await firstFault(manifest.files, (file) => at(keyOf(file)))
    : `its ${manifestFile} is missing`;
  if (fault === undefined) return { is: 'whole' };
  const there = await Promise.all(folders.map((folder) => exists(at(folder))));
  return there.some(Boolean) ? { is: 'corrupt', fault } : { is: 'absent' };
}

/**
 * Renames a folder into its place in the store, for good (fsync). If a corrupt folder is already there, its files are
 * replaced one by one, the manifest last. The caller has synced the draft.
 */
export async function moveIntoPlace(store: string, from: string, to: string): Promise<void> {
  const parent = path.dirname(to);
  await mkdir(parent, { recursive: true });
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'EPERM') throw error;
    const files = await filesBelow(from);
    const last = (file: string) => Number(file === manifestFile);
    for (const file of files.toSorted((a, b) => last(a) - last(b))) {
      await mkdir(path.dirname(path.join(to, file)), { recursive: true });
      await rename(path.join(from, file), path.join(to, file));
    }
    await syncTree(to);
  });
  for (let folder = parent; folder.length >= store.length; folder = path.dirname(folder))
    await syncFolder(folder);
}

/** Renames a folder out of its place, then removes it. */
export const moveAside = (store: string, name: string): Promise<void> =>
  withStoreLock(store, { wait: 30 }, (lock) =>
    lock.fenced(async (folder) => {
      if (!(await exists(name))) return;
      const aside = path.join(folder, `removed-${randomBytes(6).toString('hex')}`);
      await rename(name, aside);
      await syncFolder(path.dirname(name));
      await rm(aside, { recursive: true, force: true });
    }),
  );
