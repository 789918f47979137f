import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Redirects, sectionsUrl } from 'shared-content/federation';
import { precompress } from '../store/precompress';
import type { CompositionJob } from './composer.contract';
import {
  errorFile,
  nginxPoliciesFile,
  nginxRedirectsFile,
  notFoundFile,
  notFoundRoute,
  policiesFile,
  redirectsFile,
} from '../store/generationFiles';
import { errorDocument, errorPolicy } from '../http/errorDocument';
import type { Published } from './loadPublished';
import { nginxPolicies, nginxRedirects } from './nginxPolicies';
import { sectionsFileFor } from './pinsFor';
import { copyPublicFiles } from './copyPublicFiles';
import { placeCards } from './placeCards';
import { writeFederationManifests } from './federationManifests';
import { writePages } from './writePages';

/**
 * Writes every document of the site from published bundles into the job's folder, with sitemap, policies, redirects,
 * and the compressed forms of all these.
 *
 * @throws Error naming route, section and version when a route cannot be rendered
 */
export async function writeDocuments(
  job: CompositionJob,
  published: Published,
  redirects: Redirects,
): Promise<void> {
  const { folder, generation, before, apps, settings, store, say } = job;
  const { builds, bundles, routes } = published;
  const { siteUrl } = settings;
  let done = 0;
  const policies = await writePages(job, published, [...routes, notFoundRoute], (route) => {
    done += 1;
    say(`  [${done}/${routes.length + 1}] ${route === notFoundRoute ? notFoundFile : route}`);
  });
  await writeFile(path.join(folder, errorFile), errorDocument);
  policies[errorFile] = errorPolicy;

  await writeFile(path.join(folder, sectionsUrl), JSON.stringify(sectionsFileFor(builds)));
  await writeFile(path.join(folder, 'sitemap.xml'), sitemap(routes, siteUrl));
  await writeFile(path.join(folder, 'robots.txt'), robots(siteUrl));
  const shellAssets = apps.shell?.assets ?? '';
  await copyPublicFiles(path.join(shellAssets, 'root'), folder);
  await placeCards(folder, routes, { folder: store, shellAssets, bundles });
  await writeFederationManifests(folder, apps, siteUrl);
  await precompress(folder, { before });
  const sorted = Object.fromEntries(Object.entries(policies).sort());
  await writeFile(path.join(folder, policiesFile), `${JSON.stringify(sorted, null, 1)}\n`);
  await writeFile(path.join(folder, nginxPoliciesFile), nginxPolicies(generation, sorted));
  await writeFile(path.join(folder, redirectsFile), `${JSON.stringify(redirects, null, 1)}\n`);
  await writeFile(path.join(folder, nginxRedirectsFile), nginxRedirects(generation, redirects));
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
