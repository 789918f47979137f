import { AsyncLocalStorage } from 'node:async_hooks';
import { lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Holder, beat, endLock, getHolder, isDead, takeLock } from './lockFolder';
import { ReleaseError } from './ReleaseError';

/** Milliseconds between two signs of life of a holder. */
const beatEvery = 1_000;
/** Milliseconds between two looks of one who waits. */
const lookEvery = 100;
/** Looks without a sign of life after which a holder is given up: ten seconds, more on a busy machine. */
const usualPatience = 100;

/** The store's lock in hand. */
interface StoreLock {
  /**
   * Does what must not happen once the lock is lost: `work` renames out of the folder that it gets, or into
   * it. Who takes a lock over moves that folder away first, so that the late rename fails.
   *
   * @throws ReleaseError when the lock was taken over meanwhile
   */
  readonly fenced: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
}

/** How the lock is waited for. */
interface LockOptions {
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

const isGone = (name: string) =>
  lstat(name).then(
    () => false,
    () => true,
  );

/** Takes the lock as soon as nobody lives who has it. Gives the path of `lock/<token>`. */
async function acquire(
  folder: string,
  { wait: seconds, say, what = 'release', patience = usualPatience }: LockOptions,
): Promise<string> {
  const until = performance.now() + seconds * 1000;
  let seen: Holder | undefined;
  let told = false;
  let lives = false;
  // Looks are counted, not seconds: while this process sleeps it cannot see another one live.
  for (let silent = 0; ; silent += 1) {
    const own = await takeLock(folder);
    if (own) return own;
    const holder = await getHolder(folder);
    if (!holder) {
      await wait(lookEvery / 10);
      continue;
    }
    const isSame = seen?.token === holder.token;
    if (isDead(holder.owner) || (isSame && silent >= patience)) {
      await endLock(folder, holder.token);
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
    if (!told && seconds > 0) say?.(`Another ${what} is running in ${folder}; waiting for it`);
    told = true;
    await wait(lookEvery);
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
  const { what = 'release' } = options;
  const left = what === 'release' ? 'the live site is' : 'builds are';
  const lost = new ReleaseError(
    `Another ${what} took over ${full} while this one stood still: ${left} as the other left it. Run the command again.`,
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
      beat(own);
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
    await endLock(full, path.basename(own));
  }
}
