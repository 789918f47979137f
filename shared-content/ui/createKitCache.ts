import createCache, { type EmotionCache } from '@emotion/cache';

/** An emotion cache under the site's key; server and browser must use the same one to hydrate. */
export function createKitCache(): EmotionCache {
  // Speedy in every mode: rules go in through the CSSOM, which the documents' policy allows.
  return createCache({ key: 's', speedy: true });
}
