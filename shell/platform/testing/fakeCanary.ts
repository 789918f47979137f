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
import type { Store } from '../store/Store';
import type { Canary } from '../store/state.contract';

/** Makes a folder show a canary, or none, as its state says it. */
export async function setCanary(store: Store, canary: Canary | undefined): Promise<void> {
  await writeWhole(path.join(store.folder, 'state.json'), JSON.stringify({ ...readShown(store), canary }));
}

/**
 * Makes a store's canary recognizable by its answers: a generation with its own policy, redirect and drawing.
 *
 * @param generation whole, and not live
 */
export async function markCanary(store: Store, generation: string, share: number): Promise<void> {
  const folder = store.pages(generation);
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  const policies = Object.fromEntries(
    Object.entries(await readPolicies(store.pages(generation))).map(([file, policy]) => [
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
  const { 'mfe-services': version = '' } = await store.getVersions(generation);
  await setCanary(store, {
    id: generation,
    generation,
    share,
    to: { 'mfe-services': version },
    at: new Date().toISOString(),
  });
}

const movedInCanary = { from: '/services/tried', to: '/services' };

/** The canary's facts for a table of expected answers. */
export async function servedCanary(store: Store): Promise<ServedCanary> {
  const canary = readCanary(store);
  const live = await store.current();
  if (!canary || !live) throw new Error('no canary');
  const home = await readFile(path.join(store.pages(live), 'index.html'), 'utf8');
  return {
    canary,
    live,
    policies: {
      [live]: await readPolicies(store.pages(live)),
      [canary.generation]: await readPolicies(store.pages(canary.generation)),
    },
    script: /"(\/assets\/shell\/[^"]+\.js)"/.exec(home)?.[1] ?? '',
    moved: movedInCanary,
    drawing: '/drawing.0123456789ab.svg',
    isSecure: (await readSettings(store))?.siteUrl.startsWith('https:') ?? false,
  };
}
