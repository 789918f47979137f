import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { getGenerationId } from '../store/generationFiles';
import {
  changedApps,
  createCircumstances,
  formatCircumstances,
  getSources,
  readHistory,
} from '../store/history';
import { pushGeneration } from '../store/push';
import { settingsChanges } from '../store/SiteSettings';
import { readShown, readState } from '../store/state';
import type { HistoryEntry, SiteState, StoreAccess, Versions } from '../store/state.contract';
import { refresh, swapState } from '../store/storeAccess';
import { check } from './check';
import { compose } from './compose';
import type { NextSite, Released, ReleaseRequest } from './release.contract';

/** The part of a state that a request changes. */
type Base = Pick<SiteState, 'live' | 'settings'>;

/**
 * Makes the requested versions live, in five steps. A failure before the switch leaves the live site as it was, and a kill at
 * any instant leaves the old site or the new one. Where another process switches first, all five begin again on its
 * state. The caller holds the folder's lock.
 *
 * @throws ReleaseError with the reason and the fix where the release is refused
 */
export async function release(access: StoreAccess, request: ReleaseRequest): Promise<Released> {
  const { store, siteFolder, log } = access;
  // Where the command began: what changed since then is another's release.
  const base = request.base ?? readShown(siteFolder) ?? (await readState(store)).state;
  for (;;) {
    // 1. Prepare: the newest state with the request on it, or a refusal where another release changed the same app.
    const seen = await refresh(access);
    const { live } = seen.state;
    const next = applyRequest(request, base, seen.state, await readHistory(siteFolder, seen.state));
    if (live && getGenerationId(next.versions, next.settings) === live.generation)
      if (await siteFolder.hasGeneration(live.generation)) return { ...live, changed: [], switched: false };

    // 2. Compose: all documents, whole in this machine's folder; sections' code runs in a child process without keys.
    const composition = await compose(access, next);

    // 3. Check: findings, lost pages, the plan for people, changed pages in a browser.
    await check(access, request, next, composition);

    const { generation, versions } = composition;
    const released = { generation, versions, changed: changedApps(live?.versions, versions) };
    if (request.dryRun) log(`Generation ${generation} is ready; the live site is unchanged.`);
    if (request.dryRun || live?.generation === generation) return { ...released, switched: false };

    // 4. Publish: the store that decides gets what it lacks; nothing is live yet.
    await pushGeneration(store, siteFolder, generation);

    // 5. Switch: swap the state if it is still the one of step 1; site servers follow within a poll.
    const { settings } = next;
    const changes = settingsChanges(seen.state.settings, settings);
    const entry = await createHistoryEntry(access, request, released, changes);
    if (await swapState(access, seen, { live: { generation, versions }, settings, entry }))
      return { ...released, switched: true };
  }
}

/**
 * Puts a request on what others made live meanwhile.
 *
 * @param base the state when the command began
 * @param history its last entries say who was first
 * @throws ReleaseError where they changed the same app, or the settings that this changes
 */
function applyRequest(
  request: ReleaseRequest,
  base: Base,
  state: SiteState,
  history: readonly HistoryEntry[],
): NextSite {
  const live: Partial<Versions> = state.live?.versions ?? {};
  const both = Object.keys(request.versions).filter(
    (app) => live[app] !== base.live?.versions[app] && live[app] !== request.versions[app],
  );
  const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const areSet =
    request.settings && !isEqual(state.settings, base.settings) && !isEqual(state.settings, request.settings);
  if (both.length > 0 || areSet) {
    const last = history.findLast(({ apps, settings }) =>
      both.length > 0 ? apps.some((app) => both.includes(app)) : settings !== undefined,
    );
    const list = (of: Partial<Versions>) => both.map((app) => `${app} ${of[app] ?? 'taken away'}`).join(', ');
    const [theirs, ours] =
      both.length > 0 ? [list(live), list(request.versions)] : ['the settings', 'other settings'];
    throw new ReleaseError(
      `Another release of the same app went live first: ${theirs}${last ? ` (${last.action} ${formatCircumstances(last)})` : ''}. This one, ${ours}, changed nothing. Run the command again to make it live.`,
    );
  }
  const settings = request.settings ?? state.settings;
  const versions = Object.fromEntries(
    Object.entries({ ...live, ...request.versions }).filter(([, version]) => version),
  );
  if (!settings || !versions.shell)
    throw new ReleaseError(
      'Nothing is live in this store. Make the first generation: npm run settings -- set, then npm run release -- --all.',
    );
  const isUntouched = state.live?.generation === base.live?.generation;
  return {
    versions: versions as Versions,
    settings,
    ...(isUntouched && request.generation !== undefined && { generation: request.generation }),
  };
}

async function createHistoryEntry(
  { siteFolder, store }: StoreAccess,
  { action, reason }: ReleaseRequest,
  { generation, versions, changed }: Omit<Released, 'switched'>,
  settings: readonly string[],
): Promise<HistoryEntry> {
  return {
    ...createCircumstances(store, reason),
    action,
    apps: changed,
    generation,
    versions,
    ...(settings.length > 0 && { settings }),
    sources: await getSources(siteFolder, versions, changed),
    seconds: Math.round(performance.now() / 1000),
  };
}
