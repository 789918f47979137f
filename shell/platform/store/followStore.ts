import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltFile } from 'shared-content/artifact/build.contract';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { pullHistory, readHistory } from './history';
import { FolderObjects } from './objects/FolderObjects';
import { copyNamed, inFolder, refuseOwnStore, show } from './place';
import { pullPreviews, readPreviews } from './previews';
import { publishedKey } from './PublishedVersions';
import { manifestIn, pagesFolder, readRecorded, versionFolders } from './pull';
import { readShown, readState } from './state';
import { findUnneeded, getKeys } from './unneeded';
import type { Place, Seen, SiteState } from './state.contract';

/** State of a server's copy, for health probes. */
export interface CopyState {
  /** `s3://bucket/prefix`. */
  readonly of: string;
  /** Seconds since the folder last matched the bucket; null before the first time. */
  readonly age: number | null;
  /** Generation that the bucket names, unless this server already serves it. */
  readonly awaits?: string;
  /** Why the copy could not be renewed. */
  readonly fault?: string;
}

interface FollowOptions extends Pick<Place, 'objects' | 'store'> {
  /** Seconds between two checks of the state. */
  readonly seconds: number;
  readonly log: { error(line: string): void; info(line: string): void };
  /** Runs when another generation is shown: an nginx on this machine reads policies only at a reload. */
  readonly afterSwitch?: ((generation: string) => Promise<void>) | undefined;
}

/** Upper limit for the wait before a switch, in milliseconds: a wrong clock must not delay it for longer. */
const longestWait = 60_000;
/** Shortest time between two checks that a missing file triggers, in milliseconds. */
const missEvery = 1_000;
/** Milliseconds until the folder loses what the state no longer names. */
const forgetAfter = 86_400_000;
/** Number of generations before the live one whose versions are still read from the bucket. */
const openTabs = 50;

/** A server's access to the bucket that it follows. */
export interface Following {
  state(): CopyState;
  /** Fetches and verifies a file below `assets/` that this machine lacks; undefined if no open tab may need it. */
  asset(name: string): Promise<Buffer | undefined>;
  /** Does the same for a file of a generation, except documents. */
  page(name: string): Promise<Buffer | undefined>;
  /** Resolves when a running check has ended. */
  stop(): Promise<void>;
}

/**
 * Keeps a folder equal to what the bucket's state names, until it is stopped. It copies what is new, then shows it at
 * the time in the state, as all servers do. It logs a failure once and tries again.
 */
export function followStore(options: FollowOptions): Following {
  const { objects, store, seconds, log, afterSwitch } = options;
  const end = new AbortController();
  const told = new Set<string>();
  const tellOnce = (line: string) => {
    if (!told.has(line)) log.error(line);
    told.add(line);
  };
  const place: Place = { objects, store, say: tellOnce };
  let seen: Seen | undefined;
  let shown: SiteState | undefined;
  let previews: string | undefined;
  let renewed: number | undefined;
  let fault: string | undefined;

  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: end.signal, ref: false }).catch(() => {});

  async function untilMoment({ from }: SiteState): Promise<void> {
    const left = from === undefined ? 0 : Date.parse(from) - objects.now().getTime();
    // A server that has nothing to show switches at once.
    if (left > 0 && (await store.current()) !== undefined) await pause(Math.min(left, longestWait));
  }

  async function showNamed(state: SiteState): Promise<void> {
    const before = await store.current();
    await inFolder(store, () => copyNamed(place, state));
    if (state.live?.generation !== before) await untilMoment(state);
    await inFolder(store, () => show(place, state));
    shown = state;
    if (state.live && state.live.generation !== before)
      await afterSwitch?.(state.live.generation).catch((error: Error) => log.error(error.message));
  }

  /** Removes what neither the state nor an open tab needs, and what killed runs left behind. */
  async function forget({ live, before, canary }: SiteState): Promise<void> {
    const kept = [live?.generation, ...before.slice(-1), canary?.generation, await store.previous()];
    const named = [...kept, ...readPreviews(store).map(({ generation }) => generation)];
    const folder = new FolderObjects(store.folder);
    await inFolder(store, async () => {
      await store.clearLeftovers();
      const all = new Map(
        named.map((one) => [one ?? '', one === live?.generation ? live?.versions : undefined]),
      );
      for (const key of getKeys(await findUnneeded(folder, all, new Date(), forgetAfter)))
        await folder.delete(key);
    });
  }

  async function look(): Promise<void> {
    try {
      seen = await readState(objects, seen);
      const { state, tag } = seen;
      if (tag === null)
        throw new ReleaseError(`${objects.name} has no ${state.number > 0 ? '' : 'state.json yet'}`);
      const isNew = state !== shown;
      if (isNew) await showNamed(state);
      renewed = performance.now();
      if (fault !== undefined) log.info(`${objects.name} answers again`);
      fault = undefined;
      await inFolder(store, async () => {
        previews = await pullPreviews(objects, store, tellOnce, previews);
        if (isNew) await pullHistory(objects, store, state);
      });
      if (isNew) await forget(state);
    } catch (error) {
      const line = error instanceof Error ? error.message : String(error);
      if (fault === undefined)
        log.error(`The copy of ${objects.name} is not renewed; visitors get what is here. ${line}`);
      fault = line;
      shown = undefined;
    }
  }

  const running = (async () => {
    while (!end.signal.aborted) {
      await look();
      await pause(seconds * 1000);
    }
  })();

  // A visitor's document may come from another server, which saw a newer state.
  let missed = -Infinity;
  async function newest(): Promise<SiteState | undefined> {
    if (performance.now() - missed > missEvery || seen === undefined) {
      missed = performance.now();
      seen = await readState(objects, seen).catch(() => seen);
    }
    return seen?.state;
  }

  const manifests = new Map<string, Promise<Readonly<Record<string, BuiltFile>>>>();
  function filesIn(folder: string): Promise<Readonly<Record<string, BuiltFile>>> {
    const known =
      manifests.get(folder) ?? manifestIn(objects, folder).then((manifest) => manifest?.files ?? {});
    manifests.set(folder, known);
    if (manifests.size > 500) manifests.delete([...manifests.keys()][0] ?? '');
    known.catch(() => manifests.delete(folder));
    return known;
  }

  /** Versions of an app that an open tab's document may name. */
  async function getVersions(app: string): Promise<Set<string>> {
    const state = await newest();
    const history = (await readHistory(store)).slice(-openTabs);
    const all = [state?.live?.versions, state?.canary?.to, ...history.map(({ versions }) => versions)];
    return new Set(all.flatMap((versions) => versions?.[app] ?? []));
  }

  return {
    state(): CopyState {
      const named = seen?.state.live?.generation;
      const awaits = named !== undefined && named !== store.currentNow() ? named : undefined;
      return {
        of: objects.name,
        age: renewed === undefined ? null : Math.round((performance.now() - renewed) / 1000),
        ...(awaits !== undefined && { awaits }),
        ...(fault !== undefined && { fault }),
      };
    },
    async asset(name) {
      const key = `assets${name}`;
      const [, app = '', folder = ''] = key.split('/');
      const versions = await getVersions(app);
      for (const version of versions.has(folder) ? [folder] : folder === 'media' ? versions : []) {
        const files = await filesIn(versionFolders(app, version).bundle);
        const file = Object.keys(files).find((one) => publishedKey(app, version, one) === key);
        const recorded = file && files[file];
        if (file && recorded)
          return readRecorded(objects, versionFolders(app, version).bundle, file, recorded, key);
      }
      return undefined;
    },
    async page(name) {
      const file = name.slice(1);
      const state = await newest();
      const named = [state?.live?.generation, state?.canary?.generation, ...(state?.before.slice(-1) ?? [])];
      for (const generation of named) {
        if (generation === undefined) continue;
        const recorded = (await filesIn(pagesFolder(generation)))[file];
        if (recorded && !file.endsWith('.html'))
          return readRecorded(objects, pagesFolder(generation), file, recorded);
      }
      return undefined;
    },
    async stop() {
      end.abort();
      await running;
    },
  };
}

/**
 * Makes a folder show what a bucket names, once, before a server listens.
 *
 * @throws ReleaseError where the bucket names nothing, or the live generation cannot be copied whole
 */
export async function copyOnce(place: Place): Promise<void> {
  const { objects, store } = place;
  const seen = await readState(objects);
  const { state, tag } = seen;
  refuseOwnStore(place, seen);
  if (tag === null)
    throw new ReleaseError(
      `${objects.name} has no state.json. Where a release of before lies there, one command with keys that may write takes it over: npm run status.`,
    );
  await inFolder(store, async () => {
    if (readShown(store)?.id !== state.id) await copyNamed(place, state);
    await show(place, state);
  });
}

/**
 * Parses SITE_STORE_POLL, in seconds.
 *
 * @throws Error where it is not a valid number of seconds
 */
export function pollSeconds(value = '5'): number {
  const seconds = Number(value);
  if (!(seconds >= 0.1 && seconds <= 3600))
    throw new Error(`SITE_STORE_POLL must be a number of seconds from 0.1 to 3600, not ${value}.`);
  return seconds;
}
