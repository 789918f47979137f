import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { ReportedFinding } from '../../compose/composer.contract';
import { moveAside } from '../../store/atomicFolders';
import type { StoreAccess } from '../../store/state.contract';
import type { Preparation, ReleaseRequest } from '../release.contract';
import { checkInBrowser } from './browserGate';
import type { Composition } from './compose';
import { printPlan } from './getPlan';

/**
 * Step 3 of a release: judges what composing found, prints the plan, refuses lost pages, and opens the changed pages in
 * a browser. A composition that is refused leaves the folder again.
 *
 * @returns errors on pages that the release accepts: `--force`, now or earlier
 */
export async function check(
  access: StoreAccess,
  request: ReleaseRequest,
  preparation: Preparation,
  composition: Composition,
): Promise<readonly string[]> {
  const { siteFolder, log } = access;
  const { generation, live, routes, versions } = composition;
  try {
    const { accepted, printed, refused } = judgeFindings(
      request,
      composition,
      preparation.seen.state.accepted ?? [],
    );
    for (const line of printed) log(line);
    if (refused.length > 0) throw new ReleaseError(refused.join('\n'));
    const plan = { folder: siteFolder.pages(generation), versions };
    refuseLostPages(await printPlan(plan, preparation.settings, access), request);
    // Development builds are skipped: only developers see them, and they warn where production stays silent.
    if (generation !== live && routes.length > 0 && composition.mode === 'production' && request.browser)
      await checkInBrowser(access, request.browser, { generation, live, routes }).catch((error: unknown) => {
        if (!(error instanceof ReleaseError) || !request.force) throw error;
        log(`  error: ${error.message}`);
      });
    return accepted;
  } catch (error) {
    if (composition.isNew) await moveAside(siteFolder.path, siteFolder.pages(generation));
    throw error;
  }
}

/** The fault without its cure, which depends on the app that is told. */
const withoutCure = (message: string) => message.split('. ', 1)[0] ?? message;

/**
 * Decides how strictly findings count. An error refuses the release, unless it is forced or live already. A warning
 * (budgets, heads) refuses only what is released now. It does not refuse a rollback to an earlier version. Nor does
 * it refuse another team's live version, unless a new shell brings new rules.
 *
 * @param known errors that an earlier `--force` accepted: they are live, so they do not refuse later releases
 */
function judgeFindings(
  { action, force }: Pick<ReleaseRequest, 'action' | 'force'>,
  { findings, changed }: Pick<Composition, 'findings' | 'changed'>,
  known: readonly string[],
) {
  const refuses = ({ severity, owner, message }: ReportedFinding) => {
    if (force) return false;
    if (severity === 'error') return !known.includes(withoutCure(message));
    const isOld = owner !== undefined && ![owner, 'shell'].some((app) => changed.includes(app));
    return action !== 'rollback' && !isOld;
  };
  const cure = (one: ReportedFinding) =>
    action === 'rollback' && one.severity === 'error' ? ' --force rolls back nevertheless.' : '';
  const passed = findings.filter((one) => !refuses(one));
  return {
    refused: findings.filter(refuses).map((one) => one.message + cure(one)),
    printed: passed.map(({ severity, message }) => `  ${severity}: ${message}`),
    accepted: passed
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => withoutCure(message)),
  };
}

/** @throws ReleaseError where a release would lose live addresses unintentionally */
function refuseLostPages(lost: readonly string[], { action, removePages }: ReleaseRequest): void {
  if (lost.length > 0 && !removePages && action === 'release')
    throw new ReleaseError(
      `${lost.join(', ')} would be gone from the live site. Name the new address of each under redirects in its section's node.ts, or update an outdated checkout. If they should answer 404, add --remove-pages.`,
    );
}
