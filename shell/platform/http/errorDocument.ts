import { escapeUTF8 } from 'entities';
import { company } from 'shared-content/content';
import { getHashSource, strictPolicy } from './securityHeaders';

/** Words of the page for every request that the site cannot answer; a missing page has its own (`notFound`). */
export const errorPageWords = {
  title: 'We can’t answer this request',
  text: 'The address may be wrong, or our server is having a bad moment. Please try again in a minute.',
  home: 'Go Home',
  write: 'Or write to us:',
} as const;

// The system's colours, also for the canvas, which follows the root: the page must need neither file nor theme.
const style =
  'html{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}';

/**
 * The one page for wrong requests and server faults (400, 405, 5xx …). It has no script and no asset, and reveals
 * nothing of the request or the machine. It is built in, for when the server can read no generation.
 */
export const errorDocument: string = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
  `<title>${escapeUTF8(errorPageWords.title)}</title><style>${style}</style></head><body>`,
  `<h1>${escapeUTF8(errorPageWords.title)}</h1><p>${escapeUTF8(errorPageWords.text)}</p>`,
  `<p><a href="/">${escapeUTF8(errorPageWords.home)}</a></p>`,
  `<p>${escapeUTF8(errorPageWords.write)} <a href="mailto:${escapeUTF8(company.email)}">${escapeUTF8(company.email)}</a></p>`,
  '</body></html>',
].join('');

export const errorPolicy = `${strictPolicy}; style-src ${getHashSource(style)}`;
