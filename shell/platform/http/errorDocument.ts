import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import { company } from 'shared-content/content';
import { strictPolicy } from './securityHeaders';

/** The page of every request that the site cannot answer, a missing page aside (that is `notFound`). */
export const errorPageWords = {
  title: 'We can’t answer this request',
  text: 'The address may be wrong, or our server is having a bad moment. Please try again in a minute.',
  home: 'Go Home',
  write: 'Or write to us:',
} as const;

// Colours of the visitor's system, the canvas's too, which follows the root: the page must need nothing, not even the theme.
const style =
  'html{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}';

/**
 * The one page for requests that are wrong or that the server cannot answer (400, 405, 5xx …): no script, no
 * asset, nothing of the request or of the machine in it. The generation carries it as error.html for nginx;
 * the site server has it even where no generation can be read.
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

export const errorPolicy = `${strictPolicy}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
