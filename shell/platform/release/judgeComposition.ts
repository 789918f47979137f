import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { ReportedFinding } from '../compose/composer.contract';
import { generationItem } from '../store/items';
import { readSettings, settingsChanges } from '../store/SiteSettings';
import type { StoreAccess } from '../store/state.contract';
import type { NextSite, ReleaseRequest } from './release';
import { checkInBrowser } from './browserGate';
import type { Composition } from './composeInChild';
import { getPlan } from './getPlan';

/**
 * Step 3 of a release: judges what composing found, prints the plan, refuses lost pages, and opens the changed pages in
 * a browser. A composition that is refused leaves the folder again.
 *
 * @throws ReleaseError with all that refuses it
 */
export async function judgeComposition(
  access: StoreAccess,
  request: ReleaseRequest,
  next: NextSite,
  composition: Composition,
): Promise<void> {
  const { siteFolder, log } = access;
  const { findings, generation, mode } = composition;
  const live = await siteFolder.current();
  try {
    const refused = findings.filter((one) => isRefused(one, request, next));
    for (const one of findings) if (!refused.includes(one)) log(`  ${one.severity}: ${one.message}`);
    if (refused.length > 0)
      throw new ReleaseError(
        refused.map(({ message }) => message).join('\n') +
          (request.action === 'rollback'
            ? '\nnpm run rollback without an app makes the whole generation before this one live, unchecked.'
            : ''),
      );
    const getSide = async (id: string) => ({
      folder: siteFolder.pages(id),
      versions: await siteFolder.getVersions(id),
    });
    const plan = await getPlan(live ? await getSide(live) : undefined, await getSide(generation));
    const changed = live ? settingsChanges(await readSettings(siteFolder, live), next.settings) : [];
    const lines = [...changed.map((line) => `  ~ ${line}`), ...plan.lines];
    if (lines.length > 0) ['What changes:', ...lines].forEach(log);
    refuseLostPages(plan.lost, request);
    // Development builds are skipped: only developers see them, and they warn where production stays silent.
    if (plan.changed.length > 0 && mode === 'production' && request.browser)
      await checkInBrowser(access, request.browser, generation, plan.changed);
  } catch (error) {
    if (composition.isNew) await siteFolder.delete(generationItem(generation).folders[0]);
    throw error;
  }
}

/** Whether a finding refuses: a minor one about another team's live version does not (`Finding.severity`). */
function isRefused(
  { severity, owner }: ReportedFinding,
  { action }: ReleaseRequest,
  { changed }: NextSite,
): boolean {
  if (severity === 'major') return true;
  const isOld = owner !== undefined && ![owner, 'shell'].some((app) => changed.includes(app));
  return action !== 'rollback' && !isOld;
}

/** @throws ReleaseError where a release would lose live addresses unintentionally */
function refuseLostPages(lost: readonly string[], { action, removePages }: ReleaseRequest): void {
  if (lost.length > 0 && !removePages && action === 'release')
    throw new ReleaseError(
      `${lost.join(', ')} would be gone from the live site. Name the new address of each under redirects in its section's node.ts, or update an outdated checkout. If they should answer 404, add --remove-pages.`,
    );
}
