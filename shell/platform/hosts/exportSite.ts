import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeUTF8 } from 'entities';
import { asJson, filesBelow, writeBelow } from 'shared-content/artifact/durable';
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
import { previewDocument } from './previewDocument';
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

/** What an export leaves in its folder for the next one; nothing in it is secret. */
const recordFile = '.export.json';
interface ExportRecord {
  readonly generation: string;
  /** File that the last export no longer wrote → since when (ISO 8601). */
  readonly stale: Readonly<Record<string, string>>;
}

/** Milliseconds for which open tabs may need files of an earlier export. */
const lifeOfTabs = 86_400_000;

interface ExportOptions {
  /** The generation to write; default: the live one. */
  readonly generation?: string;
  /** Writes a preview: `noindex`, closed forms, no telemetry. */
  readonly isPreview?: boolean;
}

/**
 * Writes a generation as one plain folder for static hosts that resolve `/services` to services.html (Netlify,
 * Cloudflare Pages, GitHub Pages, `sirv`, `serve`). It has documents with their policies inside, assets of the pinned
 * versions, drawings, share cards, `_headers`, `_redirects`, a document for each moved address, and 404.html. Nothing is
 * compressed: such hosts do that themselves. Into the folder of an earlier export, assets come first and documents last.
 * What the new one lacks stays there for a day, because open tabs may need it.
 *
 * @param out a new or empty folder, or that of an earlier export
 * @throws ReleaseError when nothing is live, the generation is corrupt, or `out` holds something else
 */
export async function exportSite(
  siteFolder: SiteFolder,
  settings: SiteSettings,
  out: string,
  { generation: named, isPreview = false }: ExportOptions = {},
) {
  const generation = named ?? (await siteFolder.current());
  if (generation === undefined)
    throw new ReleaseError(`Nothing is live in ${siteFolder.path} yet: npm start or npm run release.`);
  const from = siteFolder.pages(generation);
  const fault = await siteFolder.findFault(generationItem(generation));
  if (fault !== undefined)
    throw new ReleaseError(`Generation ${generation} is corrupt: ${fault}. Release again, then export.`);
  const stale = await readStale(out);
  const policies = await readPolicies(from);
  const redirects = await readRedirects(from);
  const written = new Set<string>();
  const write = async (name: string, text: string) => {
    written.add(name);
    await writeBelow(out, name, text);
  };
  const copy = async (name: string, file: string) => {
    written.add(name);
    await cp(file, path.join(out, name));
  };

  for (const [app, version] of Object.entries(await siteFolder.getVersions(generation))) {
    const { files = {} } = (await readManifest(siteFolder.bundles(app, version))) ?? {};
    for (const name of Object.keys(files)) {
      const key = versionItem(app, version).keyOf(name);
      if (key.startsWith('assets/') && !isCompressed(key)) await copy(key, path.join(siteFolder.path, key));
    }
  }
  // Files of public/, sitemap, robots.txt, deferred stylesheets, drawings, share cards.
  for (const name of await filesBelow(from))
    if (isForVisitors(name) && !Object.hasOwn(policies, name)) await copy(name, path.join(from, name));

  const documents = Object.keys(policies);
  for (const file of documents) {
    const html = await readFile(path.join(from, file), 'utf8');
    const policy = policies[file] ?? '';
    const document = isPreview ? previewDocument(html, policy) : { html, policy };
    await write(file, withPolicy(document.html, document.policy));
  }
  for (const [old, to] of Object.entries(redirects))
    await write(documentFile(old), movedDocument(to, settings.siteUrl));
  const nameless = [...written].filter((name) => jsonNames.some((one) => path.basename(name) === one));
  await write('_redirects', netlifyRedirects(documents, redirects));
  await write('_headers', headersFile(settings.hsts, nameless, isPreview));
  await removeStale(out, generation, stale, written);
  return { generation, documents: documents.length, files: written.size };
}

/** What an earlier export into a folder recorded; undefined for a new or empty folder. */
async function readStale(out: string): Promise<ExportRecord['stale']> {
  const found = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new ReleaseError(`${out} cannot be written: ${error.code}. Name a folder with --out.`);
  });
  if (found.length === 0) return {};
  const text = await readFile(path.join(out, recordFile), 'utf8').catch(() => '');
  if (text === '')
    throw new ReleaseError(`${out} is not empty, and no earlier export. Name another folder with --out.`);
  return (JSON.parse(text) as ExportRecord).stale;
}

/** Removes files that no export of the last day wrote, and records since when the others are stale. */
async function removeStale(
  out: string,
  generation: string,
  before: ExportRecord['stale'],
  written: ReadonlySet<string>,
): Promise<void> {
  const now = new Date();
  const stale: Record<string, string> = {};
  for (const name of await filesBelow(out)) {
    if (written.has(name) || name === recordFile) continue;
    const since = before[name] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) < lifeOfTabs) stale[name] = since;
    else await rm(path.join(out, name));
  }
  await writeFile(path.join(out, recordFile), asJson({ generation, stale } satisfies ExportRecord));
}

/** The document at an old address, for hosts that do not know `_redirects`; browsers go on at once. */
function movedDocument(to: string, siteUrl: string): string {
  const href = escapeUTF8(to);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>',
    `<meta http-equiv="refresh" content="0;url=${href}"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeUTF8(siteUrl + to)}"></head>`,
    `<body><p>This page has moved: <a href="${href}">${href}</a></p></body></html>`,
  ].join('');
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
    // A document stands at each old address: Netlify redirects only with `!`, which Cloudflare Pages skips.
    ...Object.entries(redirects).flatMap(([from, to]) => [`${from} ${to} 301!`, `${from} ${to} 301`]),
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
 * @param isPreview keeps search engines out
 */
function headersFile(hsts: string | undefined, nameless: readonly string[], isPreview: boolean): string {
  const { 'Cross-Origin-Resource-Policy': _documentsAlone, ...everywhere } = securityHeaders;
  const { 'X-Content-Type-Options': _everywhere, ...forAssets } = assetHeaders;
  return [
    block('/*', {
      ...everywhere,
      'Content-Security-Policy': "frame-ancestors 'none'",
      ...(hsts !== undefined && { 'Strict-Transport-Security': hsts }),
      ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
    }),
    ...sections.map(({ name }) =>
      block(`/${name}/${federationManifest}`, { 'Access-Control-Allow-Origin': '*' }),
    ),
    ...nameless.map((name) => block(`/${name}`, { 'Content-Type': getContentType(name) })),
    block('/assets/*', { 'Cache-Control': immutable, ...forAssets }),
    '',
  ].join('\n\n');
}
