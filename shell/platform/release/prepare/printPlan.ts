import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { readSettings, settingsChanges } from '../../store/SiteSettings';
import { type Side, getPlan } from './getPlan';
import type { ReleaseOptions, SwitchOptions } from './releaseOptions';
import type { SiteSettings } from '../../store/state.contract';

/**
 * Prints the changes that a switch to a composition makes.
 *
 * @param settings of the composition; undefined where it has none of its own
 * @returns live addresses that would be gone
 */
export async function printPlan(
  after: Side,
  settings: SiteSettings | undefined,
  { siteFolder, say }: SwitchOptions,
): Promise<readonly string[]> {
  const live = await siteFolder.current();
  const before = live
    ? { folder: siteFolder.pages(live), versions: await siteFolder.getVersions(live) }
    : undefined;
  const changed = settings && live ? settingsChanges(await readSettings(siteFolder), settings) : [];
  const plan = await getPlan(before, after);
  const lines = [...changed.map((line) => `  ~ ${line}`), ...plan.lines];
  if (lines.length > 0) say('What changes:');
  lines.forEach(say);
  return plan.lost;
}

/** @throws ReleaseError where a release would lose live addresses unintentionally */
export function refuseLostPages(
  lost: readonly string[],
  { action, removePages }: Pick<ReleaseOptions, 'action' | 'removePages'>,
): void {
  if (lost.length > 0 && !removePages && action === 'release')
    throw new ReleaseError(
      `${lost.join(', ')} would be gone from the live site. Name the new address of each under redirects in its section's node.ts, or update an outdated checkout. If they should answer 404, add --remove-pages.`,
    );
}
