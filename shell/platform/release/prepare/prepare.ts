import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { changedApps, formatCircumstances, readHistory } from '../../store/history';
import type { HistoryEntry, SiteState, StoreAccess, Versions } from '../../store/state.contract';
import { refresh } from '../../store/storeAccess';
import type { Preparation, ReleaseRequest } from '../release.contract';

/** The part of a state that a request changes. */
type Base = Pick<SiteState, 'live' | 'settings'>;

/**
 * Step 1 of a release: reads the newest state, and puts the request on it.
 *
 * @param base the state when the command began
 */
export async function prepare(
  access: StoreAccess,
  request: ReleaseRequest,
  base: Base,
): Promise<Preparation> {
  const seen = await refresh(access);
  const history = await readHistory(access.siteFolder, seen.state);
  return { seen, ...rebase(request, base, seen.state, history) };
}

/**
 * Applies a requested change to what others made live meanwhile.
 *
 * @throws ReleaseError where they changed the same app, or the same settings
 */
function rebase(
  { action, versions, settings, generation, named = [] }: ReleaseRequest,
  base: Base,
  state: SiteState,
  history: readonly HistoryEntry[],
): Pick<ReleaseRequest, 'versions' | 'settings' | 'generation'> {
  if (!state.live || state.live.generation === base.live?.generation)
    return { versions, settings, ...(generation !== undefined && { generation }) };
  const apps = [...new Set([...named, ...changedApps(base.live?.versions, versions)])];
  const now: Partial<Versions> = state.live.versions;
  const both = apps.filter((app) => now[app] !== base.live?.versions[app] && now[app] !== versions[app]);
  const isSet = action === 'settings' && JSON.stringify(state.settings) !== JSON.stringify(base.settings);
  if (both.length > 0 || isSet) {
    const last = history.findLast((entry) =>
      isSet ? entry.settings !== undefined : entry.apps.some((app) => both.includes(app)),
    );
    const list = (of: Partial<Versions>) => both.map((app) => `${app} ${of[app] ?? 'taken away'}`).join(', ');
    const [theirs, ours] = isSet ? ['the settings', 'other settings'] : [list(now), list(versions)];
    throw new ReleaseError(
      `Another release of the same app went live first: ${theirs}${last ? ` (${last.action} ${formatCircumstances(last)})` : ''}. This one, ${ours}, changed nothing. Run the command again to make it live.`,
    );
  }
  return {
    versions: withApps(now, versions, apps),
    settings: action === 'settings' || !state.settings ? settings : state.settings,
  };
}

/** A composition with some apps as another has them, or without them where it lacks them. */
const withApps = (now: Partial<Versions>, other: Partial<Versions>, apps: readonly string[]): Versions =>
  Object.fromEntries(
    Object.entries({ ...now, ...Object.fromEntries(apps.map((app) => [app, other[app]])) }).filter(
      ([, version]) => version,
    ),
  ) as Versions;
