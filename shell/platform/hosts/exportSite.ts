import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from 'shared-content/artifact/durable';
import { readManifest } from 'shared-content/artifact/manifest';
import { type Redirects, federationManifest, sections } from 'shared-content/federation';
import { getContentType, jsonNames } from '../http/getContentType';
import { assetHeaders, documentEndings, immutable, securityHeaders } from '../http/securityHeaders';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import {
  isForVisitors,
  isCompressed,
  documentFile,
  notFoundFile,
  readPolicies,
  readRedirects,
  routeOfDocument,
} from '../store/generationFiles';
import { generationItem, versionItem } from '../store/items';
import type { SiteFolder } from '../store/SiteFolder';
import type { SiteSettings } from '../store/state.contract';

/**
 * Puts a document's policy at the start of its head, before anything that the policy covers. `frame-ancestors` is
 * ignored in a head (CSP Level 3, 3.3), so the header carries it.
 *
 * @throws Error where the document has no head
 */
export function withPolicy(html: string, policy: string): string {
  const parts = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'));
  const content = parts.join('; ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  const head = /<head>(?:<meta charset="utf-8">)?/;
  if (!head.test(html)) throw new Error('The document has no <head>.');
  return html.replace(head, (start) => start + meta);
}

/**
 * Writes the live generation as one plain folder for static hosts that resolve `/services` to services.html (Netlify,
 * Cloudflare Pages, GitHub Pages, `sirv`, `serve`). It has documents with their policies inside, assets of the pinned
 * versions, drawings, share cards, `_headers`, `_redirects` and 404.html. Nothing is compressed: such hosts do that
 * themselves.
 *
 * @param out an empty or new folder
 * @throws ReleaseError when nothing is live, the live generation is torn, or `out` is not empty
 */
export async function exportSite(siteFolder: SiteFolder, settings: SiteSettings, out: string) {
  const generation = await siteFolder.current();
  if (generation === undefined)
    throw new ReleaseError(`Nothing is live in ${siteFolder.path} yet: npm start or npm run release.`);
  const from = siteFolder.pages(generation);
  const state = await siteFolder.state(generationItem(generation));
  if (state.is !== 'whole')
    throw new ReleaseError(
      `Generation ${generation} is ${state.is}${state.is === 'torn' ? `: ${state.fault}` : ''}. Release again, then export.`,
    );
  await requireEmpty(out);
  const policies = await readPolicies(from);
  const documents = Object.keys(policies);
  for (const file of documents) {
    const html = await readFile(path.join(from, file), 'utf8');
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await writeFile(path.join(out, file), withPolicy(html, policies[file] ?? ''));
  }
  // Files of public/, sitemap, robots.txt, deferred stylesheets, drawings, share cards.
  for (const name of await filesBelow(from))
    if (isForVisitors(name) && !Object.hasOwn(policies, name))
      await cp(path.join(from, name), path.join(out, name));

  for (const [app, version] of Object.entries(await siteFolder.getVersions(generation))) {
    const { files = {} } = (await readManifest(siteFolder.bundles(app, version))) ?? {};
    for (const name of Object.keys(files)) {
      const key = versionItem(app, version).keyOf(name);
      if (key.startsWith('assets/') && !isCompressed(key))
        await cp(path.join(siteFolder.path, key), path.join(out, key));
    }
  }

  const nameless = (await filesBelow(out)).filter((name) =>
    jsonNames.some((one) => path.basename(name) === one),
  );
  await writeFile(path.join(out, '_redirects'), netlifyRedirects(documents, await readRedirects(from)));
  await writeFile(path.join(out, '_headers'), headersFile(settings.hsts, nameless));
  return { generation, documents: documents.length, files: (await filesBelow(out)).length };
}

async function requireEmpty(out: string): Promise<void> {
  const found = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new ReleaseError(`${out} cannot be written: ${error.code}. Name a folder with --out.`);
  });
  if (found.length > 0) throw new ReleaseError(`${out} is not empty. Name another folder with --out.`);
}

/**
 * Writes `_redirects`. First come the old addresses of pages, for Netlify and Cloudflare Pages, which keep the query.
 * Then come other spellings of each route, for Netlify: `!` redirects although a file is there. Cloudflare Pages
 * skips those lines and redirects such spellings itself.
 */
function netlifyRedirects(documents: readonly string[], redirects: Redirects): string {
  const routes = documents
    .filter((file) => file !== documentFile('/') && file !== notFoundFile)
    .map(routeOfDocument);
  const lines = [
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    '/index.html / 301!',
    ...routes.flatMap((route) => documentEndings.map((ending) => `${route}${ending} ${route} 301!`)),
  ];
  return `${lines.join('\n')}\n`;
}

const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Writes `_headers`, in the format of Netlify and Cloudflare Pages, with two rules for any number of pages.
 * Cloudflare reads 100 rules of 2,000 characters a line, and a document's policy is longer. So each exported document
 * contains its policy, and this file has only what a document cannot say. Hosts join rules that match one path: of
 * headers in both, only policies, of which browsers enforce each one. Documents keep the hosts' own Cache-Control (`max-age=0, must-revalidate` on both).
 *
 * Cross-Origin-Resource-Policy is left out: such hosts cannot limit it to documents, and other sites may show share
 * cards.
 *
 * @param hsts value of Strict-Transport-Security, if the site sends it
 * @param nameless exported files without an ending that hold JSON: hosts derive a type from the ending
 */
function headersFile(hsts: string | undefined, nameless: readonly string[]): string {
  const { 'Cross-Origin-Resource-Policy': _documentsAlone, ...everywhere } = securityHeaders;
  const { 'X-Content-Type-Options': _everywhere, ...forAssets } = assetHeaders;
  return [
    block('/*', {
      ...everywhere,
      'Content-Security-Policy': "frame-ancestors 'none'",
      ...(hsts !== undefined && { 'Strict-Transport-Security': hsts }),
    }),
    ...sections.map(({ name }) =>
      block(`/${name}/${federationManifest}`, { 'Access-Control-Allow-Origin': '*' }),
    ),
    ...nameless.map((name) => block(`/${name}`, { 'Content-Type': getContentType(name) })),
    block('/assets/*', { 'Cache-Control': immutable, ...forAssets }),
    '',
  ].join('\n\n');
}
