import { getApp } from './registry';

/** Path, query and fragment of a click on a link to a page of this site; undefined if the click is the browser's alone. */
function getFollowed(event: MouseEvent): string | undefined {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, target } = event;
  if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey || defaultPrevented) return undefined;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])');
  // A path with a dot is a file below a section's prefix, not a page.
  if (link?.origin !== location.origin || !getApp(link.pathname) || link.pathname.includes('.'))
    return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * Offers each click on a link of this site to a router. Links are plain elements, in a document's markup and in React's,
 * so one listener serves both.
 *
 * @param open shows the page at a path with query and fragment; returns false where the browser shall load its document
 */
export function followLinks(open: (to: string) => boolean): void {
  // On the document: screen readers announce an element with a click listener of its own as clickable.
  document.addEventListener('click', (event) => {
    const to = getFollowed(event);
    if (to !== undefined && open(to)) event.preventDefault();
  });
}
