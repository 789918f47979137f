/** Runs `next` when the browser is idle; in Safari, which cannot tell, a moment later. */
export function whenIdle(next: () => void): void {
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  idle(next);
}

interface Connection {
  readonly saveData?: boolean;
  /** The browser's own estimate; `4g` is the best. Many phones indoors have less. */
  readonly effectiveType?: string;
}

/** The visitor's connection by the Network Information API; empty in Firefox and Safari, which lack it. */
export const getConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/**
 * The absolute URL of a path of this site, without credentials. If the page's address has credentials, fetch refuses every
 * relative URL.
 */
export const ownUrl = (path: string): string => new URL(path, location.origin).href;

/**
 * Fetches a file of this site into the browser's cache, at low priority. It is not a prefetch link: Safari has none, and
 * the CSP's default-src forbids it.
 *
 * @returns whether the file has loaded
 */
export const fetchAhead = (url: string): Promise<boolean> => {
  const init: RequestInit & { priority?: string } = { priority: 'low' };
  return fetch(ownUrl(url), init)
    .then((answer) => answer.arrayBuffer().then(() => answer.ok))
    .catch(() => false);
};
