import { ReleaseError } from 'shared-content/build/ReleaseError';
import { withStoreLock } from 'shared-content/build/withStoreLock';
import { Bucket } from '../../store/bucket/Bucket';
import { BucketError } from '../../store/bucket/bucketError';
import { pullGeneration, pullVersion } from '../../store/bucket/pull';
import { type SiteSettings, readSettings, writeFirstSettings } from '../../store/SiteSettings';
import { type Shared, converge } from '../bucket/converge';
import { releaseGenerationInBucket, releaseInBucket, settingsInBucket } from '../bucket/releaseInBucket';
import {
  type ReleaseOptions,
  type Released,
  type SwitchOptions,
  release,
  releaseGeneration,
} from '../release';
import type { Versions } from '../../store/Store';
import { say, store } from './context';

let opened: Promise<Bucket | undefined> | undefined;

/** The bucket that machines share, where SITE_STORE names one; the folder is this machine's copy of it then. */
export async function sharedStore(): Promise<Shared | undefined> {
  const bucket = await (opened ??= Bucket.open(process.env));
  return bucket && { bucket, store, say };
}

/** Runs `work` as the only one that changes this folder, which is as the bucket's pointers name it, if there is one. */
export async function inStore<T>(wait: number, work: () => Promise<T>): Promise<T> {
  const shared = await sharedStore();
  return withStoreLock(store.folder, { wait, say }, async () => {
    if (shared) sayRefused(shared, (await converge(shared)).refused);
    return work();
  });
}

function sayRefused({ bucket }: Shared, refused: Error | undefined): void {
  if (refused)
    say(
      `NOT LIVE: what the pointers of ${bucket.name} name does not go together; visitors get what was live before. ${refused.message} Release one of the apps anew, or roll it back.`,
    );
}

/** What a command's action needs first where machines share a bucket; nothing without one. */
export async function bringUpToDate(wait = 10): Promise<void> {
  if (await sharedStore()) await inStore(wait, async () => {});
}

interface Proof {
  /** Looks at what went live from outside; what it throws takes the switch back. */
  readonly prove?: (generation: string) => Promise<void>;
}

/**
 * `release`, into the bucket where there is one. Within `inStore`.
 *
 * @throws ReleaseError also when the live site cannot be proven: then it was put back
 */
export async function releaseHere(
  options: ReleaseOptions & Proof,
  named: readonly string[] = [],
): Promise<Released> {
  return proven(options, () => switchHere(options, named));
}

async function switchHere(options: ReleaseOptions, named: readonly string[]): Promise<Released> {
  const shared = await sharedStore();
  return shared ? releaseInBucket(shared, options, named) : release(options);
}

/** `releaseGeneration`, likewise. */
export async function releaseGenerationHere(
  generation: string,
  options: SwitchOptions & Proof,
): Promise<Released> {
  return proven(options, async () => {
    const shared = await sharedStore();
    if (!shared) return releaseGeneration(generation, options);
    await fetched(pullGeneration(shared.bucket, store, generation));
    return releaseGenerationInBucket(shared, generation, options);
  });
}

/** Switches, has a look from outside, and goes back where that finds a fault: what others released meanwhile stays. */
async function proven(options: SwitchOptions & Proof, switchIt: () => Promise<Released>): Promise<Released> {
  const { prove } = options;
  const before = prove && (await store.current());
  const versionsBefore: Partial<Versions> = before ? await store.versionsOf(before) : {};
  const settings = before ? await readSettings(store, before) : undefined;
  const released = await switchIt();
  if (!prove || !released.switched) return released;
  try {
    say(`Looking at every page of generation ${released.generation} from outside`);
    await prove(released.generation);
    return released;
  } catch (error) {
    const { message } = error as Error;
    if (!before || !settings)
      throw new ReleaseError(`${message} It stays live: nothing was live before it.`, 'broken');
    say(`Going back: ${message}`);
    const now = await store.versionsOf((await store.current()) ?? released.generation);
    const back = { ...now, ...Object.fromEntries(released.changed.map((app) => [app, versionsBefore[app]])) };
    const versions = Object.fromEntries(Object.entries(back).filter(([, version]) => version)) as Versions;
    const how = {
      ...options,
      action: 'rollback',
      reason: 'not as composed from outside',
      force: true,
    } as const;
    await switchHere({ ...how, settings, versions, inBrowser: undefined }, released.changed);
    throw new ReleaseError(`${message} It was taken back: what was live before is live again.`);
  }
}

/** `writeFirstSettings`, likewise. */
export async function firstSettingsHere(settings: SiteSettings): Promise<void> {
  const shared = await sharedStore();
  if (shared) await settingsInBucket(shared, settings);
  await writeFirstSettings(store, settings);
}

/** Copies a version that this folder has not out of the bucket, if it is there. */
export async function fetchVersion(app: string, version: string): Promise<void> {
  const shared = await sharedStore();
  if (shared) await fetched(pullVersion(shared.bucket, store, app, version));
}

/** What the bucket has not, the store says itself, with the cure. */
async function fetched(pull: Promise<unknown>): Promise<void> {
  await pull.catch((error: unknown) => {
    if (error instanceof BucketError) throw error;
  });
}
