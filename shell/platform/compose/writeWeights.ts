import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sections } from 'shared-content/federation';
import { documentFile } from '../store/generationFiles';
import { type Weights, weightsFile } from '../store/weightsFile';
import { budgets } from './budgets';
import type { CompositionJob } from './composer.contract';
import { type ScriptWeights, sectionScripts, shellScripts } from './checks/scriptWeights';
import { total } from './checks/weights';
import type { Published } from './loadPublished';

/** Records the sizes of the composed documents and their scripts beside their budgets, for operators. */
export async function writeWeights(
  { folder, apps }: Pick<CompositionJob, 'folder' | 'apps'>,
  { builds, bundles, routes }: Pick<Published, 'builds' | 'bundles' | 'routes'>,
): Promise<void> {
  const documents = [];
  for (const route of routes) {
    const { size } = await stat(path.join(folder, `${documentFile(route)}.br`));
    documents.push({ name: route, bytes: size, budget: budgets.document });
  }
  const assets = (app: string) => apps[app]?.assets ?? '';
  const scripts = weighed('shell', await shellScripts(builds.shell, assets('shell')));
  for (const { name } of sections)
    scripts.push(...weighed(name, await sectionScripts(builds[name], assets(name), bundles[name])));
  const weights: Weights = { documents, scripts };
  await writeFile(path.join(folder, weightsFile), `${JSON.stringify(weights, null, 1)}\n`);
}

/** The heaviest page or expose of each budget, and the scripts loaded later. */
function weighed(app: string, { views, later }: ScriptWeights): Weights['scripts'][number][] {
  const heaviest = new Map<string, Weights['scripts'][number]>();
  for (const { name, budget, weights } of views) {
    const bytes = total(weights);
    if (bytes > (heaviest.get(budget)?.bytes ?? -1))
      heaviest.set(budget, { app, name: `needed by ${name}`, bytes, budget: budgets[budget] });
  }
  return [
    ...heaviest.values(),
    { app, name: 'loaded later', bytes: total(later), budget: budgets.laterScripts },
  ];
}
