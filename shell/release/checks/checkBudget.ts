import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { SectionBundle } from 'shared-content/federation';
import type { AppBuild } from '../build.contract';
import { ReleaseError } from '../ReleaseError';
import { budgets } from '../budgets';

/**
 * A first view of any of the section's pages stays within its budget of script bytes (brotli, as sent).
 *
 * @param assets the version's published folder, with its .br twins
 * @throws ReleaseError naming route, bytes and budget
 */
export async function checkBudget(
  build: AppBuild,
  assets: string,
  { section }: SectionBundle,
): Promise<void> {
  if (build.mode === 'development') return;
  const sizeOf = async (file: string) => (await stat(path.join(assets, `${file}.br`))).size;
  for (const route of section.routes) {
    const page = build.chunks[route.path.slice(1).replaceAll('/', '.')] ?? [];
    const files = new Set(['remoteEntry.js', ...(build.chunks['expose.section'] ?? []), ...page]);
    const sizes = await Promise.all([...files].map(sizeOf));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (bytes > budgets.sectionScripts)
      throw new ReleaseError(
        `${build.app} ${build.version}: ${route.path} needs ${bytes} bytes of the section's scripts (brotli); its budget is ${budgets.sectionScripts}. Split the page or drop a dependency; the budget stands in shell/release/budgets.ts.`,
      );
  }
}
