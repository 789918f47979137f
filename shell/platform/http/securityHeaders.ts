import { createHash } from 'node:crypto';

/** Headers of every document besides its own Content-Security-Policy. They count into the first flight of packets. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Headers of a generation's other files: other origins may show a share card or an icon. */
export const fileHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Headers of every published asset: other origins may use it, but only as the type that it declares. A file of a build
 * that a browser opens as a document, such as an HTML page or a drawing, runs no script and is of no origin (sandbox).
 * Drawings keep the styles inside them.
 */
export const assetHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
};

/** The live manifest of each app, which hosts of other origins read (`<app>/mf-manifest.json` of a generation). */
export const readableElsewhere = /(?:^|\/)mf-manifest\.json$/;

/** Forbids loading, framing and posting: for answers that are no documents, or whose own policy is unknown. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The source of a policy that permits one inline script or style (CSP Level 3, 2.3.1). */
export const getHashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * Caching: assets never change under their URL; browsers revalidate documents each time. `no-transform`: a CDN that
 * rewrites a document (obfuscated addresses, injected scripts) breaks its hydration.
 */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache, no-transform';
/** Redirects of spellings expire after an hour: browsers keep a bare 301 as long as they like. */
export const moved = 'public, max-age=3600';

/** Name of the header that names an answer's generation. */
export const generationHeader = 'Site-Generation';

/** Endings that the site server redirects to the route, besides a trailing slash. */
export const documentEndings = ['.html', '/index.html'] as const;
