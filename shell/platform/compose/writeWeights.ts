import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apps } from 'shared-content/federation';
import { documentFile } from '../store/generationFiles';
import { type Weighed, type Weights, weightsFile } from '../store/weightsFile';
import { budgets } from './budgets';
import type { CompositionJob } from './composer.contract';
import { weighScripts } from './checks/scriptWeights';
import { total } from './checks/weights';
import type { Published } from './loadPublished';

/**
 * Records the sizes of the composed documents and their scripts beside their budgets, for operators. Of the views of one
 * budget it records the heaviest.
 */
export async function writeWeights(
  { folder, apps: published }: Pick<CompositionJob, 'folder' | 'apps'>,
  { builds, bundles, routes }: Pick<Published, 'builds' | 'bundles' | 'routes'>,
): Promise<void> {
  const documents: Weighed[] = [];
  for (const route of routes) {
    const { size } = await stat(path.join(folder, `${documentFile(route)}.br`));
    documents.push({ name: route, bytes: size, budget: budgets.document });
  }
  const scripts: Weights['scripts'][number][] = [];
  for (const { name: app } of apps) {
    const bundle = app === 'shell' ? undefined : bundles[app];
    const views = await weighScripts(builds[app], published[app]?.assets ?? '', bundle);
    const heaviest = new Map(
      views
        .toSorted((a, b) => total(a.weights) - total(b.weights))
        .map(({ name, budget, weights }) => [
          budget,
          {
            app,
            name: name === 'later' ? 'loaded later' : `needed by ${name}`,
            bytes: total(weights),
            budget: budgets[budget],
          },
        ]),
    );
    scripts.push(...heaviest.values());
  }
  const weights: Weights = { documents, scripts };
  await writeFile(path.join(folder, weightsFile), `${JSON.stringify(weights, null, 1)}\n`);
}
