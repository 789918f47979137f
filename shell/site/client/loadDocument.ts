import { ownUrl } from './ownUrl';

/** Whether the site may have a page at a path, redirects followed: only the site itself can say that it has none. */
export const hasDocument = (path: string): Promise<boolean> =>
  fetch(ownUrl(path), { method: 'HEAD' }).then(
    ({ status }) => status !== 404,
    () => true,
  );

/** Time that the document's server has for a first sign, in milliseconds. */
const signTimeout = 1_000;

/**
 * Shows the page at the current address by a full load of its prerendered document, when its script cannot
 * bring it; query and fragment come along. The document is asked for first, so that nobody lands on the
 * browser's own error page; a server that is merely slow is no reason to stay.
 *
 * @param wanted aborted when the visitor goes elsewhere: the tab then stays where it is
 * @returns false when the document cannot be had either; otherwise the tab is on its way and it never settles
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
    // Any other way would be a jump within this document. The new one starts at its anchor, not at this page's place.
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'manual';
    });
    location.reload();
  } else location.replace(location.href);
  wanted.addEventListener('abort', () => stop());
  return new Promise<never>(() => {});
}
