import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from 'shared-content/artifact/manifest';
import type { Redirects } from 'shared-content/federation';
import type { SiteSettings, Versions } from './state.contract';

/** Id of a composition: versions and settings determine its documents. The shell's version covers the composer. */
export function getGenerationId(versions: Versions, settings: SiteSettings): string {
  const parts = [1, settings, Object.entries(versions).sort()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** File of a document below its generation: `/` → index.html, `/a/b` → a/b.html. */
export const documentFile = (route: string): string =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;

/** Route of a document's file, given below its generation: `a/b.html` → /a/b. Other files keep their name. */
export const routeOfDocument = (file: string): string =>
  `/${file.replaceAll('\\', '/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

/** The document that answers every unknown address. */
export const notFoundFile = '404.html';
/** Its name in lists of routes; no request has this address. */
export const notFoundRoute = routeOfDocument(notFoundFile);

/** Whether a document is an answer to failed requests, not a page. */
export const isAnswerDocument = (file: string): boolean => file === notFoundFile;

/** The policy of each document, by its file. */
export const policiesFile = 'csp.json';
/** App → version that the generation is composed of. */
export const versionsFile = 'versions.json';
/** The settings that the generation was composed with; a release or rollback takes them along. */
export const settingsFile = 'settings.json';
/** Old address → page that replaces it. */
export const redirectsFile = 'redirects.json';

/** Files that compose and the store write into a generation for hosts and commands, not for visitors. */
export const internalFiles: ReadonlySet<string> = new Set([
  policiesFile,
  versionsFile,
  settingsFile,
  redirectsFile,
  manifestFile,
]);

/** Whether a file of a generation or version is the compressed form of another. */
export const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Whether visitors may get a file of a generation (path with `/`): documents, cards, drawings, stylesheets. */
export const isForVisitors = (name: string): boolean => !internalFiles.has(name) && !isCompressed(name);

/** The policies of a composed folder's documents. */
export const readPolicies = async (folder: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(path.join(folder, policiesFile), 'utf8')) as Record<string, string>;

/** The redirects of a composed folder; none where an older shell, without redirects, composed it. */
export async function readRedirects(folder: string): Promise<Redirects> {
  const text = await readFile(path.join(folder, redirectsFile), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Redirects;
}
