/**
 * The absolute URL of a path of this site, without credentials: where the page was opened with some in its address,
 * fetch refuses every relative one.
 */
export const ownUrl = (path: string): string => new URL(path, location.origin).href;
