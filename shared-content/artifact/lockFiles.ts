import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync, utimesSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** File in `lock/<token>` that names the lock's holder. Its modification time is the holder's last heartbeat. */
const ownerFile = 'owner.json';
const lockFolder = (folder: string) => path.join(folder, 'lock');

interface Owner {
  /** Identifies the kernel's boot and the PID namespace. */
  readonly where: string;
  readonly host: string;
  readonly pid: number;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** The holder of a lock, as other processes see it. */
export interface Holder {
  readonly token: string;
  readonly owner: Owner | undefined;
  /** Changes with every heartbeat. Only compare it for equality, as the clocks of two hosts differ. */
  readonly beat: string;
}

/** Where a PID is valid: only within one boot of one kernel and one container. */
export function getPidScope(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/**
 * Takes the lock if it is free. A lock is a folder `lock/<token>` with its owner's file in it. One rename creates both, and
 * the file system refuses it while `lock` is not empty. So the lock works between processes, containers and hosts that
 * share the volume, and never exists without its owner's name.
 *
 * @returns path of `lock/<token>`; undefined if the lock is taken
 * @throws Error of the file system where nothing can be written
 */
export async function takeLock(folder: string): Promise<string | undefined> {
  const token = randomBytes(8).toString('hex');
  const draft = path.join(folder, `.lock-${token}`);
  const owner: Owner = {
    where: getPidScope(),
    host: hostname(),
    pid: process.pid,
    since: new Date().toISOString(),
  };
  try {
    // Not recursive: on a read-only disk that reports ENOENT, as for a draft that another holder has removed.
    await mkdir(draft);
    await mkdir(path.join(draft, token));
    await writeFile(path.join(draft, token, ownerFile), JSON.stringify(owner));
    await rename(draft, lockFolder(folder));
    return path.join(lockFolder(folder), token);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    // EPERM: Windows replaces no folder, not even an empty one. ENOENT: another holder has removed the draft.
    if (code === 'EPERM') await rmdir(lockFolder(folder)).catch(() => {});
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOENT'].includes(code ?? '')) return undefined;
    throw error;
  }
}

/**
 * Sends a heartbeat. It writes no data, so a full disk does not cost the lock.
 *
 * @param own path of `lock/<token>`
 * @throws Error of the file system if the lock was taken over
 */
export function beat(own: string): void {
  utimesSync(path.join(own, ownerFile), new Date(), new Date());
}

/** Removes the lock of a holder that is dead or done. The token ensures that no other holder's lock is removed. */
export async function endLock(folder: string, token: string): Promise<void> {
  // Each token gets its own folder: the first process that is done would remove a common one.
  const aside = path.join(folder, `.lock-${token}-over`);
  await rename(path.join(lockFolder(folder), token), aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { recursive: true, force: true });
  // Only when empty.
  await rmdir(lockFolder(folder)).catch(() => {});
}

/** The holder of the lock on a folder; undefined if it is free. */
export async function getHolder(folder: string): Promise<Holder | undefined> {
  const [token] = await readdir(lockFolder(folder)).catch(() => []);
  if (token === undefined) return undefined;
  const file = path.join(lockFolder(folder), token, ownerFile);
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  const text = await readFile(file, 'utf8').catch(() => '');
  let owner: Owner | undefined;
  try {
    owner = JSON.parse(text) as Owner;
  } catch {
    // Truncated by a power cut: that holder sends no heartbeats either.
  }
  return { token, owner, beat: `${found?.mtimeNs}` };
}

/** True when the kernel says that the holder has ended; false when it runs, or when this process cannot know. */
export function isDead(owner: Owner | undefined): boolean {
  if (!owner || owner.where !== getPidScope()) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
