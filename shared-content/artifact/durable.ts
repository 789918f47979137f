import { lstat, open, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';

/** Of files as many at once (p-map): a store has thousands of small ones, and each alone is mostly waited for. */
export const inParallel = { concurrency: 8 };

/** For `catch`: only what is not there is none. A disk that cannot be read ends a command. */
export function noneWhereAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

/** Paths of all files below a folder, relative to it, with `/`, sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** True when something has this name, be it a link that leads nowhere. */
export const exists = (name: string): Promise<boolean> =>
  lstat(name).then(
    () => true,
    () => false,
  );

async function sync(name: string): Promise<void> {
  const handle = await open(name, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder's own entries (what was created, renamed or removed in it) last through a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder; NTFS keeps its own journal of them.
  if (process.platform !== 'win32') await sync(folder);
}

/** The same for everything below a folder: every file's bytes, then every folder's entries. */
export async function syncTree(folder: string): Promise<void> {
  await pMap(await filesBelow(folder), (file) => sync(path.join(folder, file)), inParallel);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isDirectory()) await syncFolder(path.join(entry.parentPath, entry.name));
  await syncFolder(folder);
}

/** Writes a file so that a reader never sees half of it, not even after a power cut. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const next = `${file}.${process.pid}.next`;
  await writeFile(next, text, { flush: true });
  await rename(next, file);
  await syncFolder(path.dirname(file));
}
