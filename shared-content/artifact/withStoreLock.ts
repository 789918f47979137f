import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exists } from './durable';
import { type Holder, beat, endLock, getHolder, isDead, takeLock } from './lockFiles';
import { root } from './paths';
import { ReleaseError } from './ReleaseError';

/** Milliseconds between two heartbeats of a holder. */
const heartbeatInterval = 1_000;
/** Milliseconds between two checks by a waiting process. */
const pollInterval = 100;
/** Checks without a heartbeat after which a holder counts as dead: ten seconds, more on a busy machine. */
const defaultStaleAfter = 100;

/** Checks (10 ms each) that find neither lock nor holder, after which taking it is given up. */
const maxAttempts = 500;

/** A lock that the running work holds. */
interface StoreLock {
  /**
   * Runs work that must not happen after the lock is lost. `work` renames out of or into the folder that it gets. A process
   * that takes the lock over moves that folder away first, so that a late rename fails.
   *
   * @throws ReleaseError when the lock was taken over meanwhile
   */
  readonly fenced: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
}

/** How to wait for the lock. */
interface LockOptions {
  /** Seconds to wait for another holder to end before giving up. */
  readonly wait: number;
  /** Name of the lock's other holders in messages: a release, or a build (for a checkout's lock). */
  readonly what?: 'release' | 'build';
  readonly log?: (line: string) => void;
  /** Checks (100 ms each) without a heartbeat after which a holder counts as dead; for tests. */
  readonly staleAfter?: number;
}

/** The locks that the running work holds, by folder. */
const held = new AsyncLocalStorage<ReadonlyMap<string, StoreLock>>();

/** Waits until the lock is free or its holder dead, takes it, and returns the path of `lock/<token>`. */
async function acquire(
  folder: string,
  { wait: seconds, log, what = 'release', staleAfter = defaultStaleAfter }: LockOptions,
): Promise<string> {
  const until = performance.now() + seconds * 1000;
  let seen: Holder | undefined;
  let isLogged = false;
  let unseen = 0;
  let isAlive = false;
  // It counts checks, not seconds: while this process is suspended, it cannot see the heartbeats of another.
  for (let silent = 0; ; silent += 1) {
    const own = await takeLock(folder);
    if (own) return own;
    const holder = await getHolder(folder);
    if (!holder) {
      unseen += 1;
      if (unseen > maxAttempts)
        throw new ReleaseError(
          `${folder} can neither be locked nor is it locked by another ${what}. Is it a folder on a disk that this user may write to?`,
        );
      await wait(pollInterval / 10);
      continue;
    }
    unseen = 0;
    const isSame = seen?.token === holder.token;
    if (isDead(holder.owner) || (isSame && silent >= staleAfter)) {
      await endLock(folder, holder.token);
      continue;
    }
    if (!isSame || seen?.beat !== holder.beat) silent = 0;
    isAlive ||= seen !== undefined && silent === 0;
    seen = holder;
    if (isAlive && performance.now() >= until) {
      const { pid = '?', host = '?', since = '' } = holder.owner ?? {};
      throw new ReleaseError(
        `Another ${what} is running in ${folder} (process ${pid} on ${host}, since ${since.slice(11, 19)} UTC). Run the command again once it has ended.`,
      );
    }
    if (!isLogged && seconds > 0) log?.(`Another ${what} is running in ${folder}; waiting for it`);
    isLogged = true;
    await wait(pollInterval);
  }
}

/**
 * Runs `work` with exclusive access to this store, across processes, containers and hosts. On the same host the lock of a
 * killed holder is taken over at once; from elsewhere after ten seconds without a heartbeat. A holder that was only
 * suspended for so long loses the lock. Its work through `fenced` (the switch, every removal) fails, and it ends with one
 * line. Work that holds the lock already runs at once.
 *
 * @throws ReleaseError when another release holds the store for longer than `wait`, or took it over
 */
export async function withStoreLock<T>(
  folder: string,
  options: LockOptions,
  work: (lock: StoreLock) => Promise<T>,
): Promise<T> {
  const full = path.resolve(folder);
  const outer = held.getStore()?.get(full);
  if (outer) return work(outer);
  await mkdir(full, { recursive: true });
  const own = await acquire(full, options);
  const { what = 'release' } = options;
  const left = what === 'release' ? 'the live site is' : 'builds are';
  const lost = new ReleaseError(
    `Another ${what} took over ${full} while this one was suspended: ${left} as the other left it. Run the command again.`,
  );
  const lock: StoreLock = {
    fenced: async (fencedWork) => {
      try {
        return await fencedWork(own);
      } catch (error) {
        throw (await exists(own)) ? error : lost;
      }
    },
  };
  const beats = setInterval(() => {
    try {
      beat(own);
    } catch {
      // The lock was taken over: `fenced` reports it.
    }
  }, heartbeatInterval);
  beats.unref();
  try {
    return await held.run(new Map([...(held.getStore() ?? []), [full, lock]]), work, lock);
  } catch (error) {
    // A draft that the next holder removed fails with a long error: this one line gives the reason instead.
    throw error instanceof ReleaseError || (await exists(own)) ? error : lost;
  } finally {
    clearInterval(beats);
    await endLock(full, path.basename(own));
  }
}

/** Runs `work` as the only build of this checkout, so that no other command reads or changes dist meanwhile. */
export const withBuildLock = <T>(log: (line: string) => void, work: () => Promise<T>): Promise<T> =>
  withStoreLock(path.join(root, '.cache'), { wait: 600, what: 'build', log }, work);
