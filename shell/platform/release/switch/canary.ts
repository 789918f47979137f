import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { readCanary } from '../../store/state';
import { createCircumstances, listVersions } from '../../store/history';
import { BucketError } from '../../store/objects/Bucket';
import { changeState } from '../../store/storeAccess';
import { pushGeneration } from '../../store/push';
import type { SiteFolder } from '../../store/SiteFolder';
import { prepareGeneration } from '../prepare/prepareGeneration';
import type { SwitchOptions, Wanted } from '../prepare/releaseOptions';
import type { Canary, Circumstances, StoreAccess, SiteState } from '../../store/state.contract';

type CanaryHow = Pick<SwitchOptions, 'beforeSwitch' | 'afterSwitch' | 'reason' | 'proveDeployment'>;

/**
 * Refuses another release of apps (default: any) that a canary tries: two releases of one app at once would be
 * ambiguous.
 *
 * @param versions that are released: those of the canary may go live
 */
export function refuseAppOfCanary(
  siteFolder: SiteFolder,
  apps?: readonly string[],
  versions: Readonly<Record<string, string>> = {},
): void {
  const canary = readCanary(siteFolder);
  const to = canary?.to ?? {};
  const tried = (apps ?? Object.keys(to)).filter((app) => app in to && versions[app] !== to[app]);
  if (!canary || tried.length === 0) return;
  throw new ReleaseError(
    `${tried.join(', ')} runs as a canary (${canary.share} % of new visitors, generation ${canary.generation}): npm run canary -- promote makes it live, npm run canary -- end ends it. Then run this command again.`,
  );
}

export function runningCanary(siteFolder: SiteFolder): Canary {
  const canary = readCanary(siteFolder);
  if (canary) return canary;
  throw new ReleaseError('No canary runs. npm run release -- <app> --canary 10 starts one.');
}

/**
 * Swaps the canary that this command saw for the next one. What others release into it meanwhile stays.
 *
 * @param next fields that change; undefined ends it
 * @param entry the circumstances for the history; without them, no entry is written
 */
async function swapCanary(
  access: StoreAccess,
  before: Canary | undefined,
  next: Partial<Canary> | undefined,
  entry?: Circumstances,
): Promise<void> {
  const { store, siteFolder } = access;
  await changeState(access, async ({ canary, live }) => {
    if (canary?.id !== before?.id || canary?.share !== before?.share)
      throw new ReleaseError(
        `Another command changed the canary of ${store.name} first. Run npm run canary to see it.`,
      );
    const moved = next && ({ ...canary, ...next } as Canary);
    if (moved) await pushGeneration(store, siteFolder, moved.generation);
    if (!entry || !live) return { canary: moved };
    const { generation, to, share } = moved ?? { ...(canary as Canary), share: 0 };
    const changed = { action: 'canary', apps: [], canary: { generation, to, share } } as const;
    return { canary: moved, entry: { ...live, ...entry, ...changed } };
  });
}

/**
 * Begins a canary: puts it beside the live generation with a share of 0, runs its checks, then gives it its share. A
 * failure removes it again before any visitor has seen it.
 */
export async function beginCanary(
  access: StoreAccess,
  begun: Pick<Canary, 'generation' | 'share' | 'to'>,
  how: CanaryHow,
): Promise<void> {
  const unseen = {
    ...begun,
    id: begun.generation,
    share: 0,
    ...createCircumstances(access.store, how.reason),
  };
  await swapCanary(access, undefined, unseen);
  try {
    await changeCanary(access, begun.share, how);
  } catch (error) {
    if (readCanary(access.siteFolder)?.share !== 0) throw error;
    await swapCanary(access, unseen, undefined);
    throw new ReleaseError(`${(error as Error).message} The canary has ended: no visitor has seen it.`);
  }
}

/**
 * Gives a running canary another share; undefined ends it. Visitors who no longer
 * take part get the live site from their next document on.
 */
export async function changeCanary(
  access: StoreAccess,
  share: number | undefined,
  { beforeSwitch, proveDeployment, afterSwitch, reason }: CanaryHow = {},
): Promise<void> {
  const canary = runningCanary(access.siteFolder);
  const shown = (share === undefined ? await access.siteFolder.current() : canary.generation) ?? '';
  await beforeSwitch?.(shown);
  await proveDeployment?.(shown);
  await swapCanary(
    access,
    canary,
    share === undefined ? undefined : { share },
    createCircumstances(access.store, reason),
  );
  await afterSwitch?.(shown);
}

/**
 * The canary beside the next live site. It ends if its versions are live by then, or a rollback takes them back. A
 * canary that does not compose with the new live site ends, too. The release goes on.
 *
 * @param apps that are switched
 */
export async function recomposeCanary(
  { store, siteFolder, say, action }: SwitchOptions,
  { canary }: SiteState,
  next: Wanted,
  apps: readonly string[],
): Promise<Canary | undefined> {
  if (!canary) return undefined;
  const { to } = canary;
  const isLive = Object.entries(to).every(([app, version]) => next.versions[app] === version);
  const isTakenBack = action === 'rollback' && apps.some((app) => app in to);
  if (isTakenBack) say('The canary has ended with it.');
  if (isLive || isTakenBack) return undefined;
  try {
    const versions = { ...next.versions, ...to };
    // The release that began it has already checked for lost pages.
    const how = { action: 'release', removePages: true, say: () => {} } as const;
    const composition = { versions, settings: next.settings };
    const { generation } = await prepareGeneration({ store, siteFolder, ...how }, composition);
    await pushGeneration(store, siteFolder, generation);
    say(
      `The canary (${listVersions(canary.to)}) was composed again for the new live site: generation ${generation}`,
    );
    return { ...canary, generation };
  } catch (error) {
    if (error instanceof BucketError) throw error;
    const { message } = error as Error;
    say(`The canary (${listVersions(to)}) conflicts with the live site, and has ended: ${message}`);
    return undefined;
  }
}
