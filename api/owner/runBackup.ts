import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Config } from '../config/config';
import { archiveLines, checkArchive } from '../storage/archive/archiveFile';
import { encryptFile } from '../storage/archive/encryptFile';
import type { Db } from '../storage/engine/database';
import { openNewFile } from './ownerContext';

/** site-2026-11-27T03-40-00-000Z.archive, with .age when it is encrypted. */
const backupName = /^site-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.archive(\.age)?$/;
const day = 86_400_000;

interface BackupRun {
  readonly file: string;
  readonly counts: Record<string, number>;
  readonly removed: readonly string[];
}

/**
 * Writes one backup into a folder and removes those beyond the days that the policy promises. The archive is read
 * back in full before it counts. It is written under another name and then renamed, so a backup's name means a
 * complete file. Old backups are removed only once the new one exists.
 */
export async function runBackup(
  db: Db,
  { folder, recipients, days }: Config['backup'] & { folder: string },
  now = new Date(),
): Promise<BackupRun> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Removes what a killed run has left.
  for (const name of readdirSync(folder))
    if (name.startsWith('.running-')) rmSync(join(folder, name), { recursive: true, force: true });
  const aside = mkdtempSync(join(folder, '.running-'));
  try {
    const plain = join(aside, 'archive');
    const counts = await writeBackup(db, plain);
    const encrypted = recipients.length > 0;
    if (encrypted) await encryptFile(plain, `${plain}.age`, recipients);
    const file = join(
      folder,
      `site-${now.toISOString().replace(/[:.]/g, '-')}.archive${encrypted ? '.age' : ''}`,
    );
    renameSync(encrypted ? `${plain}.age` : plain, file);
    return { file, counts, removed: removeOld(folder, now.getTime() - days * day) };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Removes backups from before a time, which their names tell. Returns the names, oldest first. */
function removeOld(folder: string, before: number): string[] {
  const old = readdirSync(folder).filter((name) => {
    const [, date, hour, minute, second, ms] = backupName.exec(name) ?? [];
    return date !== undefined && Date.parse(`${date}T${hour}:${minute}:${second}.${ms}Z`) < before;
  });
  for (const name of old) rmSync(join(folder, name));
  return old.toSorted();
}

/** Writes an archive into a new private file, which is on disk before the command reports success. An incomplete file is removed. */
export async function writeBackup(db: Db, path: string): Promise<Record<string, number>> {
  const file = await openNewFile(path);
  try {
    await pipeline(Readable.from(archiveLines(db)), createGzip(), file);
    const handle = await open(path, 'r');
    await handle.sync();
    await handle.close();
    // A backup counts only once it has been read back.
    return (await checkArchive(path)).counts;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}
