import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Bytes that a whole run leaves in its folder, and the same again for other programs. */
const room = 8 * 2 ** 30;

/** Whether a process runs, whoever owns it. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a memory folder exists, is large enough and allows executables (Docker's does not). */
async function holdsARun(folder: string): Promise<boolean> {
  const free = await statfs(folder).then(({ bavail, bsize }) => bavail * bsize);
  if (Math.min(free, freemem()) < room) return false;
  const script = path.join(folder, `site-tests-${process.pid}`);
  await writeFile(script, '#!/bin/sh\n', { mode: 0o700 });
  await promisify(execFile)(script).finally(() => rm(script));
  return true;
}

/** Removes what killed runs left in memory. */
async function sweep(memory: string): Promise<void> {
  for (const name of await readdir(memory)) {
    const [, run] = /^site-tests-(\d+)/.exec(name) ?? [];
    if (run !== undefined && !isRunning(Number(run)))
      await rm(path.join(memory, name), { recursive: true, force: true });
  }
}

/**
 * A new empty folder for tests, in memory where possible. Stores and databases flush each file to disk, which takes
 * half of the processor time of store tests, and more of their duration.
 * @param memory where Linux has a file system in memory
 */
export async function temporaryFolder(memory = '/dev/shm'): Promise<string> {
  await sweep(memory).catch(() => {});
  const inMemory = await holdsARun(memory).catch(() => false);
  const folder = await mkdtemp(path.join(inMemory ? memory : tmpdir(), `site-tests-${process.pid}-`));
  // When tests run as root, their database server runs as its own user.
  await chmod(folder, 0o755);
  return folder;
}
