import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getAnchor } from './arrival';
import { isHydrating } from './LivePart';

// Scroll restoration. Between documents the browser does it. Within a document, the browser would scroll while the old
// page is still shown under the new address. So this module does it, by the history entry's key (the router's
// `location.key`).

const storageKey = 'places';

/** History entry's key → pixels from the top when its page was left. */
let places: Record<string, number> = {};
/** Key of the entry whose page is on screen. */
let entry = '';
/** Key, path and fragment of the location that React has shown last. */
let shown = { key: '', pathname: '', hash: '' };
/** Path of the address; it may be ahead of the page on screen. */
let routed = '';
/** Pixels from the top at the last scroll event: once a page is replaced, `scrollY` is no longer its own. */
let top = 0;
/** Key of an entry that a jump within the page has just made: the browser scrolls for it. */
let jump = '';

/** The current entry's key. Entries that the router did not make get one here. */
function entryKey(): string {
  const state = history.state as { key?: string } | null;
  const key = state?.key ?? Math.random().toString(36).slice(2, 10);
  if (!state?.key) history.replaceState({ ...state, key }, '');
  return key;
}

function moveTo(key: string): void {
  if (key === entry) return;
  places[entry] = top;
  entry = key;
}

function scrollToAnchor(): boolean {
  const anchor = getAnchor();
  anchor?.scrollIntoView({ behavior: 'instant' });
  return Boolean(anchor);
}

/** Scrolls to where the entry's page was left. Returns false if it has never been left. */
function restore(key: string): boolean {
  if (!(key in places)) return false;
  scrollTo({ top: places[key], behavior: 'instant' });
  return true;
}

/** Starts scroll restoration. Call it before the router starts: it withholds some `popstate` events from the router. */
export function startScrollRestoration(): void {
  const { pathname, hash } = location;
  entry = entryKey();
  shown = { key: entry, pathname, hash };
  routed = pathname;
  top = scrollY;
  try {
    places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as typeof places;
  } catch {
    // Without storage, positions last as long as the document.
  }
  // The entry was left within one document and is reached in another: the browser restores nothing there.
  if (history.scrollRestoration === 'manual' && top === 0 && !restore(entry)) scrollToAnchor();

  const scrollManually = () => {
    history.scrollRestoration = 'manual';
  };
  // While the document loads, the browser still restores the position itself.
  if (document.readyState === 'complete') scrollManually();
  addEventListener('pageshow', scrollManually);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    places[entry] = top;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {
      // As above.
    }
  });
  addEventListener('scroll', () => (top = scrollY), { passive: true });

  addEventListener('popstate', (event) => {
    const key = entryKey();
    if (event.state === null) jump = key;
    // Another page: `useScrollRestoration` scrolls once that page is shown.
    if (location.pathname !== routed || routed !== shown.pathname) return;
    moveTo(key);
    // Scroll at once: React may show this entry late, or miss an entry that was passed in between.
    if (jump !== key) restore(key);
    // While a part waits for its script, React must not see a jump within the page (`#security`) or the way back from it.
    // React would render that part anew, the page would collapse and the reader land at the top.
    if (isHydrating()) event.stopImmediatePropagation();
  });
}

/** @param pathname path of the address, which may be ahead of the page on screen */
export function recordAddress(pathname: string): void {
  // The current page may be replaced before the browser has fired its last scroll event.
  if (pathname !== shown.pathname) top = scrollY;
  routed = pathname;
}

/**
 * Scrolls the window when another page is shown: to the top (specification 2.2), or to the anchor in the address. On
 * Back and Forward, to where the reader left.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  useLayoutEffect(() => {
    const before = shown;
    if (key === before.key) return;
    shown = { key, pathname, hash };
    const samePage = pathname === before.pathname;
    // React shows a jump that the reader has already gone back from.
    if (samePage && key !== entryKey()) return;
    moveTo(key);
    if (jump === key || restore(key)) return;
    if (!(samePage && hash === before.hash) && !scrollToAnchor() && !samePage)
      scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash]);
}
