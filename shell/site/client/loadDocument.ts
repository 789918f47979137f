import { ownUrl } from './browser';

/** Whether the site may have a page at a path, redirects followed. Only a 404 says no; a failed request does not. */
export const hasDocument = (path: string): Promise<boolean> =>
  fetch(ownUrl(path), { method: 'HEAD' }).then(
    ({ status }) => status !== 404,
    () => true,
  );

/** Timeout for the server's first answer, in milliseconds. */
const signTimeout = 1_000;

/**
 * Shows the page at the current address by a full load of its prerendered document, with query and fragment. It serves
 * pages whose script has failed. A HEAD request comes first, so that the visitor does not land on the browser's own error
 * page. If that request is merely slow, the tab loads the document all the same.
 *
 * @param wanted aborted when the visitor goes elsewhere: the tab then keeps its document
 * @returns false when the document is not available either; never settles while the tab loads it
 */
export async function loadDocument(wanted: AbortSignal): Promise<false> {
  const there = await new Promise<boolean>((resolve) => {
    setTimeout(resolve, signTimeout, true);
    fetch(ownUrl(location.pathname + location.search), { method: 'HEAD', signal: wanted }).then(
      ({ ok }) => resolve(ok),
      () => resolve(false),
    );
  });
  if (!there || wanted.aborted) return false;
  if (location.hash) {
    // With a fragment only `reload` loads a document; other calls jump within this one. The new document must start at
    // its anchor, not at this page's scroll position.
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'manual';
    });
    location.reload();
  } else location.replace(location.href);
  wanted.addEventListener('abort', () => stop());
  return new Promise<never>(() => {});
}
