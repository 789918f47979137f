import { root } from 'shared-content/artifact/paths';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { readCanary, triedBy } from '../../store/canary';
import { getSources } from '../../store/history';
import { BucketError } from '../../store/objects/bucketError';
import { swapUntilDone } from '../../store/place';
import { pushGeneration } from '../../store/push';
import { sign } from '../../store/releasedBy';
import type { Store } from '../../store/Store';
import { prepareGeneration } from '../prepare/prepareGeneration';
import type { ReleaseOptions, SwitchOptions } from '../prepare/releaseOptions';
import type { Canary, HistoryEntry, Place, SiteState, Versions } from '../../store/state.contract';

type CanaryHow = Pick<SwitchOptions, 'beforeSwitch' | 'afterSwitch' | 'reason' | 'prove'>;

/** Refuses a release of apps (default: any) that a canary tries: two releases of one app at once would be ambiguous. */
export function refuseWhileCanary(store: Store, apps?: readonly string[]): void {
  const canary = readCanary(store);
  const tried = Object.keys(canary?.to ?? {}).filter((app) => apps?.includes(app) ?? true);
  if (!canary || tried.length === 0) return;
  throw new ReleaseError(
    `${tried.join(', ')} runs as a canary (${canary.share} % of new visitors, generation ${canary.generation}): npm run canary -- promote makes it live, npm run canary -- end takes it away. Then run this again.`,
  );
}

export function runningCanary(store: Store): Canary {
  const canary = readCanary(store);
  if (canary) return canary;
  throw new ReleaseError('No canary runs. npm run release -- <app> --canary 10 begins one.');
}

/**
 * Swaps the canary that this command saw for the next one. What others release into it meanwhile stays.
 *
 * @param next fields that change; undefined ends it
 * @param told the reason for the history; without it, no entry is written
 */
async function move(
  place: Place,
  before: Canary | undefined,
  next: Partial<Canary> | undefined,
  told?: { readonly reason: string | undefined },
): Promise<void> {
  const { objects, store } = place;
  await swapUntilDone(place, async ({ canary, live }) => {
    if (canary?.id !== before?.id || canary?.share !== before?.share)
      throw new ReleaseError(
        `Somebody changed the canary of ${objects.name} meanwhile: it is as they left it. npm run canary says how.`,
      );
    const moved = next && ({ ...canary, ...next } as Canary);
    if (moved) await pushGeneration(objects, store, moved.generation);
    if (!told || !live) return { canary: moved };
    const { generation, to, share } = moved ?? { ...(canary as Canary), share: 0 };
    const sources = moved ? await getSources(store, to as Versions, Object.keys(to)) : {};
    const changed = { action: 'canary', apps: [], canary: { generation, to, share } } as const;
    const entry = { ...live, ...sign(objects, told.reason), ...changed, checkout: root, sources };
    return { canary: moved, entry };
  });
}

/**
 * Begins a canary: puts it beside the live generation with a share of 0, runs its checks, then gives it its share. A
 * failure removes it again before any visitor has seen it.
 */
export async function beginCanary(
  place: Place,
  begun: Pick<Canary, 'generation' | 'share' | 'to'>,
  how: CanaryHow,
): Promise<void> {
  const unseen = { ...begun, id: begun.generation, share: 0, ...sign(place.objects, how.reason) };
  await move(place, undefined, unseen);
  try {
    if (how.prove) place.say(`Looking at every page of generation ${begun.generation} from outside`);
    await changeCanary(place, begun.share, how);
  } catch (error) {
    if (readCanary(place.store)?.share !== 0) throw error;
    await move(place, unseen, undefined);
    throw new ReleaseError(`${(error as Error).message} The canary was taken away: no visitor has seen it.`);
  }
}

/** Gives a running canary another share; undefined ends it. Who is out then gets the live site's next document. */
export async function changeCanary(
  place: Place,
  share: number | undefined,
  { beforeSwitch, prove, afterSwitch, reason }: CanaryHow = {},
): Promise<void> {
  const canary = runningCanary(place.store);
  const shown = share === undefined ? await place.store.current() : canary.generation;
  await beforeSwitch?.(shown ?? '');
  await prove?.(shown ?? '');
  await move(place, canary, share === undefined ? undefined : { share }, { reason });
  await afterSwitch?.(shown ?? '');
}

/**
 * Decides on the canary in the same swap as the live site. It ends if its versions are live by then, or a rollback
 * takes them back. Otherwise it is composed anew upon the next live site. If the two do not fit together, it ends;
 * the live site does not wait for it.
 *
 * @param next the next live site
 * @param apps that are switched; `whole` for a generation
 */
export async function canaryBeside(
  { objects, store, say }: Place,
  { canary }: SiteState,
  next: Pick<ReleaseOptions, 'versions' | 'settings'>,
  action: HistoryEntry['action'],
  apps: readonly string[] | 'whole',
): Promise<Canary | undefined> {
  if (!canary) return undefined;
  const { to } = canary;
  if (Object.entries(to).every(([app, version]) => next.versions[app] === version)) return undefined;
  if (action === 'rollback' && (apps === 'whole' || apps.some((app) => app in to))) {
    say('The canary has ended with it.');
    return undefined;
  }
  try {
    const versions = { ...next.versions, ...to };
    // The release that began it has already checked for lost pages.
    const how = { action: 'release', removePages: true, say: () => {} } as const;
    const generation = await prepareGeneration({ objects, store, ...next, ...how, versions });
    await pushGeneration(objects, store, generation);
    say(`The canary (${triedBy(canary)}) is composed upon it: generation ${generation}`);
    return { ...canary, generation };
  } catch (error) {
    if (error instanceof BucketError) throw error;
    const why = `does not go with what is live now, and has ended: ${(error as Error).message}`;
    say(`The canary (${triedBy(canary)}) ${why}`);
    return undefined;
  }
}
