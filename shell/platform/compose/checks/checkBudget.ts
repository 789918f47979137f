import { type SectionBundle, chunkOf } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/build/build.contract';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { budgets } from '../budgets';
import { overBy, total, weigh } from './weights';

/**
 * A first view of any of the section's pages stays within its budget of script bytes (brotli, as sent), and so
 * does all that the section loads later.
 *
 * @param assets the version's published folder, with its .br twins
 * @throws ReleaseError naming section, route, bytes over and the heaviest scripts
 */
export async function checkBudget(
  build: AppBuild,
  assets: string,
  { section }: SectionBundle,
): Promise<void> {
  if (build.mode === 'development') return;
  const first = new Set<string>();
  for (const { path } of section.routes) {
    const files = [
      'remoteEntry.js',
      ...(build.chunks['expose.section'] ?? []),
      ...(build.chunks[chunkOf(path)] ?? []),
    ];
    for (const file of files) first.add(file);
    const weights = await weigh(assets, files);
    if (total(weights) > budgets.sectionScripts)
      throw new ReleaseError(
        `${build.app} ${build.version}: ${path} needs ${overBy(weights, "the section's scripts", budgets.sectionScripts, 'sectionScripts')}. Split the page or drop a dependency.`,
      );
  }
  for (const [name, files] of Object.entries(build.chunks))
    if (name.startsWith('expose.')) for (const file of files) first.add(file);
  await checkLater(build, assets, first);
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
  const every = build.chunks.main ?? [];
  const weights = await weigh(assets, every);
  if (total(weights) > budgets.shellScripts)
    throw new ReleaseError(
      `${build.app} ${build.version}: every page needs ${overBy(weights, "the shell's scripts", budgets.shellScripts, 'shellScripts')}. Load what not every page shows when it is asked for, or drop a dependency.`,
    );
  await checkLater(build, assets, new Set([...every, ...(build.chunks.home ?? [])]));
}

/** All scripts but those of a first view: what an effect or a click loads weighs on phones as well. */
async function checkLater(build: AppBuild, assets: string, first: ReadonlySet<string>): Promise<void> {
  const later = Object.keys(build.files).filter((file) => file.endsWith('.js') && !first.has(file));
  const weights = await weigh(assets, later);
  if (total(weights) > budgets.laterScripts)
    throw new ReleaseError(
      `${build.app} ${build.version} loads later (after a first view) ${overBy(weights, 'scripts', budgets.laterScripts, 'laterScripts')}. Drop a dependency, or find a smaller one.`,
    );
}
