import { root } from 'shared-content/artifact/paths';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { readCanary, triedBy } from '../../store/canary';
import { getSources } from '../../store/history';
import { BucketError } from '../../store/objects/bucketError';
import { swapUntilDone } from '../../store/place';
import { pushGeneration } from '../../store/push';
import { releasedBy } from '../../store/releasedBy';
import type { Store } from '../../store/Store';
import { prepareGeneration } from '../prepare/prepareGeneration';
import type { ReleaseOptions, SwitchOptions } from '../prepare/releaseOptions';
import type { Canary, HistoryEntry, Place, SiteState, Versions } from '../../store/state.contract';

/** Further steps of a command that changes a canary. */
type CanaryHow = Pick<SwitchOptions, 'beforeSwitch' | 'afterSwitch' | 'reason' | 'prove'>;

/**
 * @param apps about to be released; default: all
 * @throws ReleaseError where a canary tries one of them: two releases of one app at once would be ambiguous
 */
export function refuseWhileCanary(store: Store, apps?: readonly string[]): void {
  const canary = readCanary(store);
  const tried = Object.keys(canary?.to ?? {}).filter((app) => apps?.includes(app) ?? true);
  if (!canary || tried.length === 0) return;
  throw new ReleaseError(
    `${tried.join(', ')} runs as a canary (${canary.share} % of new visitors, generation ${canary.generation}): npm run canary -- promote makes it live, npm run canary -- end takes it away. Then run this again.`,
  );
}

/** @throws ReleaseError where no canary runs */
export function runningCanary(store: Store): Canary {
  const canary = readCanary(store);
  if (canary) return canary;
  throw new ReleaseError('No canary runs. npm run release -- <app> --canary 10 begins one.');
}

/**
 * Changes the canary, and keeps what others release into it meanwhile.
 *
 * @param before the canary as this command found it
 * @param next returns the next canary; undefined ends it
 * @param told the reason for the history; without it, no entry is written
 */
async function move(
  { objects, store, ...rest }: Place,
  before: Canary | undefined,
  next: (now: Canary | undefined) => Canary | undefined,
  told?: { readonly reason: string | undefined },
): Promise<void> {
  await swapUntilDone({ objects, store, ...rest }, async ({ canary, live }) => {
    if (canary?.id !== before?.id || canary?.share !== before?.share)
      throw new ReleaseError(
        `Somebody changed the canary of ${objects.name} meanwhile: it is as they left it. npm run canary says how.`,
      );
    const moved = next(canary);
    if (moved) await pushGeneration(objects, store, moved.generation);
    const { generation, to, share } = moved ?? { ...(canary as Canary), share: 0 };
    const entry: HistoryEntry | undefined = told &&
      live && {
        ...live,
        at: objects.now().toISOString(),
        action: 'canary',
        apps: [],
        canary: { generation, to, share },
        checkout: root,
        sources: share > 0 ? await getSources(store, to as Versions, Object.keys(to)) : {},
        by: releasedBy(),
        ...(told.reason && { reason: told.reason }),
      };
    return { canary: moved, ...(entry && { entry }) };
  });
}

/**
 * Begins a canary: puts it beside the live generation with a share of 0, runs its checks, then gives it its share. A
 * failure removes it again before any visitor has seen it. The caller holds the folder's lock.
 *
 * @throws ReleaseError where a canary already runs, or a hook or the check from outside fails
 */
export async function beginCanary(
  place: Place,
  begun: Pick<Canary, 'generation' | 'upon' | 'share' | 'to'>,
  { reason, ...how }: CanaryHow,
): Promise<void> {
  refuseWhileCanary(place.store);
  const at = place.objects.now().toISOString();
  const unseen = {
    id: begun.generation,
    ...begun,
    share: 0,
    at,
    by: releasedBy(),
    ...(reason && { reason }),
  };
  await move(place, undefined, () => unseen);
  try {
    if (how.prove) place.say(`Looking at every page of generation ${begun.generation} from outside`);
    await changeCanary(place, begun.share, { ...how, reason });
  } catch (error) {
    if (readCanary(place.store)?.share !== 0) throw error;
    await move(place, unseen, () => undefined);
    throw new ReleaseError(`${(error as Error).message} The canary was taken away: no visitor has seen it.`);
  }
}

/**
 * Gives a running canary another share, or ends it. When it grows, its visitors stay in it. When it shrinks or ends,
 * those who are out get the live site with the next document. The caller holds the folder's lock.
 *
 * @param share undefined ends it
 */
export async function changeCanary(
  place: Place,
  share: number | undefined,
  { beforeSwitch, prove, afterSwitch, reason }: CanaryHow = {},
): Promise<void> {
  const canary = runningCanary(place.store);
  const shown = share === undefined ? canary.upon : canary.generation;
  await beforeSwitch?.(shown);
  await prove?.(shown);
  await move(place, canary, (now) => (share === undefined ? undefined : now && { ...now, share }), {
    reason,
  });
  await afterSwitch?.(shown);
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
  { generation: upon, ...next }: Pick<ReleaseOptions, 'versions' | 'settings'> & { generation: string },
  action: HistoryEntry['action'],
  apps: readonly string[] | 'whole',
): Promise<{ readonly canary?: Canary; readonly entry?: Pick<HistoryEntry, 'canary'> }> {
  if (!canary) return {};
  const { to } = canary;
  if (Object.entries(to).every(([app, version]) => next.versions[app] === version))
    return { canary: undefined };
  const ended = (why: string) => {
    say(why);
    return { canary: undefined, entry: { canary: { generation: canary.generation, to, share: 0 } } };
  };
  if (action === 'rollback' && (apps === 'whole' || apps.some((app) => app in to)))
    return ended('The canary has ended with it.');
  try {
    const versions = { ...next.versions, ...to };
    // The release that began it has already checked for lost pages.
    const how = { action: 'release', removePages: true, say: () => {} } as const;
    const generation = await prepareGeneration({ store, ...next, ...how, versions });
    await pushGeneration(objects, store, generation);
    say(`The canary (${triedBy(canary)}) is composed upon it: generation ${generation}`);
    return { canary: { ...canary, generation, upon } };
  } catch (error) {
    if (error instanceof BucketError) throw error;
    return ended(
      `The canary (${triedBy(canary)}) does not go with what is live now, and has ended: ${(error as Error).message}`,
    );
  }
}
