import { getAnchor } from './arrival';

// Scroll restoration. Between documents the browser does it. Within a document, the browser would scroll while the old
// page still shows under the new address. So this module does it, by the history entry's key (the router's
// `location.key`). An entry that was left within one document and comes back as another is restored by that document's
// first script (`client/restorePlace.ts`).

const storageKey = 'places';

/** History entry's key → pixels from the top when its page was left. */
let places: Record<string, number> = {};
/** Key of the entry whose page is on screen. */
let entry = '';
/** Pixels from the top at the last scroll event. At a jump within the page, the browser has scrolled already. */
let top = 0;

/** The address is another page's, whose document comes. */
let isLeft = false;

/** The current entry's key. Entries that the router did not make get one here. */
function entryKey(): string {
  const state = history.state as { key?: string } | null;
  const key = state?.key ?? Math.random().toString(36).slice(2, 10);
  if (!state?.key) history.replaceState({ ...state, key }, '');
  return key;
}

/** Starts to keep the places of this tab's entries. Call it once, before the router changes the address. */
export function keepPlaces(): void {
  entry = entryKey();
  top = scrollY;
  try {
    places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as typeof places;
  } catch {
    // Without storage, positions last as long as the document.
  }
  const scrollManually = () => {
    history.scrollRestoration = 'manual';
  };
  // While the document loads, the browser still restores the position itself.
  if (document.readyState === 'complete') scrollManually();
  addEventListener('pageshow', scrollManually);
  addEventListener('pagehide', () => {
    if (!isLeft) history.scrollRestoration = 'auto';
    places[entry] = top;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {
      // As above.
    }
  });
  addEventListener('scroll', () => (top = scrollY), { passive: true });
}

/** Records that the address is another page's, whose document comes: its first script scrolls, not the browser. */
export function leaveForDocument(): void {
  isLeft = true;
}

/**
 * Records that the tab is at the current entry now.
 *
 * @param left pixels from the top at which the entry before was left; by default those of its last scroll event
 */
export function arriveAtEntry(left = top): void {
  places[entry] = left;
  entry = entryKey();
}

/**
 * Scrolls to where the current entry's page was left, else to the anchor in the address, else to the top (specification
 * 2.2).
 */
export function scrollToPlace(isReturn: boolean): void {
  const anchor = getAnchor();
  const place = isReturn ? places[entry] : undefined;
  if (place === undefined && anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: place ?? 0, behavior: 'instant' });
}
