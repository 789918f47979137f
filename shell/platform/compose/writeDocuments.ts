import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from 'shared-content/content';
import { type Redirects, sectionOwning, sectionPinsUrl } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/build/build.contract';
import { createCompressor, precompress } from '../store/precompress';
import type { CompositionJob } from './composer.contract';
import { contentSecurityPolicy } from '../http/contentSecurityPolicy';
import {
  documentFile,
  errorFile,
  isCompressed,
  nginxPoliciesFile,
  nginxRedirectsFile,
  notFoundFile,
  notFoundRoute,
  policiesFile,
  redirectsFile,
} from '../store/generationFiles';
import { errorDocument, errorPolicy } from '../http/errorDocument';
import type { Published } from './loadPublished';
import { KeptDocuments } from './KeptDocuments';
import { nginxPolicies, nginxRedirects } from './nginxPolicies';
import { ownerOf, pinsFor, sectionPinsFor } from './pinsFor';
import { placeCards } from './placeCards';

/**
 * Renders every document of the site from published bundles into the job's folder, with sitemap, policies,
 * redirects, and what is compressed of all of these.
 *
 * @throws Error naming route, section and version when a route cannot be rendered
 */
export async function writeDocuments(
  { folder, generation, before, apps, settings, store, say }: CompositionJob,
  { builds, shell, bundles, routes }: Published,
  redirects: Redirects,
): Promise<void> {
  const { siteUrl, apiBase } = settings;
  const policy = {
    frames: [new URL(company.mapEmbedUrl).origin],
    ...settings.policy,
    ...originsOf(apiBase, Object.values(builds)),
  };
  const policies: Record<string, string> = {};
  const versions = Object.fromEntries(Object.values(builds).map(({ app, version }) => [app, version]));
  const kept = await KeptDocuments.of({ before, settings }, builds);
  const compressor = createCompressor();
  const taken = new Set<string>();
  const put = async (file: string, text: string) => {
    if (taken.has(file)) return;
    taken.add(file);
    await compressor.add(path.join(folder, file), { text, before: before && path.join(before, file) });
  };
  let done = 0;
  const write = async (route: string, file: string, notFound: boolean) => {
    const owner = ownerOf(route, notFound);
    const pins = pinsFor(route, builds, generation, {
      notFound,
      still: !notFound && isStill(route, bundles),
      overridable: policy.overridable,
      api: apiBase,
      measured: settings.vitalsPercent,
    });
    const { html, files } =
      (await kept?.document(file, owner, pins)) ??
      (await shell.renderDocument({
        path: route,
        // Of no other section: what a document holds follows from this one and the shell.
        bundles: owner ? { [owner]: bundles[owner] } : {},
        versions,
        pins,
        siteUrl,
        apiBase,
        shellBase: builds.shell.base,
      }));
    // The same on every page but for the hashes: a visitor who clicks to /contact keeps this document's policy.
    policies[file] = contentSecurityPolicy(html, policy);
    await put(file, html);
    // Named after their bytes, and many pages share one.
    for (const [url, text] of Object.entries(files)) await put(url.slice(1), text);
    done += 1;
    say(`  [${done}/${routes.length + 1}] ${notFound ? file : route}`);
  };
  // One after the other, each compressed while the next is rendered: a first failure is then the only one reported.
  try {
    for (const route of routes) await write(route, documentFile(route), false);
    await write(notFoundRoute, notFoundFile, true);
  } finally {
    await compressor.settle();
  }
  await compressor.finish();
  await writeFile(path.join(folder, errorFile), errorDocument);
  policies[errorFile] = errorPolicy;

  const pins = path.join(folder, sectionPinsUrl(generation));
  await mkdir(path.dirname(pins), { recursive: true });
  await writeFile(pins, JSON.stringify(sectionPinsFor(builds)));
  await writeFile(path.join(folder, 'sitemap.xml'), sitemap(routes, siteUrl));
  await writeFile(path.join(folder, 'robots.txt'), robots(siteUrl));
  const shellAssets = apps.shell?.assets ?? '';
  await copyPublicFiles(shellAssets, folder);
  await placeCards(folder, routes, { folder: store, shellAssets, bundles });
  await precompress(folder, { before });
  const sorted = Object.fromEntries(Object.entries(policies).sort());
  await writeFile(path.join(folder, policiesFile), `${JSON.stringify(sorted, null, 1)}\n`);
  await writeFile(path.join(folder, nginxPoliciesFile), nginxPolicies(generation, sorted));
  await writeFile(path.join(folder, redirectsFile), `${JSON.stringify(redirects, null, 1)}\n`);
  await writeFile(path.join(folder, nginxRedirectsFile), nginxRedirects(generation, redirects));
}

/** Home's one live part is another section's. */
function isStill(path: string, bundles: Published['bundles']): boolean {
  if (path === '/') return true;
  const owner = sectionOwning(path);
  const routes = owner ? bundles[owner.name].section.routes : [];
  return routes.some((route) => route.path === path && route.still);
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

/** Favicons and the web manifest live at the root of the site. */
async function copyPublicFiles(shellAssets: string, folder: string): Promise<void> {
  const from = path.join(shellAssets, 'root');
  for (const file of await readdir(from).catch(() => []))
    if (!isCompressed(file)) await cp(path.join(from, file), path.join(folder, file));
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

/** robots.txt (RFC 9309): everything may be crawled but the API. */
const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
