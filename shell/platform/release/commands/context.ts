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

/** What is live by a state: by that which this machine's folder shows, unless another one is given. */
export function requireLiveSite(state: SiteState | undefined = siteFolder.shown()): HistoryEntry {
  const live = getLive(state);
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
 * Work on a store.
 *
 * @param state the store's. This machine's folder may show an older one, where the live generation is corrupt in the bucket
 */
type Work<T> = (access: StoreAccess, state: SiteState) => Promise<T>;

/** Runs `work` under the lock of this machine's folder, which first shows what the store says is live. */
export async function withRefreshedStore<T>(work: Work<T>): Promise<T> {
  const access = await openOnce();
  return withStoreLock(siteFolder.path, { wait: longestWait, log: logToStderr }, async () => {
    const { state } = await refresh({ ...access, log: logToStderr });
    return work(access, state);
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

/** The state before a release's build, which takes minutes: a change of the same app after it is another's release. */
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
export async function withCopyOfLive<T>(work: Work<T>): Promise<T> {
  const { store } = await openOnce();
  return inTemporaryFolder(async (folder) => {
    const access = { store, siteFolder: new SiteFolder(folder), log };
    return withStoreLock(folder, { wait: 0 }, async () => {
      const { state } = await refresh({ ...access, log: logToStderr });
      return work(access, state);
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
