import { ReleaseError } from 'shared-content/build/ReleaseError';
import { pullGeneration } from '../../store/bucket/pull';
import { readSettings } from '../../store/SiteSettings';
import type { Versions } from '../../store/Store';
import { readCanary } from '../../store/canary';
import { releaseGenerationInBucket, releaseInBucket } from '../bucket/releaseInBucket';
import { concerns, endCanary, refuseWhileCanary, renewCanary } from '../canary';
import { type Released, release, releaseGeneration } from '../release';
import type { ReleaseOptions, SwitchOptions } from '../releaseOptions';
import { say, store } from './context';
import { fetched, sharedStore } from './inStore';

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

/** The last line of a release: what is live now. */
export function sayReleased(
  { generation, changed, switched, versions }: Released,
  { dryRun }: { dryRun?: boolean },
): void {
  if (dryRun) return;
  const what = changed.map((app) => `${app} ${versions[app] ?? 'taken away'}`).join(', ');
  if (switched) say(`Live: ${what || 'the same versions'} in generation ${generation}`);
  else say(`Nothing changed: generation ${generation} is live already.`);
}
