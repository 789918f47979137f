import { setTimeout as wait } from 'node:timers/promises';
import { root } from 'shared-content/artifact/paths';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { changedApps, getCircumstances, readHistory, getSources } from '../../store/history';
import { refresh, swapUntilDone } from '../../store/place';
import { pushGeneration } from '../../store/push';
import { sign } from '../../store/releasedBy';
import { readSettings, settingsChanges } from '../../store/SiteSettings';
import { readShown } from '../../store/state';
import { canaryBeside, refuseWhileCanary } from './canary';
import { kitLines } from '../prepare/kitLines';
import { prepareGeneration } from '../prepare/prepareGeneration';
import type { ReleaseOptions, SwitchOptions } from '../prepare/releaseOptions';
import { sayPlan } from '../prepare/sayPlan';
import type {
  HistoryEntry,
  Place,
  Seen,
  SiteSettings,
  SiteState,
  Versions,
} from '../../store/state.contract';

export interface Released {
  readonly generation: string;
  readonly versions: Versions;
  /** Apps whose version changed, or that were removed. */
  readonly changed: readonly string[];
  /** False where this very generation was already live, and after a dry run. */
  readonly switched: boolean;
}

/** What a command wants to make live. */
interface Wanted {
  readonly versions: Versions;
  readonly settings: SiteSettings;
  /** A generation that was composed before: it is not rendered again, unless another release comes first. */
  readonly generation?: string;
}

/**
 * Makes published versions the live site. The composer of the next live shell checks and composes all documents. Then
 * the release prints the changes, adds what the store lacks, and swaps the state. If another release came first, it
 * composes that one's apps in, too; a change of the same app refuses this release. A failure before the swap leaves
 * the live site as it was. The caller holds the folder's lock.
 */
export const release = (options: ReleaseOptions): Promise<Released> => proven(options, options);

/** Makes an earlier live generation live again, without rendering. The caller holds the folder's lock. */
export async function releaseGeneration(generation: string, options: SwitchOptions): Promise<Released> {
  const { store } = options;
  if (!(await store.hasGeneration(generation)))
    throw new ReleaseError(
      `Generation ${generation} is not in ${store.folder} (any more): npm run history names all, and prune takes old ones away. Single apps go back with npm run rollback -- <app>.`,
    );
  const versions = await store.getVersions(generation);
  for (const [app, version] of Object.entries(versions))
    if (!(await store.isPublished(app, version)))
      throw new ReleaseError(`Generation ${generation} needs ${app} ${version}, which is not in the store.`);
  const settings = await readSettings(store, generation);
  if (!settings) throw new ReleaseError(`Generation ${generation} has no settings.`, 'broken');
  return proven(options, { generation, versions, settings });
}

async function goLive(options: SwitchOptions & Partial<ReleaseOptions>, first: Wanted): Promise<Released> {
  const { store, say, dryRun, action, named = [] } = options;
  // The state on which the caller based its decision.
  let upon: Partial<SiteState> = readShown(store) ?? {};
  let wanted = first;
  let released = undefined as Released | undefined;
  const own = [...new Set([...named, ...changedApps(upon.live?.versions, wanted.versions)])];
  const seen = await swapUntilDone(options, async (state) => {
    if (upon.number !== undefined && state.number !== upon.number) {
      wanted = await rebase(options, upon, state, wanted, own);
      upon = state;
    }
    if (action !== 'rollback' && !options.promotes && !dryRun) refuseWhileCanary(store, own);
    const accepted: string[] = [];
    const generation = await ready(options, wanted, state, accepted);
    const versions = await store.getVersions(generation);
    const changed = changedApps(state.live?.versions, versions);
    const switched = !dryRun && state.live?.generation !== generation;
    released = { generation, versions, changed, switched };
    if (dryRun) say(`Generation ${generation} is ready, the live site is as it was.`);
    if (!switched) return undefined;
    const entry = await getEntry(options, state, released);
    await options.beforeSwitch?.(generation);
    await pushGeneration(options.objects, store, generation);
    const { settings } = wanted;
    const apps = first.generation ? ('whole' as const) : own;
    const canary = await canaryBeside(options, state, { versions, settings }, action, apps);
    return { live: { generation, versions }, settings, accepted, canary, entry };
  });
  if (!released) throw new Error('A release without a result');
  if (released.switched) {
    await untilServersSwitch(options, seen);
    await options.afterSwitch?.(released.generation);
  }
  return released;
}

/** The wanted generation, whole in this machine's folder and checked. */
async function ready(
  options: SwitchOptions & Partial<ReleaseOptions>,
  { generation, versions, settings }: Wanted,
  { accepted: known = [] }: SiteState,
  accepted: string[],
): Promise<string> {
  if (generation === undefined)
    return prepareGeneration({
      ...options,
      versions,
      settings,
      known,
      accept: (fact) => accepted.push(fact),
    });
  await sayPlan({ folder: options.store.pages(generation), versions }, settings, options);
  return generation;
}

/** Applies the wanted change to what others made live meanwhile. */
async function rebase(
  { store, action }: SwitchOptions,
  upon: Partial<SiteState>,
  state: SiteState,
  wanted: Wanted,
  own: readonly string[],
): Promise<Wanted> {
  if (!state.live || state.live.generation === upon.live?.generation) return wanted;
  const now: Partial<Versions> = state.live.versions;
  const both = own.filter(
    (app) => now[app] !== upon.live?.versions[app] && now[app] !== wanted.versions[app],
  );
  const sets = action === 'settings' && JSON.stringify(state.settings) !== JSON.stringify(upon.settings);
  if (both.length > 0 || sets) {
    const last = (await readHistory(store)).findLast(({ apps, settings }) =>
      sets ? settings !== undefined : apps.some((app) => both.includes(app)),
    );
    const list = (of: Partial<Versions>) => both.map((app) => `${app} ${of[app] ?? 'taken away'}`).join(', ');
    const [theirs, ours] = sets ? ['the settings', 'other settings'] : [list(now), list(wanted.versions)];
    throw new ReleaseError(
      `Another release of the same app came in the same moment, and is live: ${theirs}${last ? ` (${last.action} ${getCircumstances(last)})` : ''}. This one, ${ours}, changed nothing: run the command again if it is to be live.`,
    );
  }
  return {
    versions: withApps(now, wanted.versions, own),
    settings: action === 'settings' || !state.settings ? wanted.settings : state.settings,
  };
}

/** A composition with some apps as another has them, or without them where it lacks them. */
const withApps = (now: Partial<Versions>, other: Partial<Versions>, apps: readonly string[]): Versions =>
  Object.fromEntries(
    Object.entries({ ...now, ...Object.fromEntries(apps.map((app) => [app, other[app]])) }).filter(
      ([, version]) => version,
    ),
  ) as Versions;

async function getEntry(
  { store, objects, action, reason }: SwitchOptions,
  { live }: SiteState,
  { generation, versions, changed }: Released,
): Promise<HistoryEntry> {
  const settings = await readSettings(store, generation);
  const isHere = live && (await store.hasGeneration(live.generation));
  const before = isHere ? await readSettings(store, live.generation) : undefined;
  const lines = settings ? settingsChanges(before, settings) : [];
  const kit = await kitLines(store, live?.versions, versions);
  return {
    ...sign(objects, reason),
    action,
    apps: changed,
    generation,
    versions,
    ...(lines.length > 0 && { settings: lines }),
    ...(kit.length > 0 && { kit }),
    checkout: root,
    sources: await getSources(store, versions, changed),
    seconds: Math.round(performance.now() / 1000),
  };
}

/** Waits until all servers switch, after time to copy: the steps after a switch must come after theirs. */
export async function untilServersSwitch({ objects, say }: Place, { state: { from } }: Seen): Promise<void> {
  const left = from === undefined ? 0 : Date.parse(from) - objects.now().getTime();
  if (left <= 0) return;
  say(`Site servers copy it, and switch together in ${Math.ceil(left / 1000)} s`);
  await wait(left);
}

/** Switches, checks the live site from outside, and goes back if that fails. Other releases since then stay. */
async function proven(options: SwitchOptions & Partial<ReleaseOptions>, wanted: Wanted): Promise<Released> {
  const { prove, store, say } = options;
  const before = prove && readShown(store)?.live;
  const settings = before && (await readSettings(store, before.generation));
  const released = await goLive(options, wanted);
  if (!prove || !released.switched) return released;
  const { changed, versions } = released;
  let { generation } = released;
  for (;;)
    try {
      say(`Looking at every page of generation ${generation} from outside`);
      await prove(generation);
      return { ...released, generation };
    } catch (error) {
      const { message } = error as Error;
      const { live } = (await refresh(options)).state;
      const now: Partial<Versions> = live?.versions ?? {};
      const taken = changed.filter((app) => now[app] !== versions[app]);
      if (taken.length > 0)
        throw new ReleaseError(
          `${message} ${taken.join(', ')} was moved on by somebody else meanwhile: what is live now is theirs, and stays.`,
        );
      if (live && live.generation !== generation) {
        say(`Somebody released upon it meanwhile: what is live by now has it, too`);
        generation = live.generation;
        continue;
      }
      if (!before || !settings)
        throw new ReleaseError(`${message} It stays live: nothing was live before it.`, 'broken');
      say(`Going back: ${message}`);
      const backTo = options.action === 'settings' || changed.length === 0 ? settings : undefined;
      await goLive(
        {
          ...options,
          action: 'rollback',
          reason: 'not as composed from outside',
          force: true,
          inBrowser: undefined,
          removePages: true,
          named: changed,
        },
        {
          versions: withApps(now, before.versions, changed),
          settings: backTo ?? (await readSettings(store)) ?? settings,
        },
      );
      throw new ReleaseError(`${message} It was taken back: what was live before is live again.`);
    }
}
