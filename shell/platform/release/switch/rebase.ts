import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { getCircumstances, readHistory } from '../../store/history';
import type { SwitchOptions, Wanted } from '../prepare/releaseOptions';
import type { SiteState, Versions } from '../../store/state.contract';

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
  /** The state on which the caller based its decision. */
  readonly base: Pick<SiteState, 'live' | 'settings'>;
  /** The newest state. */
  readonly state: SiteState;
  readonly wanted: Wanted;
  /** Apps that the caller changes. */
  readonly apps: readonly string[];
}

/**
 * Applies a wanted change to what others made live meanwhile.
 *
 * @throws ReleaseError where they changed the same app, or the same settings
 */
export async function rebase(
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
