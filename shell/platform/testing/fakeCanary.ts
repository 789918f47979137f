import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from 'shared-content/artifact/durable';
import { manifestFile, getManifest } from 'shared-content/artifact/manifest';
import type { ServedCanary } from '../hosts/testing/canaryAnswers';
import { nginxPolicies, nginxRedirects } from '../compose/nginxPolicies';
import {
  nginxPoliciesFile,
  nginxRedirectsFile,
  policiesFile,
  readPolicies,
  redirectsFile,
} from '../store/generationFiles';
import { readCanary, readShown } from '../store/state';
import { readSettings } from '../store/SiteSettings';
import type { SiteFolder } from '../store/SiteFolder';
import type { Canary } from '../store/state.contract';

/** Makes a folder show a canary, or none, as its state says it. */
export async function setCanary(siteFolder: SiteFolder, canary: Canary | undefined): Promise<void> {
  await writeWhole(
    path.join(siteFolder.path, 'state.json'),
    JSON.stringify({ ...readShown(siteFolder), canary }),
  );
}

/**
 * Makes a store's canary recognizable by its answers: a generation with its own policy, redirect and drawing.
 *
 * @param generation whole, and not live
 */
export async function markCanary(siteFolder: SiteFolder, generation: string, share: number): Promise<void> {
  const folder = siteFolder.pages(generation);
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  const policies = Object.fromEntries(
    Object.entries(await readPolicies(siteFolder.pages(generation))).map(([file, policy]) => [
      file,
      policy.replace(/^/, "worker-src 'none'; "),
    ]),
  );
  // Some of its files are hard links to the live generation's.
  for (const name of [policiesFile, nginxPoliciesFile, redirectsFile, nginxRedirectsFile, manifestFile])
    await rm(path.join(folder, name), { force: true });
  const moved = { [movedInCanary.from]: movedInCanary.to };
  await write(policiesFile, JSON.stringify(policies));
  await write(nginxPoliciesFile, nginxPolicies(generation, policies));
  await write(redirectsFile, JSON.stringify(moved));
  await write(nginxRedirectsFile, nginxRedirects(generation, moved));
  await write('drawing.0123456789ab.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write(manifestFile, JSON.stringify({ files: await getManifest(folder) }));
  const { 'mfe-services': version = '' } = await siteFolder.getVersions(generation);
  await setCanary(siteFolder, {
    id: generation,
    generation,
    share,
    to: { 'mfe-services': version },
    at: new Date().toISOString(),
  });
}

const movedInCanary = { from: '/services/tried', to: '/services' };

/** The canary's facts for a table of expected answers. */
export async function servedCanary(siteFolder: SiteFolder): Promise<ServedCanary> {
  const canary = readCanary(siteFolder);
  const live = await siteFolder.current();
  if (!canary || !live) throw new Error('no canary');
  const home = await readFile(path.join(siteFolder.pages(live), 'index.html'), 'utf8');
  return {
    canary,
    live,
    policies: {
      [live]: await readPolicies(siteFolder.pages(live)),
      [canary.generation]: await readPolicies(siteFolder.pages(canary.generation)),
    },
    script: /"(\/assets\/shell\/[^"]+\.js)"/.exec(home)?.[1] ?? '',
    moved: movedInCanary,
    drawing: '/drawing.0123456789ab.svg',
    isSecure: (await readSettings(siteFolder))?.siteUrl.startsWith('https:') ?? false,
  };
}
