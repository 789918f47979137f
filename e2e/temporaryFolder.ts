import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Bytes that a whole run leaves in its folder, and as much again for who runs it. */
const room = 8 * 2 ** 30;

/** Whether a process lives, whoever it belongs to. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a folder in memory is there, is large enough and runs what lies in it (Docker's does not). */
async function holdsARun(folder: string): Promise<boolean> {
  const free = await statfs(folder).then(({ bavail, bsize }) => bavail * bsize);
  if (Math.min(free, freemem()) < room) return false;
  const script = path.join(folder, `site-tests-${process.pid}`);
  await writeFile(script, '#!/bin/sh\n', { mode: 0o700 });
  await promisify(execFile)(script).finally(() => rm(script));
  return true;
}

/** Takes away what runs that were killed left in memory. */
async function sweep(memory: string): Promise<void> {
  for (const name of await readdir(memory)) {
    const [, run] = /^site-tests-(\d+)/.exec(name) ?? [];
    if (run !== undefined && !isRunning(Number(run)))
      await rm(path.join(memory, name), { recursive: true, force: true });
  }
}

/**
 * A folder for what tests make, new and empty. In memory where that can be: stores and databases flush each
 * file to the disk, which is half of the processor's time and more of the clock's in the tests of a store.
 *
 * @param memory where Linux has a file system in memory
 */
export async function temporaryFolder(memory = '/dev/shm'): Promise<string> {
  await sweep(memory).catch(() => {});
  const inMemory = await holdsARun(memory).catch(() => false);
  const folder = await mkdtemp(path.join(inMemory ? memory : tmpdir(), `site-tests-${process.pid}-`));
  // A database server of the tests runs as a user of its own where they are run as root.
  await chmod(folder, 0o755);
  return folder;
}
