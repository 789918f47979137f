import { root } from 'shared-content/build/paths';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { type Canary, readCanary, triedBy } from '../store/canary';
import type { HistoryEntry } from '../store/history';
import { BucketError } from '../store/objects/bucketError';
import { type Change, type Place, besideEntry, swapUntilDone } from '../store/place';
import { pushGeneration } from '../store/push';
import { releasedBy } from '../store/releasedBy';
import type { SiteSettings } from '../store/SiteSettings';
import { sourcesOf } from '../store/sourcesOf';
import type { SiteState } from '../store/state';
import type { Store, Versions } from '../store/Store';
import { prepareGeneration } from './prepareGeneration';
import type { SwitchOptions } from './releaseOptions';

/** What a command that changes a canary does besides. */
export type CanaryHow = Pick<SwitchOptions, 'beforeSwitch' | 'afterSwitch' | 'reason' | 'prove'>;

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

/**
 * @throws ReleaseError where none runs
 */
export function runningCanary(store: Store): Canary {
  const canary = readCanary(store);
  if (canary) return canary;
  throw new ReleaseError('No canary runs. npm run release -- <app> --canary 10 begins one.');
}

/** What the history says of a canary. */
async function told(
  { objects, store }: Place,
  { generation, to, share }: Canary,
  reason: string | undefined,
) {
  return {
    at: objects.now().toISOString(),
    action: 'canary' as const,
    canary: { generation, to, share },
    checkout: root,
    sources: share > 0 ? await sourcesOf(store, to as Versions, Object.keys(to)) : {},
    by: releasedBy(),
    ...(reason && { reason }),
  };
}

/**
 * Moves the canary on.
 *
 * @param before as this command found it; releases of others may have gone into it meanwhile
 * @param next what it is to be; undefined ends it
 */
async function move(
  place: Place,
  before: Canary | undefined,
  next: (now: Canary | undefined) => Canary | undefined,
  reason?: { readonly tell: string | undefined },
): Promise<void> {
  await swapUntilDone(place, async (state: SiteState): Promise<Change> => {
    const { canary } = state;
    if (canary?.id !== before?.id || canary?.share !== before?.share)
      throw new ReleaseError(
        `Somebody changed the canary of ${place.objects.name} meanwhile: it is as they left it. npm run canary says how.`,
      );
    const moved = next(canary);
    if (moved) await pushGeneration(place.objects, place.store, moved.generation);
    const of = moved ?? (canary && { ...canary, share: 0 });
    const entry = reason && of && besideEntry(state, await told(place, of, reason.tell));
    return { canary: moved, ...(entry && { entry }) };
  });
}

const sharing = (share: number) => (now: Canary | undefined) => now && { ...now, share };
const ending = () => undefined;

/**
 * Begins a canary: puts it beside the live generation for nobody, has it looked at, then gives it its share. What fails
 * takes it away again, and no visitor has seen it. The caller holds the folder's lock.
 *
 * @throws ReleaseError where one runs already, or a hook or the proof fails
 */
export async function beginCanary(
  place: Place,
  begun: Pick<Canary, 'generation' | 'upon' | 'share' | 'to'>,
  { beforeSwitch, afterSwitch, prove, reason }: CanaryHow,
): Promise<void> {
  refuseWhileCanary(place.store);
  const { generation, share } = begun;
  const at = place.objects.now().toISOString();
  const more = { by: releasedBy(), ...(reason && { reason }) };
  const unseen: Canary = { id: generation, ...begun, share: 0, at, ...more };
  await move(place, undefined, () => unseen);
  try {
    await beforeSwitch?.(generation);
    if (prove) place.say(`Looking at every page of generation ${generation} from outside`);
    await prove?.(generation);
  } catch (error) {
    await move(place, unseen, ending);
    throw new ReleaseError(`${(error as Error).message} The canary was taken away: no visitor has seen it.`);
  }
  await move(place, unseen, sharing(share), { tell: reason });
  await afterSwitch?.(runningCanary(place.store).generation);
}

/** Gives a running canary another share. Who is in stays in when it grows. The caller holds the folder's lock. */
export async function shareCanary(place: Place, share: number, how: CanaryHow): Promise<void> {
  const canary = runningCanary(place.store);
  await how.beforeSwitch?.(canary.generation);
  await how.prove?.(canary.generation);
  await move(place, canary, sharing(share), { tell: how.reason });
  await how.afterSwitch?.(canary.generation);
}

/** Takes a canary away: its visitors get what is live with their next document. The caller holds the folder's lock. */
export async function endCanary(place: Place, how: CanaryHow = {}): Promise<void> {
  const canary = runningCanary(place.store);
  await how.beforeSwitch?.(canary.upon);
  await move(place, canary, ending, { tell: how.reason });
  await how.afterSwitch?.(canary.upon);
}

/** What is about to be live. */
interface Next {
  readonly generation: string;
  readonly versions: Versions;
  readonly settings: SiteSettings;
}

/**
 * What becomes of a canary in the same swap as the live site: one that is live by then ends, a rollback of what it tries
 * ends it, any other is composed anew upon what is to be live. One that does not go with that ends, and the live site
 * does not wait for it.
 *
 * @param apps what is switched; `whole` for a generation
 */
export async function canaryBeside(
  place: Place,
  { canary }: SiteState,
  { generation: upon, versions, settings }: Next,
  action: HistoryEntry['action'],
  apps: readonly string[] | 'whole',
): Promise<{ readonly canary?: Canary; readonly entry?: Pick<HistoryEntry, 'canary'> }> {
  if (!canary) return {};
  const { store, objects, say } = place;
  const ended = {
    canary: undefined,
    entry: { canary: { generation: canary.generation, to: canary.to, share: 0 } },
  };
  if (Object.entries(canary.to).every(([app, version]) => versions[app] === version))
    return { canary: undefined };
  if (action === 'rollback' && (apps === 'whole' || apps.some((app) => app in canary.to))) {
    say('The canary has ended with it.');
    return ended;
  }
  try {
    const generation = await prepareGeneration({
      store,
      say: () => {},
      settings,
      versions: { ...versions, ...canary.to },
      action: 'release',
      // Whoever began it was asked.
      removePages: true,
    });
    await pushGeneration(objects, store, generation);
    say(`The canary (${triedBy(canary)}) is composed upon it: generation ${generation}`);
    return { canary: { ...canary, generation, upon } };
  } catch (error) {
    if (error instanceof BucketError) throw error;
    say(
      `The canary (${triedBy(canary)}) does not go with what is live now, and has ended: ${(error as Error).message}`,
    );
    return ended;
  }
}
