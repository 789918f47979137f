import { setTimeout as wait } from 'node:timers/promises';
import { manifestFile } from 'shared-content/build/manifest';
import type { Store } from '../Store';
import type { Bucket } from './Bucket';
import { pullCanary } from './bucketCanary';
import { generationsOf } from './bucketHistory';
import { type BucketPreviews, pullPreviews } from './bucketPreviews';
import { type Pointers, readPointers } from './pointers';
import { inFolder, pullGeneration, pullVersion } from './pull';

/**
 * Makes the folder serve what the pointers name, where the bucket has it whole. Until it has, the folder goes
 * on with what it serves; one that has nothing yet takes the last generation that was live.
 */
export async function pullLive(bucket: Bucket, store: Store, known?: Pointers): Promise<Pointers> {
  const pointers = await readPointers(bucket, known);
  const { named } = pointers;
  const live = await store.current();
  if (pointers === known && named?.generation === live) return pointers;
  await inFolder(store, async () => {
    if (named && (await pullGeneration(bucket, store, named.generation)))
      return store.switchTo(named.generation);
    if (live !== undefined && (await store.hasGeneration(live))) return;
    for (const generation of await generationsOf(bucket, store))
      if (await pullGeneration(bucket, store, generation)) return store.switchTo(generation);
  });
  return pointers;
}

/** Copies the other versions that the bucket keeps: tabs that are open on earlier pages ask for them. */
async function pullOthers(bucket: Bucket, store: Store): Promise<void> {
  const manifests = (await bucket.list('bundles/')).filter(({ key }) => key.endsWith(`/${manifestFile}`));
  const newest = manifests.toSorted((a, b) => b.modified.getTime() - a.modified.getTime());
  for (const { key } of newest) {
    const [, app = '', version = ''] = key.split('/');
    if (await store.isPublished(app, version)) continue;
    await inFolder(store, () => pullVersion(bucket, store, app, version));
  }
}

/** How a server's copy stands, for probes. */
export interface CopyState {
  /** `s3://bucket/prefix`. */
  readonly of: string;
  /** Seconds since the folder was last known to be what the bucket names; null before the first time. */
  readonly age: number | null;
  /** Generation that the pointers name, where that is not the one that is served. */
  readonly awaits?: string;
  /** Why the copy is not renewed. */
  readonly fault?: string;
}

interface FollowOptions {
  readonly bucket: Bucket;
  readonly store: Store;
  /** Seconds between two looks at the pointers. */
  readonly seconds: number;
  readonly log: { error(line: string): void; info(line: string): void };
}

/** Keeps a folder what the bucket names, until it is stopped. What goes wrong is logged once, and tried again. */
export function followBucket({ bucket, store, seconds, log }: FollowOptions) {
  const end = new AbortController();
  let pointers: Pointers | undefined;
  let renewed: number | undefined;
  let fault: string | undefined;
  let previews: BucketPreviews | undefined;
  const told = new Set<string>();
  const tellOnce = (line: string) => {
    if (!told.has(line)) log.error(line);
    told.add(line);
  };

  async function look(): Promise<void> {
    try {
      const before = pointers;
      pointers = await pullLive(bucket, store, before);
      await pullCanary(bucket, store, tellOnce);
      renewed = performance.now();
      if (fault !== undefined) log.info(`${bucket.name} answers again`);
      fault = undefined;
      previews = await pullPreviews(bucket, store, tellOnce, previews);
      if (pointers !== before) await pullOthers(bucket, store);
    } catch (error) {
      const line = error instanceof Error ? error.message : String(error);
      if (fault === undefined)
        log.error(`The copy of ${bucket.name} is not renewed; visitors get what is here. ${line}`);
      fault = line;
      // What was read may not have been copied: it is looked at anew.
      pointers = undefined;
    }
  }
  const running = (async () => {
    while (!end.signal.aborted) {
      await look();
      await wait(seconds * 1000, undefined, { signal: end.signal, ref: false }).catch(() => {});
    }
  })();

  return {
    state(): CopyState {
      const named = pointers?.named?.generation;
      const awaits = named !== undefined && named !== store.currentNow() ? named : undefined;
      return {
        of: bucket.name,
        age: renewed === undefined ? null : Math.round((performance.now() - renewed) / 1000),
        ...(awaits !== undefined && { awaits }),
        ...(fault !== undefined && { fault }),
      };
    },
    /** Ends when a look that is under way has ended. */
    async stop(): Promise<void> {
      end.abort();
      await running;
    },
  };
}

/**
 * SITE_STORE_POLL in seconds.
 *
 * @throws Error where it is no number of them
 */
export function pollSeconds(value = '5'): number {
  const seconds = Number(value);
  if (!(seconds >= 0.1 && seconds <= 3600))
    throw new Error(`SITE_STORE_POLL must be a number of seconds from 0.1 to 3600, not ${value}.`);
  return seconds;
}
