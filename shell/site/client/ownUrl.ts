/**
 * The absolute URL of a path of this site, without credentials. If the page's address has credentials, fetch refuses every
 * relative URL.
 */
export const ownUrl = (path: string): string => new URL(path, location.origin).href;
