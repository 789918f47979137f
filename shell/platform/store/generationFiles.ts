import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from 'shared-content/artifact/manifest';
import type { Redirects } from 'shared-content/federation';
import { weightsFile } from './weightsFile';

/** File of a document below its generation: `/` → index.html, `/a/b` → a/b.html. */
export const documentFile = (route: string): string =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;

/** The route that a document below its generation is of: `a/b.html` → /a/b. Files of any other kind keep their name. */
export const routeOfDocument = (file: string): string =>
  `/${file.replaceAll('\\', '/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

/** The document that answers for every address that there is not. */
export const notFoundFile = '404.html';
/** Stands for it where documents are told by their routes; nobody is answered there. */
export const notFoundRoute = routeOfDocument(notFoundFile);
/** The document that nginx answers with where it cannot answer. */
export const errorFile = 'error.html';

/** Whether a document is an answer to wrong requests, and no page. */
export const isAnswerDocument = (file: string): boolean => file === notFoundFile || file === errorFile;

/** The policy of each document, by its file. */
export const policiesFile = 'csp.json';
/** App → version that it is composed of. */
export const versionsFile = 'versions.json';
/** The settings that it was composed with; they go live and back with it. */
export const settingsFile = 'settings.json';
/** Address that was → page that is. */
export const redirectsFile = 'redirects.json';
/** Policies and redirects as nginx includes them. */
export const nginxPoliciesFile = 'policies.nginx';
export const nginxRedirectsFile = 'redirects.nginx';

/** What compose and the store write into a generation for hosts and commands, not for visitors. */
export const internalFiles: ReadonlySet<string> = new Set([
  policiesFile,
  versionsFile,
  settingsFile,
  nginxPoliciesFile,
  redirectsFile,
  // Of generations from before: what each document was made of.
  'inputs.json',
  weightsFile,
  nginxRedirectsFile,
  '_headers',
  manifestFile,
]);

/** Whether a file of a generation or of a version is another one, compressed. */
export const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Whether visitors may ask for a file of a generation (its path below it, with `/`): documents, cards, drawings, sheets. */
export const isForVisitors = (name: string): boolean => !internalFiles.has(name) && !isCompressed(name);

/** The policies of a composed folder's documents. */
export const readPolicies = async (folder: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(path.join(folder, policiesFile), 'utf8')) as Record<string, string>;

/** The redirects of a composed folder; none where a shell composed it that knew of none. */
export async function readRedirects(folder: string): Promise<Redirects> {
  const text = await readFile(path.join(folder, redirectsFile), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Redirects;
}
