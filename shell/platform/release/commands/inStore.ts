import { ReleaseError } from 'shared-content/build/ReleaseError';
import { withStoreLock } from 'shared-content/build/withStoreLock';
import type { Bucket } from '../../store/bucket/Bucket';
import { BucketError } from '../../store/bucket/bucketError';
import { openBucket } from '../../store/bucket/openBucket';
import { pullGeneration, pullVersion } from '../../store/bucket/pull';
import { type SiteSettings, readSettings, writeFirstSettings } from '../../store/SiteSettings';
import { readCanary } from '../../store/canary';
import { type Shared, converge } from '../bucket/converge';
import { releaseGenerationInBucket, releaseInBucket, settingsInBucket } from '../bucket/releaseInBucket';
import { concerns, endCanary, refuseWhileCanary, renewCanary } from '../canary';
import { type Released, release, releaseGeneration } from '../release';
import type { ReleaseOptions, SwitchOptions } from '../releaseOptions';
import type { Versions } from '../../store/Store';
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

interface Proof {
  /** Looks at what went live from outside; what it throws takes the switch back. */
  readonly prove?: (generation: string) => Promise<void>;
}

interface Canaries {
  /** What a canary tries is to be live. */
  readonly promotes?: boolean;
}

/**
 * `release`, into the bucket where there is one. Within `inStore`.
 *
 * @throws ReleaseError also when the live site cannot be proven: then it was put back
 */
export async function releaseHere(
  options: ReleaseOptions & Proof & Canaries,
  named: readonly string[] = [],
): Promise<Released> {
  return proven(options, () => switchHere(options, named));
}

async function switchHere(options: ReleaseOptions & Canaries, named: readonly string[]): Promise<Released> {
  const shared = await sharedStore();
  if (options.action !== 'rollback' && !options.promotes) refuseWhileCanary(store, named);
  const how = { ...options, ...besideCanary(options, named) };
  return shared ? releaseInBucket(shared, how, named) : release(how);
}

/**
 * A canary is settled as soon as the switch is done, before hooks let nginx read what there is: a rollback of what it
 * tries ends it, anything else is composed into it.
 *
 * @param apps what is switched; `whole` for a generation
 */
function besideCanary(
  { action, afterSwitch }: SwitchOptions,
  apps: readonly string[] | 'whole',
): Pick<SwitchOptions, 'afterSwitch'> {
  return {
    async afterSwitch(generation) {
      const place = { store, say, ...(await sharedStore()) };
      const canary = readCanary(store);
      if (canary && action === 'rollback' && concerns(canary, apps)) {
        await endCanary(place, { reason: 'rolled back' });
        say('The canary has ended with it.');
      } else await renewCanary(place);
      await afterSwitch?.(generation);
    },
  };
}

/** `releaseGeneration`, likewise. */
export async function releaseGenerationHere(
  generation: string,
  options: SwitchOptions & Proof,
): Promise<Released> {
  return proven(options, async () => {
    const shared = await sharedStore();
    const how = { ...options, ...besideCanary(options, 'whole') };
    if (!shared) return releaseGeneration(generation, how);
    await fetched(pullGeneration(shared.bucket, store, generation));
    return releaseGenerationInBucket(shared, generation, how);
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
