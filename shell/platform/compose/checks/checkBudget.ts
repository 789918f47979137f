import type { SectionBundle } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/build/build.contract';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { budgets } from '../budgets';
import { sectionScripts, shellScripts } from './scriptWeights';
import { type Weight, overBy, total } from './weights';

/**
 * A first view of any of the section's pages stays within its budget of script bytes (brotli, as sent), and so
 * does all that the section loads later.
 *
 * @param assets the version's published folder, with its .br twins
 * @throws ReleaseError naming section, route, bytes over and the heaviest scripts
 */
export async function checkBudget(build: AppBuild, assets: string, bundle: SectionBundle): Promise<void> {
  if (build.mode === 'development') return;
  const { views, later } = await sectionScripts(build, assets, bundle);
  for (const { path, weights } of views)
    if (total(weights) > budgets.sectionScripts)
      throw new ReleaseError(
        `${build.app} ${build.version}: ${path} needs ${overBy(weights, "the section's scripts", budgets.sectionScripts, 'sectionScripts')}. Split the page or drop a dependency.`,
      );
  checkLater(build, later);
}

/**
 * The scripts that the shell sends with every page stay within their budget, and so do those that it keeps
 * for later.
 *
 * @param assets the version's published folder, with its .br twins
 * @throws ReleaseError naming the version, bytes over and the heaviest scripts
 */
export async function checkShellBudget(build: AppBuild, assets: string): Promise<void> {
  if (build.mode === 'development') return;
  const { views, later } = await shellScripts(build, assets);
  for (const { path, weights } of views)
    if (total(weights) > budgets.shellScripts)
      throw new ReleaseError(
        `${build.app} ${build.version}: ${path} needs ${overBy(weights, "the shell's scripts", budgets.shellScripts, 'shellScripts')}. Load what not every page shows when it is asked for, or drop a dependency.`,
      );
  checkLater(build, later);
}

/** All scripts but those of a first view: what an effect or a click loads weighs on phones as well. */
function checkLater(build: AppBuild, later: readonly Weight[]): void {
  if (total(later) > budgets.laterScripts)
    throw new ReleaseError(
      `${build.app} ${build.version} loads later (after a first view) ${overBy(later, 'scripts', budgets.laterScripts, 'laterScripts')}. Drop a dependency, or find a smaller one.`,
    );
}
