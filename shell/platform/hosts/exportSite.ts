import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from 'shared-content/build/durable';
import { readManifest } from 'shared-content/build/manifest';
import type { Redirects } from 'shared-content/federation';
import { documentEndings } from '../http/securityHeaders';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import {
  isForVisitors,
  isCompressed,
  documentFile,
  errorFile,
  notFoundFile,
  readPolicies,
  readRedirects,
  routeOfDocument,
} from '../store/generationFiles';
import { publishedKey } from '../store/PublishedVersions';
import type { Store } from '../store/Store';
import { generationFault } from '../store/generationFault';
import { headersFile } from './headersFile';
import type { SiteSettings } from '../store/state.contract';

interface ExportOptions {
  readonly store: Store;
  readonly settings: SiteSettings;
  readonly out: string;
  /** Empties `out` first, if it holds an earlier export. */
  readonly replace?: boolean;
}

interface Exported {
  readonly generation: string;
  readonly documents: number;
  readonly files: number;
}

/**
 * The document with its policy in its head, before anything that the policy is about. `frame-ancestors` has
 * no meaning there (CSP Level 3, 3.3): the header says it.
 *
 * @throws Error where the document has no head to begin with
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
 * `_redirects`: the addresses that pages had, for Netlify and Cloudflare Pages, which keep the query; then other
 * spellings of each route, for Netlify, which takes `!` for "although a file is there". Cloudflare Pages skips
 * those lines and redirects such spellings by itself.
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

async function emptyFolder(out: string, replace: boolean): Promise<void> {
  const found: string[] = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new ReleaseError(`${out} cannot be written: ${error.code}. Name a folder with --out.`);
  });
  if (found.length > 0 && !replace)
    throw new ReleaseError(
      `${out} is not empty. Name another folder, or let an export replace it: --replace.`,
    );
  // Whatever else is in there is not ours to remove.
  if (found.length > 0 && !['_headers', notFoundFile, 'assets'].every((name) => found.includes(name)))
    throw new ReleaseError(`${out} holds no earlier export; --replace would remove what lies there.`);
  for (const name of found) await rm(path.join(out, name), { recursive: true, force: true });
  await mkdir(out, { recursive: true });
}

/**
 * Writes the live generation as one plain folder for static hosts that resolve `/services` to services.html
 * (Netlify, Cloudflare Pages, GitHub Pages, `sirv`, `serve`): documents with their policies inside, assets of
 * the pinned versions, drawings, share cards, `_headers`, `_redirects`, 404.html. Nothing is compressed: such hosts do that themselves.
 *
 * @throws ReleaseError when nothing is live, it is not whole, or `out` is not empty
 */
export async function exportSite({
  store,
  settings,
  out,
  replace = false,
}: ExportOptions): Promise<Exported> {
  const generation = await store.current();
  if (generation === undefined)
    throw new ReleaseError(`Nothing is live in ${store.folder} yet: npm start or npm run release.`);
  const from = store.pages(generation);
  const fault = await generationFault(from);
  if (fault !== undefined)
    throw new ReleaseError(`Generation ${generation} is not whole: ${fault}. Release again, then export.`);
  await emptyFolder(out, replace);

  const policies = await readPolicies(from);
  const documents = Object.keys(policies).filter((file) => file !== errorFile);
  for (const file of documents) {
    const html = await readFile(path.join(from, file), 'utf8');
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await writeFile(path.join(out, file), withPolicy(html, policies[file] ?? ''));
  }
  // Files of public/, sitemap, robots.txt, late sheets, drawings, share cards.
  for (const name of await filesBelow(from))
    if (isForVisitors(name) && !Object.hasOwn(policies, name))
      await cp(path.join(from, name), path.join(out, name));

  for (const [app, version] of Object.entries(await store.versionsOf(generation))) {
    const { files = {} } = (await readManifest(store.bundles(app, version))) ?? {};
    for (const name of Object.keys(files)) {
      const key = publishedKey(app, version, name);
      if (key.startsWith('assets/') && !isCompressed(key))
        await cp(path.join(store.folder, key), path.join(out, key));
    }
  }

  await writeFile(path.join(out, '_redirects'), netlifyRedirects(documents, await readRedirects(from)));
  await writeFile(path.join(out, '_headers'), headersFile(settings.hsts));
  const files = await filesBelow(out);
  return { generation, documents: documents.length, files: files.length };
}
