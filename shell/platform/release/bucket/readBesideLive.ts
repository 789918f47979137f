import type { Bucket } from '../../store/bucket/Bucket';
import { moveCanary, readBucketCanary } from '../../store/bucket/bucketCanary';
import { endPreview, pushPreview, readBucketPreviews } from '../../store/bucket/bucketPreviews';
import { pushGeneration } from '../../store/bucket/push';
import { removeCanary } from '../../store/canary';
import { removePreview } from '../../store/previews';
import type { Store } from '../../store/Store';
import type { Fault } from '../verifyStore';

/** A generation that people get to see beside the live one. */
export interface BesideLive {
  /** `the canary`, `preview pr-42`. */
  readonly by: string;
  readonly generation: string;
  /** Command that makes it anew. */
  readonly cure: string;
  /** Sends what is missing; this machine has all of it. */
  readonly send: () => Promise<void>;
  /** Takes it away, so that nobody waits for it. */
  readonly end: () => Promise<void>;
}

/** The canary and the previews that a bucket names; and what it names in no way that can be read. */
export async function readBesideLive(
  bucket: Bucket,
  store: Store,
): Promise<{ readonly beside: readonly BesideLive[]; readonly unreadable: readonly Fault[] }> {
  const { canary } = await readBucketCanary(bucket);
  const { objects, previews } = await readBucketPreviews(bucket);
  const beside: BesideLive[] = previews.map((preview) => ({
    by: `preview ${preview.name}`,
    generation: preview.generation,
    cure: 'npm run preview makes it again',
    send: () => pushPreview(bucket, store, preview),
    end: async () => {
      await endPreview(bucket, preview.name);
      await removePreview(store, preview.name);
    },
  }));
  if (canary)
    beside.push({
      by: 'the canary',
      generation: canary.generation,
      cure: 'npm run release -- <app> --canary begins it anew',
      send: () => pushGeneration(bucket, store, canary.generation),
      end: async () => {
        if (await moveCanary(bucket, canary, undefined)) await removeCanary(store);
      },
    });
  const unreadable = objects
    .filter(({ preview, ended }) => !preview && !ended)
    .map(({ object: { key } }) => ({
      what: `${key} in ${bucket.name} is no preview that these commands can read, and shows nothing`,
      cure: 'bring this checkout up to date; if somebody wrote it by hand, npm run verify -- --repair takes it out',
      repair: () => bucket.delete(key),
    }));
  return { beside, unreadable };
}

/** Whether this folder has a generation whole, with what it pins. */
export async function isHere(store: Store, generation: string): Promise<boolean> {
  if (!(await store.hasGeneration(generation))) return false;
  for (const [app, version] of Object.entries(await store.versionsOf(generation)))
    if (!(await store.isPublished(app, version))) return false;
  return true;
}

/** @param away names of what is missing or torn, and not sent again by another repair */
export async function faultOfAway(
  bucket: Bucket,
  store: Store,
  { by, generation, cure, send, end }: BesideLive,
  away: readonly string[],
): Promise<Fault> {
  const what = `${by} needs ${away.join(', ')}, which ${bucket.name} has not whole: new servers do not show it`;
  if (await isHere(store, generation))
    return {
      what,
      cure: 'this machine has it whole: npm run verify -- --repair sends it again',
      repair: send,
    };
  return {
    what,
    cure: `${cure}; npm run verify -- --repair sends it again where it was made, and takes it out elsewhere`,
    repair: end,
  };
}
