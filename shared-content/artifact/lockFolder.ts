import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync, utimesSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** In `lock/<token>`: who holds the lock. Its time of change is the last sign of life. */
const ownerFile = 'owner.json';
const lockFolder = (folder: string) => path.join(folder, 'lock');

interface Owner {
  /** Names the kernel and its space of process numbers. */
  readonly where: string;
  readonly host: string;
  readonly pid: number;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** Who holds a lock, as others see it. */
export interface Holder {
  readonly token: string;
  readonly owner: Owner | undefined;
  /** Changes with every sign of life; compared, never computed with: clocks of two hosts differ. */
  readonly beat: string;
}

/** Process numbers mean something only within one boot of one kernel and one container. */
function whereabouts(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/**
 * Takes the lock if nobody has it. A lock is a folder `lock/<token>` with its owner in it. It comes by one
 * rename, which the file system refuses while `lock` holds anything: true between processes, containers and
 * hosts that share the volume, and never there without its owner's name.
 *
 * @returns path of `lock/<token>`; undefined where somebody has the lock
 * @throws Error of the file system's own, where nothing can be written
 */
export async function takeLock(folder: string): Promise<string | undefined> {
  const token = randomBytes(8).toString('hex');
  const draft = path.join(folder, `.lock-${token}`);
  const owner: Owner = {
    where: whereabouts(),
    host: hostname(),
    pid: process.pid,
    since: new Date().toISOString(),
  };
  try {
    await mkdir(path.join(draft, token), { recursive: true });
    await writeFile(path.join(draft, token, ownerFile), JSON.stringify(owner));
    await rename(draft, lockFolder(folder));
    return path.join(lockFolder(folder), token);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    // EPERM: Windows replaces no folder, not even an empty one. ENOENT: another holder tidied the draft up.
    if (code === 'EPERM') await rmdir(lockFolder(folder)).catch(() => {});
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOENT'].includes(code ?? '')) return undefined;
    throw error;
  }
}

/**
 * Shows a sign of life. It needs no room: a full disk takes nobody's lock away.
 *
 * @param own path of `lock/<token>`
 * @throws Error of the file system's own, where the lock was taken over
 */
export function beat(own: string): void {
  utimesSync(path.join(own, ownerFile), new Date(), new Date());
}

/** Takes a lock from its holder, dead or done: by name, so that nobody else's goes with it. */
export async function endLock(folder: string, token: string): Promise<void> {
  // A name of its own: a folder that several hold in common goes with the first who is done with it.
  const aside = path.join(folder, `.lock-${token}-over`);
  await rename(path.join(lockFolder(folder), token), aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { recursive: true, force: true });
  // Only when empty.
  await rmdir(lockFolder(folder)).catch(() => {});
}

/** Who has the lock on a folder; undefined where nobody has. */
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
    // Cut short by a power cut: nobody beats there either.
  }
  return { token, owner, beat: `${found?.mtimeNs}` };
}

/** True when the kernel says that the holder is gone; false when it lives or nobody here can know. */
export function isDead(owner: Owner | undefined): boolean {
  if (!owner || owner.where !== whereabouts()) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
