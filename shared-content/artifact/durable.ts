import { lstat, mkdir, open, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';

/** Concurrency for file operations (p-map): a store has thousands of small files, and each operation is mostly waiting. */
export const defaultConcurrency = { concurrency: 8 };

/** For `catch`: turns "does not exist" into undefined, and throws all other errors: an unreadable disk must end a command. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
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

/** True when a file, folder or link of this name exists, even a link without a target. */
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

/** Makes changes of a folder's own entries (created, renamed, removed) survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; NTFS has a journal for them.
  if (process.platform !== 'win32') await sync(folder);
}

/** Makes everything below a folder survive a power cut: every file's bytes, then every folder's entries. */
export async function syncTree(folder: string): Promise<void> {
  await pMap(await filesBelow(folder), (file) => sync(path.join(folder, file)), defaultConcurrency);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isDirectory()) await syncFolder(path.join(entry.parentPath, entry.name));
  await syncFolder(folder);
}

/** JSON as every file of a build or a store has it. */
export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** Writes a file below a folder, and makes the folders between. */
export async function writeBelow(folder: string, name: string, data: Buffer | string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, data);
}

/** Writes a file so that a reader never sees half of it, not even after a power cut. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const next = `${file}.${process.pid}.next`;
  await writeFile(next, text, { flush: true });
  await rename(next, file);
  await syncFolder(path.dirname(file));
}
