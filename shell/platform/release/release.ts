import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { getGenerationId } from '../store/generationFiles';
import { changedApps, createCircumstances, formatCircumstances } from '../store/history';
import { pullGeneration } from '../store/pull';
import { pushGeneration } from '../store/push';
import { readSettings, settingsChanges } from '../store/SiteSettings';
import { getLive, readState } from '../store/state';
import type { HistoryEntry, SiteSettings, SiteState, StoreAccess, Versions } from '../store/state.contract';
import { refresh, swapState } from '../store/storeAccess';
import { judgeComposition } from './judgeComposition';
import { type Composition, composeInChild } from './composeInChild';

/** The part of a state that a request changes. */
type Base = Pick<SiteState, 'history' | 'settings'>;

/** What to do with changed pages before they go live; without Chromium, `if installed` goes on with a note. */
export type BrowserCheck = 'required' | 'if installed' | 'skip';

/** What a command wants to change of the live site. */
export interface ReleaseRequest {
  readonly action: HistoryEntry['action'];
  /** App → its next version, or undefined to take it away; all other apps stay as they are. */
  readonly versions: Readonly<Record<string, string | undefined>>;
  /** Left out, they stay as they are. */
  readonly settings?: SiteSettings;
  /** The state when the command began; left out, the store's. */
  readonly base?: Base | undefined;
  /** Reason for the history. */
  readonly reason?: string | undefined;
  /** Opens the changed pages in a browser; left out, none is opened. */
  readonly browser?: BrowserCheck;
  /** Checks and composes, but does not change the live site. */
  readonly dryRun?: boolean | undefined;
  /** Allows live pages to disappear. */
  readonly removePages?: boolean | undefined;
}

/** The whole next site: a request on the newest state. */
export interface NextSite {
  /** Composing leaves out apps that the shell's registry lacks. */
  readonly versions: Versions;
  readonly settings: SiteSettings;
  /** Apps whose version differs from the live one. */
  readonly changed: readonly string[];
}

export interface Released {
  readonly generation: string;
  readonly versions: Versions;
  /** Apps whose version changed, or that were removed. */
  readonly changed: readonly string[];
  /** False where this very generation was already live, and after a dry run. */
  readonly switched: boolean;
}

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
  const base = request.base ?? (await readState(store)).state;
  for (;;) {
    // 1. Prepare: the newest state with the request on it, or a refusal where another release changed the same app.
    const seen = await refresh(access);
    const { history } = seen.state;
    const live = getLive(seen.state);
    const next = applyRequest(request, base, seen.state);
    const id = getGenerationId(next.versions, next.settings);
    const isHere = await siteFolder.hasGeneration(id);
    if (live?.generation === id && isHere)
      return { generation: id, versions: live.versions, changed: [], switched: false };

    // 2. Compose: all documents, whole in this machine's folder; sections' code runs in a child process without keys. A
    // rollback takes a generation that was live before as it is.
    const wasLive = history.some(({ generation }) => generation === id);
    const composition: Composition =
      request.action === 'rollback' && wasLive && isHere
        ? { generation: id, versions: next.versions, isNew: false, findings: [], sources: {} }
        : await composeInChild(access, next);

    // 3. Check: findings, lost pages, the plan for people, changed pages in a browser.
    await judgeComposition(access, request, next, composition);

    const { generation, versions } = composition;
    const released = { generation, versions, changed: changedApps(live?.versions, versions) };
    if (request.dryRun) log(`Generation ${generation} is ready; the live site is unchanged.`);
    if (request.dryRun || live?.generation === generation) return { ...released, switched: false };

    // 4. Publish: the store that decides gets what it lacks; nothing is live yet.
    await pushGeneration(store, siteFolder, generation);

    // 5. Switch: swap the state if it is still the one of step 1; site servers follow within a poll.
    const { settings } = next;
    const changes = settingsChanges(seen.state.settings, settings);
    const entry: HistoryEntry = {
      ...createCircumstances(store, request.reason),
      action: request.action,
      apps: released.changed,
      generation,
      versions,
      ...(changes.length > 0 && { settings: changes }),
      sources: getSources(released, composition, history),
      seconds: Math.round(performance.now() / 1000),
    };
    if (await swapState(access, seen, { settings, entry })) return { ...released, switched: true };
  }
}

/** Makes an earlier live generation live again, without rendering. The caller holds the folder's lock. */
export async function restoreGeneration(
  access: StoreAccess,
  generation: string,
  request: Pick<ReleaseRequest, 'base' | 'reason' | 'dryRun'> = {},
): Promise<Released> {
  const { store, siteFolder } = access;
  // This machine may show an older state: it leaves out a live generation that is corrupt in the bucket.
  const { state } = await readState(store);
  await pullGeneration(store, siteFolder, generation);
  const target = await siteFolder.getVersions(generation);
  const settings = await readSettings(siteFolder, generation);
  const versions = Object.fromEntries(
    changedApps(getLive(state)?.versions, target).map((app) => [app, target[app]]),
  );
  return release(access, { base: state, ...request, action: 'rollback', versions, settings });
}

/**
 * Puts a request on what others made live meanwhile.
 *
 * @param base the state when the command began
 * @throws ReleaseError where they changed the same app, or the settings that this changes
 */
function applyRequest(request: ReleaseRequest, base: Base, state: SiteState): NextSite {
  const live: Partial<Versions> = getLive(state)?.versions ?? {};
  const before: Partial<Versions> = getLive(base)?.versions ?? {};
  const both = Object.keys(request.versions).filter(
    (app) => live[app] !== before[app] && live[app] !== request.versions[app],
  );
  const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const areSet =
    request.settings && !isEqual(state.settings, base.settings) && !isEqual(state.settings, request.settings);
  if (both.length > 0 || areSet) {
    const last = state.history.findLast(({ apps, settings }) =>
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
  const changed = changedApps(getLive(state)?.versions, versions as Versions);
  return { versions: versions as Versions, settings, changed };
}

/** The commits of changed apps, where they are known: of those composed now, or of when their versions were live. */
function getSources(
  { changed, versions }: Pick<Released, 'changed' | 'versions'>,
  { sources }: Composition,
  history: readonly HistoryEntry[],
): HistoryEntry['sources'] {
  const known = (app: string) =>
    sources[app] ??
    history.findLast((entry) => entry.versions[app] === versions[app] && entry.sources?.[app])?.sources?.[
      app
    ];
  return Object.fromEntries(
    changed.flatMap((app) => {
      const source = known(app);
      return source ? [[app, source]] : [];
    }),
  );
}
