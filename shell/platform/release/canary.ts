import { root } from 'shared-content/build/paths';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { Bucket } from '../store/bucket/Bucket';
import { BucketError } from '../store/bucket/bucketError';
import { moveCanary, pullCanary } from '../store/bucket/bucketCanary';
import { putEntry } from '../store/bucket/bucketHistory';
import { pushGeneration } from '../store/bucket/push';
import { type Canary, readCanary, removeCanary, triedBy, writeCanary } from '../store/canary';
import { type HistoryEntry, appendHistory } from '../store/history';
import { releasedBy } from '../store/releasedBy';
import { readSettings } from '../store/SiteSettings';
import { sourcesOf } from '../store/sourcesOf';
import type { Store, Versions } from '../store/Store';
import { prepareGeneration } from './prepareGeneration';
import type { SwitchOptions } from './releaseOptions';

/** Where a canary stands: in the folder and, where machines share one, in the bucket. */
interface CanaryIn {
  readonly store: Store;
  readonly bucket?: Bucket;
  readonly say: (line: string) => void;
}

/** What a command that changes a canary does besides. */
export interface CanaryHow extends Pick<SwitchOptions, 'beforeSwitch' | 'afterSwitch' | 'reason'> {
  /** Looks at it from outside, before it gets any visitor more. */
  readonly prove?: (generation: string) => Promise<void>;
}

const ways = 'npm run canary -- promote makes it live, npm run canary -- end takes it away';

/**
 * @param apps what is about to be released; all of them where it is left out
 * @throws ReleaseError where a canary tries one of them: two releases of one app at once, and nobody knows which is meant
 */
export function refuseWhileCanary(store: Store, apps?: readonly string[]): void {
  const canary = readCanary(store);
  const tried = Object.keys(canary?.to ?? {}).filter((app) => apps?.includes(app) ?? true);
  if (!canary || tried.length === 0) return;
  throw new ReleaseError(
    `${tried.join(', ')} runs as a canary (${canary.share} % of new visitors, generation ${canary.generation}): ${ways}. Then run this again.`,
  );
}

/** Whether a rollback of these apps is one of what a canary tries, or of the whole site. */
export const concerns = (canary: Canary | undefined, apps: readonly string[] | 'whole'): boolean =>
  canary !== undefined && (apps === 'whole' || apps.some((app) => app in canary.to));

/** Somebody else's word on the canary came first. */
class Overtaken extends ReleaseError {}

async function move(
  { store, bucket, say }: CanaryIn,
  before: Canary | undefined,
  next: Canary | undefined,
): Promise<void> {
  if (bucket && next) await pushGeneration(bucket, store, next.generation);
  if (bucket && !(await moveCanary(bucket, before, next))) {
    await pullCanary(bucket, store, say);
    throw new Overtaken(
      `Somebody changed the canary of ${bucket.name} meanwhile: it is as they left it. npm run canary says how.`,
    );
  }
  await (next ? writeCanary(store, next) : removeCanary(store));
}

/** Writes down what became of a canary, beside the switches of the live site. */
async function record(
  { store, bucket }: CanaryIn,
  { generation, to, share }: Pick<Canary, 'generation' | 'to' | 'share'>,
  reason: string | undefined,
): Promise<void> {
  const live = await store.current();
  if (!live) return;
  const entry: HistoryEntry = {
    at: (bucket?.now() ?? new Date()).toISOString(),
    action: 'canary',
    apps: [],
    generation: live,
    versions: await store.versionsOf(live),
    canary: { generation, to, share },
    checkout: root,
    sources: share > 0 ? await sourcesOf(store, to as Versions, Object.keys(to)) : {},
    by: releasedBy(),
    ...(reason && { reason }),
  };
  await (bucket ? putEntry(bucket, store, entry) : appendHistory(store, entry));
}

/**
 * Begins a canary: puts it beside the live generation for nobody, has it looked at, then gives it its share. What fails
 * takes it away again, and no visitor has seen it. The caller holds the store's lock.
 *
 * @throws ReleaseError where one runs already, or a hook or the proof fails
 */
export async function beginCanary(
  place: CanaryIn,
  begun: Pick<Canary, 'generation' | 'upon' | 'share' | 'to'>,
  { beforeSwitch, afterSwitch, prove, reason }: CanaryHow,
): Promise<void> {
  refuseWhileCanary(place.store);
  const { generation, share } = begun;
  const at = (place.bucket?.now() ?? new Date()).toISOString();
  const more = { by: releasedBy(), ...(reason && { reason }) };
  const unseen: Canary = { id: generation, ...begun, share: 0, at, ...more };
  await move(place, undefined, unseen);
  try {
    await beforeSwitch?.(generation);
    if (prove) place.say(`Looking at every page of generation ${generation} from outside`);
    await prove?.(generation);
  } catch (error) {
    await move(place, unseen, undefined);
    throw new ReleaseError(`${(error as Error).message} The canary was taken away: no visitor has seen it.`);
  }
  await move(place, unseen, { ...unseen, share });
  await record(place, begun, reason);
  await afterSwitch?.(generation);
}

/** Gives a running canary another share. Who is in stays in when it grows. The caller holds the store's lock. */
export async function shareCanary(place: CanaryIn, share: number, how: CanaryHow): Promise<void> {
  const canary = runningCanary(place.store);
  await how.beforeSwitch?.(canary.generation);
  await how.prove?.(canary.generation);
  await move(place, canary, { ...canary, share });
  await record(place, { ...canary, share }, how.reason);
  await how.afterSwitch?.(canary.generation);
}

/** Takes a canary away: its visitors get what is live with their next document. The caller holds the store's lock. */
export async function endCanary(place: CanaryIn, how: CanaryHow = {}): Promise<void> {
  const canary = runningCanary(place.store);
  await how.beforeSwitch?.(canary.upon);
  await move(place, canary, undefined);
  await record(place, { ...canary, share: 0 }, how.reason);
  await how.afterSwitch?.(canary.upon);
}

/**
 * @throws ReleaseError where none runs
 */
export function runningCanary(store: Store): Canary {
  const canary = readCanary(store);
  if (canary) return canary;
  throw new ReleaseError('No canary runs. npm run release -- <app> --canary 10 begins one.');
}

/**
 * After a switch of the live site: ends a canary that is live now, and composes any other anew upon what is live, so
 * that its visitors get what others released, too. One that does not go with it ends, and the live site is as it is.
 * The caller holds the store's lock.
 */
export async function renewCanary(place: CanaryIn): Promise<void> {
  const { store, say } = place;
  const [canary, live] = [readCanary(store), await store.current()];
  if (!canary || !live || canary.upon === live) return;
  const versions = await store.versionsOf(live);
  const isLive = Object.entries(canary.to).every(([app, version]) => versions[app] === version);
  const settings = await readSettings(store, live);
  try {
    if (isLive) return await move(place, canary, undefined);
    if (!settings) throw new ReleaseError(`Generation ${live} has no settings.`);
    const generation = await prepareGeneration({
      store,
      say: () => {},
      settings,
      versions: { ...versions, ...canary.to },
      action: 'release',
      // Whoever began it was asked.
      removePages: true,
    });
    await move(place, canary, { ...canary, generation, upon: live });
    say(`The canary (${triedBy(canary)}) is composed upon it: generation ${generation}`);
  } catch (error) {
    if (error instanceof Overtaken) return;
    // What is live is not to wait for a canary, whatever is wrong with it.
    if (error instanceof BucketError) throw error;
    say(
      `The canary (${triedBy(canary)}) does not go with what is live now, and has ended: ${(error as Error).message}`,
    );
    await endCanary(place, { reason: 'does not go with what is live' });
  }
}
