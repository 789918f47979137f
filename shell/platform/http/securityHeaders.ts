/** Headers that every document carries besides its own Content-Security-Policy. They count into the first flight of packets. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Headers of a generation's file that is no document: other origins may show a share card or an icon. */
export const fileHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Headers that every published asset carries: other origins may use it, under the type that it says. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
};

/** The live manifest of each app: hosts of other origins read it (`<app>/mf-manifest.json` of a generation). */
export const readableElsewhere = /(?:^|\/)mf-manifest\.json$/;

/** Nothing may load, frame or post: for answers that are no documents, and where a document's own is not known. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Caching: assets never change under their URL; documents are asked for again each time. `no-transform`: a CDN that
 * rewrites a document (obfuscated addresses, injected scripts) breaks its hydration.
 */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache, no-transform';
/** Moves are looked at again after an hour: browsers keep a bare 301 for as long as they like. */
export const moved = 'public, max-age=3600';

/** While a canary runs, for all that comes out of a generation: no cache hands one visitor's to another. */
export const ofOneVisitorAlone = 'private, no-cache, no-transform';

/** An answer's headers as they are while a canary runs. */
export const ofVisitor = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...headers,
  'Cache-Control': ofOneVisitorAlone,
  Vary: headers.Vary === undefined ? 'Cookie' : `${headers.Vary}, Cookie`,
});

/** Name of the header that says which generation an answer comes from. */
export const generationHeader = 'Site-Generation';

/** What every answer of a preview carries: no search engine keeps it. */
export const unlisted: Readonly<Record<string, string>> = { 'X-Robots-Tag': 'noindex' };

/** What site server and nginx redirect to a route, besides its trailing slash. */
export const documentEndings = ['.html', '/index.html'] as const;
