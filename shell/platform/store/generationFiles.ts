import { manifestFile } from 'shared-content/build/manifest';
import { redirectsFile } from './redirects';
import { weightsFile } from './weightsFile';

/** The policy of each document, by its file. */
export const policiesFile = 'csp.json';

/** What compose and the store write into a generation for hosts and commands, not for visitors. */
export const internalFiles: ReadonlySet<string> = new Set([
  policiesFile,
  'versions.json',
  'settings.json',
  'policies.nginx',
  redirectsFile,
  weightsFile,
  'redirects.nginx',
  '_headers',
  manifestFile,
]);

/** Whether a file of a generation or of a version is another one, compressed. */
export const isTwin = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Whether visitors may ask for a file of a generation (its path below it, with `/`): documents, cards, drawings, sheets. */
export const isForVisitors = (name: string): boolean => !internalFiles.has(name) && !isTwin(name);
