import { setTimeout as wait } from 'node:timers/promises';
import { type Manifest, mediaFolder } from 'shared-content/artifact/manifest';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { isForVisitors } from './generationFiles';
import { getRecent } from './history';
import { type StoredItem, generationItem, versionItem } from './items';
import type { ObjectStore } from './objects/ObjectStore';
import { showState } from './storeAccess';
import { manifestIn, readRecorded } from './pull';
import { getLive, readState } from './state';
import { removeUnneeded } from './prune';
import type { HistoryEntry, StoreAccess, StateSnapshot, SiteState } from './state.contract';

/** State of a server's copy, for health probes. */
interface CopyState {
  /** `s3://bucket/prefix`. */
  readonly of: string;
  /** Seconds since the folder last matched the bucket; null before the first time. */
  readonly age: number | null;
  /** Generation that the bucket names, unless this server already serves it. */
  readonly awaits?: string;
  /** Why the copy could not be renewed. */
  readonly fault?: string;
}

interface FollowOptions extends Pick<StoreAccess, 'store' | 'siteFolder'> {
  /** Seconds between two checks of the state. */
  readonly seconds: number;
  readonly log: { error(line: string): void; info(line: string): void };
  /** Runs when another generation is shown. */
  readonly onSwitch?: ((generation: string) => Promise<void>) | undefined;
}

/** Shortest time between two checks that a missing file triggers, in milliseconds. */
const missedFileInterval = 1_000;
/** Days for which open tabs get the versions of a generation from the bucket after it was live, as prune keeps them. */
const daysOfOpenTabs = 30;
/** Days for which the folder itself keeps them. */
const daysHere = 1;

/** Milliseconds that a visitor waits for a file of the bucket before the answer is 404. */
const longestRead = 1_000;

export type StoreFollower = ReturnType<typeof followStore>;

/**
 * Keeps a folder equal to what the bucket's state names, until it is stopped. It copies what is new, then shows it.
 * Servers may switch at different moments: a file that only another server's documents name is read from the bucket. It
 * logs a failure once and tries again.
 */
export function followStore({ store, siteFolder, seconds, log, onSwitch }: FollowOptions) {
  const end = new AbortController();
  const access: StoreAccess = { store, siteFolder, log: (line) => log.info(line) };
  let seen: StateSnapshot | undefined;
  let shown: SiteState | undefined;
  let renewedAt: number | undefined;
  let fault: string | undefined;

  const withLock = <T>(work: () => Promise<T>) => withStoreLock(siteFolder.path, { wait: 30 }, work);
  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: end.signal, ref: false }).catch(() => {});

  /** The live generation here; undefined also where the file that names it is corrupt: showing a state writes it anew. */
  const current = () => siteFolder.current().catch(() => undefined);

  async function showNewest(): Promise<SiteState> {
    const before = await current();
    const state = await withLock(async () => {
      // A release in this folder may have switched while this waited for the lock.
      seen = await readState(store, seen);
      await showState(access, seen.state);
      return seen.state;
    });
    shown = state;
    const next = getLive(state)?.generation;
    if (next !== undefined && next !== before)
      await onSwitch?.(next).catch((error: Error) => log.error(error.message));
    return state;
  }

  async function update(): Promise<void> {
    try {
      seen = await readState(store, seen);
      if (seen.tag === null) throw new ReleaseError(`${store.name} has no state.json`);
      const state = seen.state === shown ? undefined : await showNewest();
      renewedAt = performance.now();
      if (fault !== undefined) log.info(`${store.name} answers again`);
      fault = undefined;
      if (!state) return;
      await withLock(() => removeUnneeded(siteFolder, state, daysHere));
    } catch (error) {
      const line = error instanceof Error ? error.message : String(error);
      if (fault === undefined)
        log.error(`The copy of ${store.name} is not updated; visitors get the local copy. ${line}`);
      fault = line;
      shown = undefined;
    }
  }

  const running = (async () => {
    while (!end.signal.aborted) {
      await update();
      await pause(seconds * 1000);
    }
  })();

  let missed = -Infinity;
  async function readNewest(): Promise<SiteState | undefined> {
    if (performance.now() - missed > missedFileInterval || seen === undefined) {
      missed = performance.now();
      seen = await readState(store, seen).catch(() => seen);
    }
    return seen?.state;
  }

  return {
    async getState(): Promise<CopyState> {
      const named = getLive(seen?.state)?.generation;
      const awaits = named !== (await current()) ? named : undefined;
      return {
        of: store.name,
        age: renewedAt === undefined ? null : Math.round((performance.now() - renewedAt) / 1000),
        ...(awaits !== undefined && { awaits }),
        ...(fault !== undefined && { fault }),
      };
    },
    readFile: readThrough(store, readNewest, () => fault === undefined),
    /** Resolves when a running check has ended. */
    async stop(): Promise<void> {
      end.abort();
      await running;
    },
  };
}

/**
 * Reads files that this machine has not copied yet, or has removed, from the bucket, and verifies them.
 *
 * @param readNewest returns the bucket's state: a visitor's document may come from a server that saw a newer one
 * @param isThere whether the bucket answered the last time: a visitor must not wait for one that does not
 * @returns a function that reads a file by its address; undefined for documents, if no open tab may need it, and where the
 *   bucket is away
 */
function readThrough(
  store: ObjectStore,
  readNewest: () => Promise<SiteState | undefined>,
  isThere: () => boolean,
) {
  const manifests = new Map<string, Manifest['files']>();
  const filesOf = async (item: StoredItem): Promise<Manifest['files']> => {
    const files = manifests.get(item.name) ?? (await manifestIn(store, item))?.files;
    // A manifest never changes, but one that is missing may still come.
    if (files) manifests.set(item.name, files);
    return files ?? {};
  };
  /** Items that may have a file. */
  const getItems = (url: string, history: readonly HistoryEntry[]): StoredItem[] => {
    const [, kind, app = '', folder = ''] = url.split('/');
    if (kind !== 'assets') {
      const newest = url.endsWith('.html') || !isForVisitors(url.slice(1)) ? [] : history.slice(-2).reverse();
      return newest.map(({ generation }) => generationItem(generation));
    }
    const recent = getRecent(history, daysOfOpenTabs, store.now());
    const versions = new Set(recent.flatMap((entry) => entry.versions[app] ?? []));
    const named = folder === mediaFolder ? [...versions] : versions.has(folder) ? [folder] : [];
    return named.map((version) => versionItem(app, version));
  };
  const read = async (url: string): Promise<Buffer | undefined> => {
    const name = url.slice(1);
    for (const item of getItems(url, (await readNewest())?.history ?? []))
      for (const [file, recorded] of Object.entries(await filesOf(item)))
        if (item.keyOf(file) === (item.app === undefined ? item.keyOf(name) : name))
          return readRecorded(store, item, file, recorded);
    return undefined;
  };
  return async (url: string): Promise<Buffer | undefined> => {
    if (!isThere()) return undefined;
    const end = new AbortController();
    // A read that is late goes on, and its failure is nobody's.
    const reading = read(url).finally(() => end.abort());
    const late = wait(longestRead, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    reading.catch(() => {});
    return Promise.race([reading, late.then(() => (end.signal.aborted ? reading : undefined))]);
  };
}
