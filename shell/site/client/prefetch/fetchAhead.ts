import { ownUrl } from '../ownUrl';

/**
 * Brings a file of this site into the browser's cache, after all that is needed now. A fetch and no prefetch link:
 * Safari has none, and the policy's default-src forbids it.
 *
 * @returns whether it is there
 */
export const fetchAhead = (url: string): Promise<boolean> => {
  const init: RequestInit & { priority?: string } = { priority: 'low' };
  return fetch(ownUrl(url), init)
    .then((answer) => answer.arrayBuffer().then(() => answer.ok))
    .catch(() => false);
};
