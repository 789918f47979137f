import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseError, isUnwritable } from 'shared-content/artifact/ReleaseError';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { isCopy, openStoreAccess, refresh } from '../../store/storeAccess';
import { getLive, readState } from '../../store/state';
import { SiteFolder, openSiteFolder } from '../../store/SiteFolder';
import type { HistoryEntry, StoreAccess, SiteState } from '../../store/state.contract';

export const log = (line: string): void => console.log(line);
export const siteFolder = openSiteFolder(process.env);

/** What this machine's folder shows as live. */
export function requireLiveSite(): HistoryEntry {
  const live = getLive(siteFolder.shown());
  if (!live)
    throw new ReleaseError(
      `Nothing is live in ${siteFolder.path}. Set SITE_DIR to another store, or make the first generation: npm run release -- --all.`,
    );
  return live;
}

let opened: Promise<StoreAccess> | undefined;

const openOnce = (): Promise<StoreAccess> => (opened ??= openStoreAccess(siteFolder, log, process.env));

/** Seconds that a command waits for another one in this store. */
export const longestWait = 600;

/** Logs the store's progress to stderr: stdout has a command's result. */
const logToStderr = (line: string): void => console.error(line);

/**
 * Runs `work` under the lock of this machine's folder, which first shows what the store says is live. With a bucket it is
 * the second reading of the state: `prepareCommand` reads it before a build of minutes, and `release` at each attempt. A
 * change of the same app after the first one is another's release.
 */
export async function withRefreshedStore<T>(work: (access: StoreAccess) => Promise<T>): Promise<T> {
  const access = await openOnce();
  return withStoreLock(siteFolder.path, { wait: longestWait, log: logToStderr }, async () => {
    await refresh({ ...access, log: logToStderr });
    return work(access);
  });
}

/** As `withRefreshedStore`, for work that only reads: on a disk that cannot be written it reads what is there. */
export async function withReadableStore<T>(work: (access: StoreAccess) => Promise<T>): Promise<T> {
  return withRefreshedStore(work).catch(async (error: unknown) => {
    if (!isUnwritable(error)) throw error;
    logToStderr(`${siteFolder.path} cannot be written, so it is read as it is: ${(error as Error).message}`);
    return work(await openOnce());
  });
}

/** The state when the command began: what changes the same app after it is another's release. */
let began: SiteState | undefined;
export const getBase = (): SiteState | undefined => began;

/**
 * Prepares a command: copies a shared bucket's state, and refuses what is no store, or one of an older format.
 *
 * @param makesStore the command may be the first in a store; any other must not make one of a mistyped SITE_DIR
 */
export async function prepareCommand(makesStore: boolean): Promise<void> {
  const access = await openOnce();
  const { state, tag } = await readState(access.store);
  if (tag === null && !makesStore)
    throw new ReleaseError(
      `${access.store.name} is no release store. Is SITE_DIR right? A store begins with npm start, or with npm run settings -- set and npm run release -- --all.`,
    );
  if (isCopy(access)) await withReadableStore(async () => {});
  began = state;
}

/**
 * Runs `work` on a copy of what is live, in a temporary folder. It writes nothing to the store, so keys that may only read
 * suffice.
 */
export async function withCopyOfLive<T>(work: (access: StoreAccess) => Promise<T>): Promise<T> {
  const { store } = await openOnce();
  return inTemporaryFolder(async (folder) => {
    const access = { store, siteFolder: new SiteFolder(folder), log };
    return withStoreLock(folder, { wait: 0 }, async () => {
      await refresh({ ...access, log: logToStderr });
      return work(access);
    });
  });
}

/** Runs `work` with a folder that is removed afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-command-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
