import createCache, { type EmotionCache } from '@emotion/cache';

/** An emotion cache under the site's key; server and browser must use the same one to hydrate. */
export function createKitCache(): EmotionCache {
  return createCache({ key: 's' });
}
