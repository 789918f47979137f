import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, type SectionBundle, type SectionName, apps, sections } from 'shared-content/federation';
import type { ShellBundle } from '../document/document.contract';
import type { Store, Versions } from '../release/Store';
import { precompress } from '../release/precompress';
import { type PolicyOptions, contentSecurityPolicy } from './contentSecurityPolicy';
import { headersFile } from './headersFile';
import { loadBundle } from './loadBundle';
import { type Builds, pinsFor } from './pinsFor';
import { robots, sitemap } from './sitemap';

/** Raised when what compose writes changes, so that the same versions get a new generation. */
const composerVersion = 1;

export interface ComposeOptions {
  readonly store: Store;
  readonly versions: Versions;
  /** Canonical origin without a trailing slash. */
  readonly siteUrl: string;
  readonly policy: PolicyOptions;
  /** One line for each step. */
  readonly say?: (line: string) => void;
}

export interface Composition {
  readonly generation: string;
  readonly routes: readonly string[];
  /** True when the same pins had been composed before: nothing was written. */
  readonly existed: boolean;
}

/** File of a document below its generation: `/` → index.html, `/a/b` → a/b.html. */
export const documentFile = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

const generationOf = (versions: Versions, siteUrl: string, policy: PolicyOptions) =>
  createHash('sha256')
    .update(JSON.stringify([composerVersion, siteUrl, policy, Object.entries(versions).sort()]))
    .digest('hex')
    .slice(0, 12);

/**
 * Renders every document of the site from published bundles and puts them into the store as a generation.
 * The live site is not touched: `store.switchTo` does that.
 *
 * @throws Error naming route, section and version when a route cannot be rendered; the store is unchanged
 */
export async function compose({ store, versions, siteUrl, policy, say = () => {} }: ComposeOptions): Promise<Composition> {
  const generation = generationOf(versions, siteUrl, policy);
  const builds = Object.fromEntries(
    await Promise.all(apps.map(async ({ name }) => [name, await store.build(name, versions[name])])),
  ) as Builds;
  const shell = await loadBundle<ShellBundle>(store.bundles('shell', versions.shell));
  const bundles = Object.fromEntries(
    await Promise.all(
      sections.map(async ({ name }) => [
        name,
        await loadBundle<SectionBundle>(store.bundles(name, versions[name]), shell.provided),
      ]),
    ),
  ) as Record<SectionName, SectionBundle>;
  const routes = ['/', ...sections.flatMap(({ name }) => bundles[name].section.routes.map((route) => route.path))];
  if (await store.hasGeneration(generation)) return { generation, routes, existed: true };

  const draft = await store.draft();
  const policies: Record<string, string> = {};
  let done = 0;
  const write = async (route: string, file: string, notFound: boolean) => {
    const html = await shell.renderDocument({
      path: route,
      bundles,
      pins: pinsFor(route, builds, generation, notFound),
      siteUrl,
      shellBase: builds.shell.base,
    });
    const captcha = route === '/contact' ? policy : { ...policy, captchaOrigin: undefined, frames: [] };
    policies[file] = contentSecurityPolicy(html, captcha);
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
  await writeFile(path.join(draft, 'versions.json'), `${JSON.stringify(sortedVersions(versions), null, 1)}\n`);
  await store.addGeneration(generation, draft);
  return { generation, routes, existed: false };
}

const sortedVersions = (versions: Versions) => Object.fromEntries(Object.entries(versions).sort()) as Record<AppName, string>;

/** Favicons and the web manifest live at the root of the site; Open Graph cards stay with the shell's assets. */
async function copyPublicFiles(store: Store, version: string, draft: string): Promise<void> {
  const folder = path.join(store.assets('shell', version), 'root');
  for (const file of await readdir(folder).catch(() => []))
    if (!/\.(br|gz)$/.test(file)) await cp(path.join(folder, file), path.join(draft, file));
}

/** Removes drafts that a killed run left behind. */
export async function clearDrafts(store: Store): Promise<void> {
  await rm(path.join(store.folder, 'drafts'), { recursive: true, force: true });
}
