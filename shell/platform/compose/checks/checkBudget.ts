import type { Finding, SectionBundle } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { budgets } from '../budgets';
import { weighScripts } from './scriptWeights';
import { overBy, total } from './weights';

const split = 'Load what it does not show at once when it is asked for, or drop a dependency.';
/** Budget → what it is for, and the cure. */
const words = {
  sectionScripts: ["the section's scripts", 'Split the page or drop a dependency.'],
  exposeScripts: ["the section's scripts", split],
  enhanceScripts: ['scripts that run at once', 'Load what no first view needs when it is asked for.'],
  shellScripts: [
    "the shell's scripts",
    'Load what not every page shows when it is asked for, or drop a dependency.',
  ],
  federationScripts: [
    "the shell's scripts to load sections",
    'Look at what a newer version of @module-federation/enhanced brings, or drop a plugin of the runtime.',
  ],
  homeScripts: ['scripts of its own', split],
  // Those that an effect or a press loads cost phones as well.
  laterScripts: ['scripts', 'Drop a dependency, or find a smaller one.'],
} as const;

/**
 * Checks an app's script bytes (brotli, as sent) against its budgets: the scripts of each page, the exposes for other
 * sections' pages, and all scripts loaded later.
 *
 * @param assets the version's published folder, with its .br files
 * @param bundle the section's; left out for the shell
 */
export async function checkBudget(
  build: AppBuild,
  assets: string,
  bundle?: SectionBundle,
): Promise<Finding[]> {
  if (build.mode === 'development') return [];
  return (await weighScripts(build, assets, bundle))
    .filter(({ budget, weights }) => total(weights) > budgets[budget])
    .map(({ name, budget, weights }) => {
      const [what, cure] = words[budget];
      const subject = name === 'later' ? 'loads later (beside what its pages need)' : `${name} needs`;
      const over = overBy(weights, what, budgets[budget], budget);
      return { owner: build.app, severity: 'warning', words: `${subject} ${over}`, cure };
    });
}
