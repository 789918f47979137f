import { ownUrl } from '../ownUrl';

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
