/** Cloudflare's own public test pair "always passes", so that nobody mistakes the stand-in for protection. */
export const standinSiteKey = '1x00000000000000000000AA';
export const standinSecret = '1x0000000000000000000000000000000AA';
