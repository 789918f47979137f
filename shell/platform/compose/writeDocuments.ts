import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Redirects,
  type SectionName,
  federationManifest,
  getSectionShownAt,
  sectionsUrl,
} from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { asJson, writeBelow } from 'shared-content/artifact/durable';
import { contentSecurityPolicy } from '../http/contentSecurityPolicy';
import {
  documentFile,
  notFoundFile,
  notFoundRoute,
  policiesFile,
  redirectsFile,
} from '../store/generationFiles';
import { precompress } from '../store/precompress';
import type { CompositionJob } from './composer.contract';
import { copyPublicFiles } from './copyPublicFiles';
import type { LoadedSite } from './loadSite';
import { pinsFor, sectionsFileFor } from './pinsFor';
import { placeCards } from './placeCards';

/**
 * Writes every document of the site from published bundles into the job's folder, with sitemap, policies, redirects,
 * and the compressed forms of all these.
 *
 * @throws Error naming route, section and version when a route cannot be rendered
 */
export async function writeDocuments(
  job: CompositionJob,
  site: LoadedSite,
  redirects: Redirects,
): Promise<void> {
  const { folder, before, settings } = job;
  const { apps, builds, routes } = site;
  const { siteUrl } = settings;
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
  const policies = await writePages(job, site);

  await write(sectionsUrl, JSON.stringify(sectionsFileFor(builds)));
  await write('sitemap.xml', sitemap(routes, siteUrl));
  await write('robots.txt', robots(siteUrl));
  await copyPublicFiles(path.join(apps.shell.assets, 'root'), folder);
  await placeCards(job, site);
  await writeFederationManifests(folder, site, siteUrl);
  await precompress(folder, {
    known: async (name) => (before ? readFile(path.join(before, name)).catch(() => undefined) : undefined),
  });
  await write(policiesFile, asJson(Object.fromEntries(Object.entries(policies).sort())));
  await write(redirectsFile, asJson(redirects));
}

/**
 * Renders all pages, and the document of unknown addresses, into the job's folder.
 *
 * @returns file of a document → its Content-Security-Policy
 */
async function writePages(
  { folder, settings }: CompositionJob,
  site: LoadedSite,
): Promise<Record<string, string>> {
  const { builds, shell, bundles } = site;
  const { siteUrl, apiBase } = settings;
  const policy = { ...settings.policy, ...getOrigins(apiBase, Object.values(builds)) };
  const policies: Record<string, string> = {};
  const taken = new Set<string>();
  const put = async (file: string, text: string) => {
    if (taken.has(file)) return;
    taken.add(file);
    await writeBelow(folder, file, text);
  };
  const routes = [...site.routes, notFoundRoute];
  // One page after the other, so that only the first failure is reported.
  for (const [index, route] of routes.entries()) {
    const file = documentFile(route);
    const owner = getSectionShownAt(route);
    const { html, files } = await shell.renderDocument({
      path: route,
      // One section only: a document must depend on this section and the shell alone.
      bundles: owner ? { [owner]: bundles[owner] } : {},
      pins: pinsFor(route, site, settings),
      siteUrl,
      apiBase,
    });
    // Only hashes may differ between pages: a visitor who clicks to /contact keeps this document's policy.
    policies[file] = contentSecurityPolicy(html, policy);
    await put(file, html);
    // Many pages share these files, which are named after their bytes.
    for (const [url, text] of Object.entries(files)) await put(url.slice(1), text);
    console.log(`  [${index + 1}/${routes.length}] ${route === notFoundRoute ? notFoundFile : route}`);
  }
  return policies;
}

/** Other origins that the site's pages may use: the API's, and those that serve apps' assets. */
function getOrigins(apiBase: string | undefined, builds: readonly AppBuild[]) {
  const assetOrigins = builds
    .filter(({ base }) => !base.startsWith('/'))
    .map(({ base }) => new URL(base).origin);
  return {
    apiOrigin: apiBase === undefined ? undefined : new URL(apiBase).origin,
    assetOrigins: [...new Set(assetOrigins)].sort(),
  };
}

/**
 * Writes `<section>/mf-manifest.json` for each section: the live version's, under a stable address. Hosts of other origins
 * read it there, so its file addresses contain the site's origin.
 */
async function writeFederationManifests(
  folder: string,
  { builds, manifests }: LoadedSite,
  siteUrl: string,
): Promise<void> {
  for (const [name, manifest] of Object.entries(manifests)) {
    const publicPath = new URL(builds[name as SectionName].base, siteUrl).href;
    const metaData = { ...manifest.metaData, publicPath };
    await writeBelow(folder, `${name}/${federationManifest}`, JSON.stringify({ ...manifest, metaData }));
  }
}

/** sitemap.xml (sitemaps.org 0.9): every indexable route by its canonical URL. */
function sitemap(routes: readonly string[], siteUrl: string): string {
  const urls = routes.map((route) => `  <url><loc>${siteUrl}${route}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt (RFC 9309): crawlers may read everything except the API. */
const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
