import { root } from 'shared-content/build/paths';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { appendHistory, changedApps, recoverHistory } from '../store/history';
import { releasedBy } from '../store/releasedBy';
import { readSettings, settingsChanges } from '../store/SiteSettings';
import { sourcesOf } from '../store/sourcesOf';
import type { Versions } from '../store/Store';
import { kitLines } from './kitLines';
import { sayPlan } from './sayPlan';
import { prepareGeneration } from './prepareGeneration';
import type { ReleaseOptions, SwitchOptions } from './releaseOptions';

export interface Released {
  readonly generation: string;
  readonly versions: Versions;
  /** Apps whose version is another than before, or is gone. */
  readonly changed: readonly string[];
  /** False where this very generation was live already, and after a dry run. */
  readonly switched: boolean;
}

/**
 * Makes published versions the live site: takes the composer out of the shell that is to be live, lets it
 * check and compose all documents, says what changes, then switches in one rename. Whatever fails before the
 * switch leaves the live site as it was. The caller holds the store's lock.
 *
 * @throws ReleaseError naming what is wrong and what to do
 */
export async function release(options: ReleaseOptions): Promise<Released> {
  await recoverHistory(options.store);
  return goLive(await prepareGeneration(options), options);
}

/**
 * Makes a generation live that was live before, as it lies there: one rename, nothing is rendered. The caller
 * holds the store's lock.
 *
 * @throws ReleaseError when the generation, or a version that it pins, is no longer in the store
 */
export async function releaseGeneration(generation: string, options: SwitchOptions): Promise<Released> {
  await recoverHistory(options.store);
  await checkEarlier(generation, options);
  return goLive(generation, options);
}

/**
 * All of that up to the switch: says what it changes.
 *
 * @throws ReleaseError as `releaseGeneration`
 */
export async function checkEarlier(generation: string, options: SwitchOptions): Promise<void> {
  const { store } = options;
  if (!(await store.hasGeneration(generation)))
    throw new ReleaseError(
      `Generation ${generation} is not in ${store.folder} (any more): npm run history names all, and prune takes old ones away. Single apps go back with npm run rollback -- <app>.`,
    );
  for (const [app, version] of Object.entries(await store.versionsOf(generation)))
    if (!(await store.isPublished(app, version)))
      throw new ReleaseError(`Generation ${generation} needs ${app} ${version}, which is not in the store.`);
  const after = { folder: store.pages(generation), versions: await store.versionsOf(generation) };
  await sayPlan(after, await readSettings(store, generation), options);
}

/** The last steps: hook, switch, history, hook. */
async function goLive(
  generation: string,
  { store, action, say, dryRun, beforeSwitch, afterSwitch, reason }: SwitchOptions,
): Promise<Released> {
  const before = await store.current();
  const versions = await store.versionsOf(generation);
  const versionsBefore = before ? await store.versionsOf(before) : undefined;
  const changed = changedApps(versionsBefore, versions);
  if (dryRun) say(`Generation ${generation} is ready, the live site is as it was.`);
  if (dryRun || before === generation) return { generation, versions, changed, switched: false };
  const settings = await readSettings(store, generation);
  const settingsChanged = settings && before ? settingsChanges(await readSettings(store), settings) : [];
  const sources = await sourcesOf(store, versions, changed);
  const kit = await kitLines(store, versionsBefore, versions);
  await beforeSwitch?.(generation);
  await store.switchTo(generation, { from: before });
  await appendHistory(store, {
    at: new Date().toISOString(),
    action,
    apps: changed,
    generation,
    versions,
    ...(settingsChanged.length > 0 && { settings: settingsChanged }),
    ...(kit.length > 0 && { kit }),
    checkout: root,
    sources,
    by: releasedBy(),
    ...(reason && { reason }),
    seconds: Math.round(performance.now() / 1000),
  });
  await afterSwitch?.(generation);
  return { generation, versions, changed, switched: true };
}
