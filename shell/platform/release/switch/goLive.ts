import { setTimeout as wait } from 'node:timers/promises';
import { root } from 'shared-content/artifact/paths';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import {
  changedApps,
  createCircumstances,
  getCircumstances,
  getSources,
  readHistory,
} from '../../store/history';
import { refreshAfterRemoval, swapState } from '../../store/storeAccess';
import { pushGeneration } from '../../store/push';
import { settingsChanges } from '../../store/SiteSettings';
import { readShown, readState } from '../../store/state';
import { type PreparedGeneration, prepareGeneration } from '../prepare/prepareGeneration';
import type { Released, SwitchOptions, Wanted } from '../prepare/releaseOptions';
import { printPlan } from '../prepare/getPlan';
import { recomposeCanary, refuseAppOfCanary } from './canary';
import type {
  HistoryEntry,
  StoreAccess,
  StateSnapshot,
  SiteSettings,
  SiteState,
  Versions,
} from '../../store/state.contract';

/**
 * Makes the wanted versions live:
 * 1. `refreshAfterRemoval` reads the newest state, and finishes what a killed prune has begun.
 * 2. `rebase` puts the wanted versions on that state, or refuses a conflict.
 * 3. `prepareGeneration` composes and checks all documents in this machine's folder.
 * 4. `beforeSwitch` runs.
 * 5. `pushGeneration` writes them to the store that decides; nothing is live yet.
 * 6. `recomposeCanary` composes a running canary again, on the next live site.
 * 7. `swapState` replaces the state. If another process was faster, all begins again at 1.
 * 8. Servers switch together, then `afterSwitch` runs.
 */
export async function goLive(options: SwitchOptions, wanted: Wanted): Promise<Released> {
  const { store, siteFolder, say, dryRun, named = [] } = options;
  // Where the command began: what changed since then is another's release.
  const base = readShown(siteFolder) ?? (await readState(store)).state;
  const apps = [...new Set([...named, ...changedApps(base.live?.versions, wanted.versions)])];
  for (;;) {
    // The swap succeeds only on this state.
    const seen = await refreshAfterRemoval(options);
    const { live } = seen.state;
    const next = await rebase(options, { base, state: seen.state, wanted, apps });
    if (options.action !== 'rollback' && !dryRun) refuseAppOfCanary(siteFolder, apps, next.versions);
    const { generation, accepted } = await prepare(options, next, seen.state);
    const versions = await siteFolder.getVersions(generation);
    const released = { generation, versions, changed: changedApps(live?.versions, versions) };
    if (dryRun) say(`Generation ${generation} is ready; the live site is unchanged.`);
    if (dryRun || live?.generation === generation) return { ...released, switched: false };
    const entry = await createHistoryEntry(options, seen.state, released, next.settings);
    await options.beforeSwitch?.(generation);
    await pushGeneration(store, siteFolder, generation);
    const composed = { versions, settings: next.settings };
    // All apps that are switched: a rollback of one of them ends its canary.
    const switching = wanted.generation ? Object.keys(versions) : apps;
    const canary = await recomposeCanary(options, seen.state, composed, switching);
    const change = { live: { generation, versions }, settings: next.settings, accepted, canary, entry };
    const swapped = await swapState(options, seen, change);
    if (!swapped) continue;
    await waitForServers(options, swapped);
    await options.afterSwitch?.(generation);
    return { ...released, switched: true };
  }
}

/** A composition with some apps as another has them, or without them where it lacks them. */
export const withApps = (
  now: Partial<Versions>,
  other: Partial<Versions>,
  apps: readonly string[],
): Versions =>
  Object.fromEntries(
    Object.entries({ ...now, ...Object.fromEntries(apps.map((app) => [app, other[app]])) }).filter(
      ([, version]) => version,
    ),
  ) as Versions;

interface Rebase {
  /** The state when the command began. */
  readonly base: Pick<SiteState, 'live' | 'settings'>;
  /** The newest state. */
  readonly state: SiteState;
  readonly wanted: Wanted;
  /** Apps that the command changes. */
  readonly apps: readonly string[];
}

/**
 * Applies a wanted change to what others made live meanwhile.
 *
 * @throws ReleaseError where they changed the same app, or the same settings
 */
async function rebase(
  { siteFolder, action }: SwitchOptions,
  { base, state, wanted, apps }: Rebase,
): Promise<Wanted> {
  if (!state.live || state.live.generation === base.live?.generation) return wanted;
  const now: Partial<Versions> = state.live.versions;
  const both = apps.filter(
    (app) => now[app] !== base.live?.versions[app] && now[app] !== wanted.versions[app],
  );
  const sets = action === 'settings' && JSON.stringify(state.settings) !== JSON.stringify(base.settings);
  if (both.length > 0 || sets) {
    const last = (await readHistory(siteFolder)).findLast((entry) =>
      sets ? entry.settings !== undefined : entry.apps.some((app) => both.includes(app)),
    );
    const list = (of: Partial<Versions>) => both.map((app) => `${app} ${of[app] ?? 'taken away'}`).join(', ');
    const [theirs, ours] = sets ? ['the settings', 'other settings'] : [list(now), list(wanted.versions)];
    throw new ReleaseError(
      `Another release of the same app went live first: ${theirs}${last ? ` (${last.action} ${getCircumstances(last)})` : ''}. This one, ${ours}, changed nothing. Run the command again to make it live.`,
    );
  }
  return {
    versions: withApps(now, wanted.versions, apps),
    settings: action === 'settings' || !state.settings ? wanted.settings : state.settings,
  };
}

/** The wanted generation, whole in this machine's folder and checked, and the errors on pages that were accepted. */
async function prepare(
  options: SwitchOptions,
  { generation, versions, settings }: Wanted,
  { accepted: acceptedErrors }: SiteState,
): Promise<PreparedGeneration> {
  if (generation === undefined)
    return prepareGeneration({ ...options, acceptedErrors }, { versions, settings });
  await printPlan({ folder: options.siteFolder.pages(generation), versions }, settings, options);
  return { generation, accepted: [] };
}

async function createHistoryEntry(
  { siteFolder, store, action, reason }: SwitchOptions,
  { settings: before }: SiteState,
  { generation, versions, changed }: Omit<Released, 'switched'>,
  after: SiteSettings,
): Promise<HistoryEntry> {
  const settings = settingsChanges(before, after);
  return {
    ...createCircumstances(store, reason),
    action,
    apps: changed,
    generation,
    versions,
    ...(settings.length > 0 && { settings }),
    checkout: root,
    sources: await getSources(siteFolder, versions, changed),
    seconds: Math.round(performance.now() / 1000),
  };
}

/** Servers switch together some seconds later. `--after-switch` must wait for that. */
async function waitForServers(
  { store, say }: StoreAccess,
  { state: { from } }: StateSnapshot,
): Promise<void> {
  const left = from === undefined ? 0 : Date.parse(from) - store.now().getTime();
  if (left <= 0) return;
  say(`Site servers copy it, and switch together in ${Math.ceil(left / 1000)} s`);
  await wait(left);
}
