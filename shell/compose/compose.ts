import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from 'shared-content/federation';
import type { SiteSettings } from '../release/SiteSettings';
import type { Store, Versions } from '../release/Store';
import type { AppBuild } from '../release/build.contract';
import { precompress } from '../release/precompress';
import { composerHash } from './composerHash';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { documentFile } from './documentFile';
import { headersFile } from './headersFile';
import { type Published, loadPublished } from './loadPublished';
import { nginxPolicies } from './nginxPolicies';
import { pinsFor } from './pinsFor';
import { robots, sitemap } from './sitemap';

export interface ComposeOptions extends SiteSettings {
  readonly store: Store;
  readonly versions: Versions;
  /** The loaded bundles, where the caller has them already. */
  readonly published?: Published;
  /** One line for each step. */
  readonly say?: (line: string) => void;
}

export interface Composition {
  readonly generation: string;
  readonly routes: readonly string[];
  /** True when the same pins had been composed before: nothing was written. */
  readonly existed: boolean;
}

async function generationOf(versions: Versions, settings: SiteSettings): Promise<string> {
  const parts = [await composerHash(), settings, Object.entries(versions).sort()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/**
 * Renders every document of the site from published bundles and puts them into the store as a generation.
 * The live site is not touched: `store.switchTo` does that.
 *
 * @throws Error naming route, section and version when a route cannot be rendered; the store is unchanged
 */
export async function compose({
  store,
  versions,
  published,
  say = () => {},
  ...settings
}: ComposeOptions): Promise<Composition> {
  const { siteUrl, apiBase } = settings;
  const generation = await generationOf(versions, settings);
  const { builds, shell, bundles, routes } = published ?? (await loadPublished(store, versions));
  if (await store.hasGeneration(generation)) return { generation, routes, existed: true };

  const draft = await store.draft();
  const policy = { ...settings.policy, ...originsOf(apiBase, Object.values(builds)) };
  const policies: Record<string, string> = {};
  let done = 0;
  const write = async (route: string, file: string, notFound: boolean) => {
    const html = await shell.renderDocument({
      path: route,
      bundles,
      pins: pinsFor(route, builds, generation, { notFound, overridable: policy.overridable }),
      siteUrl,
      apiBase,
      shellBase: builds.shell.base,
    });
    // The same on every page but for the hashes: a visitor who clicks to /contact keeps this document's policy.
    policies[file] = contentSecurityPolicy(html, policy);
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
    await writeFile(path.join(draft, file), html);
    done += 1;
    say(`  [${done}/${routes.length + 1}] ${route === '/404' ? '404.html' : route}`);
  };
  // One after the other: rendering is all CPU, and a first failure is then the only one reported.
  for (const route of routes) await write(route, documentFile(route), false);
  await write('/404', '404.html', true);

  await writeFile(path.join(draft, 'sitemap.xml'), sitemap(routes, siteUrl));
  await writeFile(path.join(draft, 'robots.txt'), robots(siteUrl));
  await copyPublicFiles(store, builds.shell.version, draft);
  await precompress(draft);
  const sorted = Object.fromEntries(Object.entries(policies).sort());
  await writeFile(path.join(draft, 'csp.json'), `${JSON.stringify(sorted, null, 1)}\n`);
  await writeFile(path.join(draft, '_headers'), headersFile(sorted));
  await writeFile(path.join(draft, 'policies.nginx'), nginxPolicies(generation, sorted));
  await writeFile(
    path.join(draft, 'versions.json'),
    `${JSON.stringify(sortedVersions(versions), null, 1)}\n`,
  );
  await store.addGeneration(generation, draft);
  return { generation, routes, existed: false };
}

/** Origins besides the site's own that its pages may use: the API's, and those that serve apps' assets. */
function originsOf(apiBase: string | undefined, builds: readonly AppBuild[]) {
  const assetOrigins = builds
    .filter(({ base }) => !base.startsWith('/'))
    .map(({ base }) => new URL(base).origin);
  return {
    apiOrigin: apiBase === undefined ? undefined : new URL(apiBase).origin,
    assetOrigins: [...new Set(assetOrigins)].sort(),
  };
}

const sortedVersions = (versions: Versions) =>
  Object.fromEntries(Object.entries(versions).sort()) as Record<AppName, string>;

/** Favicons and the web manifest live at the root of the site; Open Graph cards stay with the shell's assets. */
async function copyPublicFiles(store: Store, version: string, draft: string): Promise<void> {
  const folder = path.join(store.assets('shell', version), 'root');
  for (const file of await readdir(folder).catch(() => []))
    if (!/\.(br|gz)$/.test(file)) await cp(path.join(folder, file), path.join(draft, file));
}
