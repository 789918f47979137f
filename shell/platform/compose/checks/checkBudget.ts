import type { Finding, SectionBundle } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { budgets } from '../budgets';
import { type ScriptWeights, type View, sectionScripts, shellScripts } from './scriptWeights';
import { overBy, total } from './weights';

/**
 * Checks a section's script bytes (brotli, as sent) against three budgets: the scripts of each page, the exposes for
 * other sections' pages, and all scripts loaded later.
 *
 * @param assets the version's published folder, with its .br files
 */
export async function checkBudget(
  build: AppBuild,
  assets: string,
  bundle: SectionBundle,
): Promise<Finding[]> {
  if (build.mode === 'development') return [];
  return checkWeights(build, await sectionScripts(build, assets, bundle));
}

/**
 * Checks three budgets of the shell: the scripts of every page, Home's own scripts, and all scripts loaded later.
 *
 * @param assets the version's published folder, with its .br files
 */
export async function checkShellBudget(build: AppBuild, assets: string): Promise<Finding[]> {
  if (build.mode === 'development') return [];
  return checkWeights(build, await shellScripts(build, assets));
}

const words: Readonly<Record<View['budget'], { readonly what: string; readonly cure: string }>> = {
  sectionScripts: { what: "the section's scripts", cure: 'Split the page or drop a dependency.' },
  exposeScripts: {
    what: "the section's scripts",
    cure: 'Load what it does not show at once when it is asked for, or drop a dependency.',
  },
  enhanceScripts: {
    what: 'scripts that run at once',
    cure: 'Load what no first view needs when it is asked for.',
  },
  shellScripts: {
    what: "the shell's scripts",
    cure: 'Load what not every page shows when it is asked for, or drop a dependency.',
  },
  federationScripts: {
    what: "the shell's scripts to load sections",
    cure: 'Look at what a newer version of @module-federation/enhanced brings, or drop a plugin of the runtime.',
  },
  homeScripts: {
    what: 'scripts of its own',
    cure: 'Load what it does not show at once when it is asked for, or drop a dependency.',
  },
};

function checkWeights(build: AppBuild, { views, later }: ScriptWeights): Finding[] {
  const warning = (words: string, cure: string): Finding => ({
    owner: build.app,
    severity: 'warning',
    words,
    cure,
  });
  return [
    ...views
      .filter(({ budget, weights }) => total(weights) > budgets[budget])
      .map(({ name, budget, weights }) =>
        warning(
          `${name} needs ${overBy(weights, words[budget].what, budgets[budget], budget)}`,
          words[budget].cure,
        ),
      ),
    // All scripts that no page needs at once: those that an effect or a press loads cost phones as well.
    ...(total(later) > budgets.laterScripts
      ? [
          warning(
            `loads later (beside what its pages need) ${overBy(later, 'scripts', budgets.laterScripts, 'laterScripts')}`,
            'Drop a dependency, or find a smaller one.',
          ),
        ]
      : []),
  ];
}
