import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync, utimesSync } from 'node:fs';
import { lstat, mkdir, readFile, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from './ReleaseError';

/** Milliseconds between two signs of life of a holder. */
const beatEvery = 1_000;
/** Milliseconds between two looks of one who waits. */
const lookEvery = 100;
/** Looks without a sign of life after which a holder is given up: ten seconds, more on a busy machine. */
const usualPatience = 100;

/** The store's lock in hand. */
export interface StoreLock {
  /**
   * Does what must not happen once the lock is lost: `work` renames out of the folder that it gets, or into
   * it. Who takes a lock over moves that folder away first, so that the late rename fails.
   *
   * @throws ReleaseError when the lock was taken over meanwhile
   */
  readonly fenced: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
}

interface Owner {
  /** Names the kernel and its space of process numbers. */
  readonly where: string;
  readonly host: string;
  readonly pid: number;
  /** ISO 8601, UTC. */
  readonly since: string;
}

export interface LockOptions {
  /** Seconds to wait for another holder to end before giving up. */
  readonly wait: number;
  /** What the others are called who hold this lock: a release, or a build (a checkout's lock). */
  readonly what?: 'release' | 'build';
  readonly say?: (line: string) => void;
  /** Looks (100 ms each) without a sign of life after which a holder is given up; for tests. */
  readonly patience?: number;
}

const held = new AsyncLocalStorage<ReadonlyMap<string, StoreLock>>();

/** The lock on this folder that the running work has, if it has. */
export const heldLock = (folder: string): StoreLock | undefined => held.getStore()?.get(path.resolve(folder));

/** Process numbers mean something only within one boot of one kernel and one container. */
function whereabouts(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

const lockFolder = (folder: string) => path.join(folder, 'lock');
const isGone = (name: string) =>
  lstat(name).then(
    () => false,
    () => true,
  );

/**
 * Takes the lock if nobody has it. A lock is a folder `lock/<token>` with its owner in it. It comes by one
 * rename, which the file system refuses while `lock` holds anything: true between processes, containers and
 * hosts that share the volume, and never there without its owner's name.
 */
async function take(folder: string): Promise<string | undefined> {
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
    await writeFile(path.join(draft, token, 'owner.json'), JSON.stringify(owner));
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

/** Takes a lock from its holder, dead or done: by name, so that nobody else's goes with it. */
async function end(folder: string, token: string): Promise<void> {
  // A name of its own: a folder that several hold in common goes with the first who is done with it.
  const aside = path.join(folder, `.lock-${token}-over`);
  await rename(path.join(lockFolder(folder), token), aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { recursive: true, force: true });
  // Only when empty.
  await rmdir(lockFolder(folder)).catch(() => {});
}

interface Holder {
  readonly token: string;
  readonly owner: Owner | undefined;
  /** Changes with every sign of life; compared, never computed with: clocks of two hosts differ. */
  readonly beat: string;
}

async function holderOf(folder: string): Promise<Holder | undefined> {
  const [token] = await readdir(lockFolder(folder)).catch(() => []);
  if (token === undefined) return undefined;
  const file = path.join(lockFolder(folder), token, 'owner.json');
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
function isDead(owner: Owner | undefined): boolean {
  if (!owner || owner.where !== whereabouts()) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function acquire(
  folder: string,
  { wait, say, what = 'release', patience = usualPatience }: LockOptions,
): Promise<string> {
  const until = performance.now() + wait * 1000;
  let seen: Holder | undefined;
  let told = false;
  let lives = false;
  // Looks are counted, not seconds: while this process sleeps it cannot see another one live.
  for (let silent = 0; ; silent += 1) {
    const own = await take(folder);
    if (own) return own;
    const holder = await holderOf(folder);
    if (!holder) {
      await pause(lookEvery / 10);
      continue;
    }
    const isSame = seen?.token === holder.token;
    if (isDead(holder.owner) || (isSame && silent >= patience)) {
      await end(folder, holder.token);
      continue;
    }
    if (!isSame || seen?.beat !== holder.beat) silent = 0;
    lives ||= seen !== undefined && silent === 0;
    seen = holder;
    if (lives && performance.now() >= until) {
      const { pid = '?', host = '?', since = '' } = holder.owner ?? {};
      throw new ReleaseError(
        `Another ${what} is running in ${folder} (process ${pid} on ${host}, since ${since.slice(11, 19)} UTC). Wait for it to end, or let this one wait: --wait <seconds>.`,
      );
    }
    if (!told && wait > 0) say?.(`Another ${what} is running in ${folder}; waiting for it`);
    told = true;
    await pause(lookEvery);
  }
}

/**
 * Runs `work` as the only one that changes this store, whichever process, container or host the others run
 * in. A holder that was killed is succeeded at once on the same host, and after ten seconds without a sign
 * of life from elsewhere. A holder that only slept so long loses: what it does through `fenced` (the switch,
 * every removal) fails, and it ends with one line.
 *
 * @throws ReleaseError when another release holds the store for longer than `wait`, or took it over
 */
export async function withStoreLock<T>(
  folder: string,
  options: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const full = path.resolve(folder);
  await mkdir(full, { recursive: true });
  const own = await acquire(full, options);
  const lost = new ReleaseError(
    `Another release took over ${full} while this one stood still: the live site is as the other left it. Run the command again.`,
  );
  const lock: StoreLock = {
    fenced: async (fencedWork) => {
      try {
        return await fencedWork(own);
      } catch (error) {
        throw (await isGone(own)) ? lost : error;
      }
    },
  };
  const beats = setInterval(() => {
    try {
      // Needs no room: a full disk takes nobody's lock away.
      utimesSync(path.join(own, 'owner.json'), new Date(), new Date());
    } catch {
      // Taken over: `fenced` says so.
    }
  }, beatEvery);
  beats.unref();
  try {
    return await held.run(new Map([...(held.getStore() ?? []), [full, lock]]), work);
  } catch (error) {
    // A draft that the successor cleared away fails in many words; one line says why.
    throw !(error instanceof ReleaseError) && (await isGone(own)) ? lost : error;
  } finally {
    clearInterval(beats);
    await end(full, path.basename(own));
  }
}
