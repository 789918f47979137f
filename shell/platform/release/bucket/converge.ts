import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { Bucket } from '../../store/bucket/Bucket';
import { pullCanary } from '../../store/bucket/bucketCanary';
import { BucketError } from '../../store/bucket/bucketError';
import { pullHistory, recordMoves } from '../../store/bucket/bucketHistory';
import { pullPreviews } from '../../store/bucket/bucketPreviews';
import { pullLive } from '../../store/bucket/followBucket';
import { type Move, type Named, settingsPointer } from '../../store/bucket/moves';
import { type Pointers, isInForce, putBack, readPointers } from '../../store/bucket/pointers';
import { manifestIn, pagesFolder, pullGeneration, pullVersion } from '../../store/bucket/pull';
import { pushGeneration } from '../../store/bucket/push';
import { changedApps } from '../../store/history';
import type { Store } from '../../store/Store';
import { writeFirstSettings } from '../../store/SiteSettings';
import { renewCanary } from '../canary';
import { prepareGeneration } from '../prepareGeneration';
import type { SwitchOptions } from '../releaseOptions';

export interface Shared {
  readonly bucket: Bucket;
  /** This machine's folder: a copy of what it needs of the bucket. */
  readonly store: Store;
  readonly say: (line: string) => void;
}

interface Converged {
  readonly pointers: Pointers;
  /** Why what the pointers name cannot be live; the folder has what was live before. */
  readonly refused?: ReleaseError;
}

/** The move of the running command, and what it does before anything goes live. */
interface OwnMove extends Pick<SwitchOptions, 'inBrowser' | 'beforeSwitch'> {
  readonly move: Move;
  /** Pointers from before the move. */
  readonly before: Pointers;
  /** The generation for which that was done already. */
  readonly ready: string;
}

/**
 * Brings bucket and folder to what the pointers name: composes it where nobody has yet, makes it live in the
 * folder, and writes down the moves of runs that were killed. Ends only when no pointer moved meanwhile; any
 * machine may run it at any time, and comes to the same. The caller holds the store's lock.
 *
 * @param own what is put back where the whole is refused because of it
 */
export async function converge(shared: Shared, own?: OwnMove): Promise<Converged> {
  const { bucket, store } = shared;
  const isReady = new Set(own && [own.ready]);
  let refused: ReleaseError | undefined;
  let isWhole: boolean;
  // With what was live last in the folder, if it had nothing: that is what changes are judged against.
  let pointers = await pullLive(bucket, store);
  for (;;) {
    const { named } = pointers;
    isWhole = named !== undefined;
    if (named) {
      const mine = own && isInForce(pointers, own.move) ? own : undefined;
      try {
        if (!(await isPulled(shared, named))) await composeNamed(shared, pointers, named, mine);
        if (!isReady.has(named.generation)) await mine?.beforeSwitch?.(named.generation);
        isReady.add(named.generation);
      } catch (error) {
        if (error instanceof BucketError) throw error;
        const fault = asRefusal(error);
        const now = await readPointers(bucket, pointers);
        if (now === pointers) {
          refused ??= fault;
          isWhole = false;
          if (!mine) break;
          await putBack(bucket, mine.move, mine.before, `put back: ${refused.message}`);
        }
        pointers = await readPointers(bucket, now);
        continue;
      }
    }
    const now = await readPointers(bucket, pointers);
    if (now === pointers) break;
    pointers = now;
  }
  const { named } = pointers;
  const history = await pullHistory(bucket, store);
  if (named && isWhole) {
    await store.switchTo(named.generation);
    if (await recordMoves(bucket, pointers, named, history)) await pullHistory(bucket, store);
    await pullCanary(bucket, store, shared.say);
    await renewCanary(shared);
  }
  await pullPreviews(bucket, store, shared.say);
  const settings = pointers.moves[settingsPointer]?.settings;
  if (!named && settings) await writeFirstSettings(store, settings);
  return { pointers, refused };
}

/** A generation that is torn in the bucket counts as absent, as one that this folder alone has: composing it heals it. */
async function isPulled({ bucket, store }: Shared, { generation }: Named): Promise<boolean> {
  try {
    const isThere = (await manifestIn(bucket, pagesFolder(generation))) !== undefined;
    return isThere && (await pullGeneration(bucket, store, generation));
  } catch (error) {
    if (error instanceof BucketError) throw error;
    return false;
  }
}

const asRefusal = (error: unknown): ReleaseError =>
  error instanceof ReleaseError
    ? error
    : new ReleaseError(error instanceof Error ? error.message : String(error));

/** Composes what the pointers name, out of versions of the bucket, and puts it there. */
async function composeNamed(
  { bucket, store, say }: Shared,
  { moves }: Pointers,
  { generation, versions, settings }: Named,
  own: OwnMove | undefined,
): Promise<void> {
  say(`Composing what the pointers of ${bucket.name} name: generation ${generation}`);
  for (const [app, version] of Object.entries(versions)) await pullVersion(bucket, store, app, version);
  const live = await store.current();
  const changed = changedApps(live ? await store.versionsOf(live) : undefined, versions);
  const isBack = changed.some((app) => moves[app]?.entry.action === 'rollback');
  const composed = await prepareGeneration({
    store,
    say,
    settings,
    versions,
    action: isBack ? 'rollback' : 'release',
    // Whoever released without a page said so then.
    removePages: true,
    force: Object.values(moves).some(({ force }) => force),
    inBrowser: own?.inBrowser,
  });
  if (composed !== generation)
    throw new ReleaseError(
      `What the pointers of ${bucket.name} name is composed as ${composed}, not as ${generation}: the shell that is to be live was released by other commands. Release all apps of this checkout (npm run release -- --all).`,
    );
  await pushGeneration(bucket, store, generation);
}
