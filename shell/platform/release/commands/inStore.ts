import { withStoreLock } from 'shared-content/build/withStoreLock';
import type { Bucket } from '../../store/bucket/Bucket';
import { BucketError } from '../../store/bucket/bucketError';
import { openBucket } from '../../store/bucket/openBucket';
import { pullVersion } from '../../store/bucket/pull';
import { type SiteSettings, writeFirstSettings } from '../../store/SiteSettings';
import { type Shared, converge } from '../bucket/converge';
import { settingsInBucket } from '../bucket/releaseInBucket';
import { renewCanary } from '../canary';
import { say, store } from './context';

let opened: Promise<Bucket | undefined> | undefined;

/** The bucket that machines share, where SITE_STORE names one; the folder is this machine's copy of it then. */
export async function sharedStore(): Promise<Shared | undefined> {
  const bucket = await (opened ??= openBucket(process.env));
  return bucket && { bucket, store, say };
}

/** Runs `work` as the only one that changes this folder, which is as the bucket's pointers name it, if there is one. */
export async function inStore<T>(wait: number, work: () => Promise<T>): Promise<T> {
  const shared = await sharedStore();
  return withStoreLock(store.folder, { wait, say }, async () => {
    if (shared) sayRefused(shared, (await converge(shared)).refused);
    // A run that was killed between its switch and the canary.
    else await renewCanary({ store, say });
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

/** `writeFirstSettings`, into the bucket too, where there is one. */
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
export async function fetched(pull: Promise<unknown>): Promise<void> {
  await pull.catch((error: unknown) => {
    if (error instanceof BucketError) throw error;
  });
}
