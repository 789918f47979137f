import { hasMounted } from '../app/serverMarkup';

/**
 * A jump within the page (`#security`) is the browser's own affair while a part of it still waits for its
 * bundle. The router's news of it would reach markup that React has not hydrated yet; React then renders that
 * part anew, the page collapses, and the reader is back at the top. To be called before the router starts.
 */
export function keepJumpsFromRouter(): void {
  const waiting = () =>
    [...document.querySelectorAll('[data-part]')].some(
      (part) => !hasMounted(part.getAttribute('data-part') ?? ''),
    );
  addEventListener('popstate', (event) => {
    // Entries of the router's carry its state, those of the browser's jumps none.
    if (event.state === null && waiting()) event.stopImmediatePropagation();
  });
}
