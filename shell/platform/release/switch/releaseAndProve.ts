import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { refresh } from '../../store/storeAccess';
import { pullGeneration } from '../../store/pull';
import { readSettings } from '../../store/SiteSettings';
import { readShown } from '../../store/state';
import type { Released, SwitchOptions, Wanted } from '../prepare/releaseOptions';
import { goLive, withApps } from './goLive';
import type { Versions } from '../../store/state.contract';

/** Makes an earlier live generation live again, without rendering. The caller holds the folder's lock. */
export async function restoreGeneration(generation: string, options: SwitchOptions): Promise<Released> {
  const { store, siteFolder } = options;
  await pullGeneration(store, siteFolder, generation);
  const versions = await siteFolder.getVersions(generation);
  const settings = await readSettings(siteFolder, generation);
  if (!settings) throw new ReleaseError(`Generation ${generation} has no settings.`, 'broken');
  return releaseAndProve(options, { generation, versions, settings });
}

/**
 * Makes published versions the live site. The composer of the next live shell checks and composes all documents. Then
 * the release prints the changes, adds what the store lacks, and swaps the state. If another release came first, this
 * one is composed again with its apps; a change of the same app refuses this release. A failure before the swap leaves
 * the live site as it was. With `--prove`, it checks the live site from outside, and goes back if that fails; other
 * releases since then stay. The caller holds the folder's lock.
 */
export async function releaseAndProve(options: SwitchOptions, wanted: Wanted): Promise<Released> {
  const { proveDeployment, siteFolder, say } = options;
  const before = readShown(siteFolder)?.live;
  const settings = proveDeployment && before && (await readSettings(siteFolder, before.generation));
  const released = await goLive(options, wanted);
  if (!proveDeployment || !released.switched) return released;
  const { changed, versions } = released;

  /** Checks what is live by now, as long as it still has this release. */
  const proveOrRollBack = async (generation: string): Promise<Released> => {
    say(`Fetching every page of generation ${generation} as a visitor`);
    const fault = await proveDeployment(generation).catch((error: Error) => error.message);
    if (fault === undefined) return { ...released, generation };
    const { live } = (await refresh(options)).state;
    const now: Partial<Versions> = live?.versions ?? {};
    const replaced = changed.filter((app) => now[app] !== versions[app]);
    if (replaced.length > 0)
      throw new ReleaseError(
        `${fault} Another release replaced ${replaced.join(', ')} meanwhile. That release stays live.`,
      );
    if (live && live.generation !== generation) {
      say('Another release went live meanwhile, and contains this one');
      return proveOrRollBack(live.generation);
    }
    if (!before || !settings)
      throw new ReleaseError(`${fault} It stays live: nothing was live before it.`, 'broken');
    say(`Going back: ${fault}`);
    const backTo = options.action === 'settings' || changed.length === 0 ? settings : undefined;
    const back = {
      action: 'rollback',
      reason: 'not as composed from outside',
      force: true,
      inBrowser: undefined,
      removePages: true,
      named: changed,
    } as const;
    await goLive(
      { ...options, ...back },
      {
        versions: withApps(now, before.versions, changed),
        settings: backTo ?? (await readSettings(siteFolder)) ?? settings,
      },
    );
    throw new ReleaseError(`${fault} It was rolled back: the previous generation is live again.`);
  };
  return proveOrRollBack(released.generation);
}
