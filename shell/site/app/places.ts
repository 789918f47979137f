import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { namedAnchor } from './arrival';
import { partWaits } from './parts';

// The browser restores places between documents. Within one it would do so while the old page still stands
// under the new address, so there it is done here, by the history entry's key (the router's `location.key`).

const storageKey = 'places';

/** Entry → pixels from the top when its page was left. */
let places: Record<string, number> = {};
/** The entry that the reader is at: the one whose page stands. */
let entry = '';
/** Key, path and fragment of the location that React has shown last. */
let shown = { key: '', pathname: '', hash: '' };
/** Path of the address that is known; it may be ahead of the page. */
let routed = '';
/** Pixels from the top as of the last scroll event: when a page has been replaced it is too late to ask. */
let top = 0;
/** An entry that a jump within the page has just made: the browser scrolls for it. */
let jump = '';

/** The current entry's key; those that the router did not make get one. */
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
  const anchor = namedAnchor();
  anchor?.scrollIntoView({ behavior: 'instant' });
  return Boolean(anchor);
}

/** To where the entry's page was left; false if it never was. */
function restore(key: string): boolean {
  if (!(key in places)) return false;
  scrollTo({ top: places[key], behavior: 'instant' });
  return true;
}

/** Starts to keep places. To be called before the router starts: it decides which news the router hears. */
export function keepPlaces(): void {
  const { pathname, hash } = location;
  entry = entryKey();
  shown = { key: entry, pathname, hash };
  routed = pathname;
  top = scrollY;
  try {
    places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as typeof places;
  } catch {
    // A browser without storage: places are kept as long as the document is.
  }
  // An entry that was left within a document, met again in another one: the browser restores nothing there.
  if (history.scrollRestoration === 'manual' && top === 0 && !restore(entry)) scrollToAnchor();

  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  // Not while the browser itself still restores what it finds.
  if (document.readyState === 'complete') takeOver();
  addEventListener('pageshow', takeOver);
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
    // Another page: `usePlaces` comes to it when it stands.
    if (location.pathname !== routed || routed !== shown.pathname) return;
    moveTo(key);
    // At once: React may show this entry late, or never know that another one lay between.
    if (jump !== key) restore(key);
    // A jump within the page (`#security`), or the way back from one, is none of React's business while a part
    // waits for its script: React would render that part anew, the page collapse, the reader be at the top.
    if (partWaits()) event.stopImmediatePropagation();
  });
}

/** @param pathname path of the address, which may be ahead of the page */
export function routedTo(pathname: string): void {
  // The page before may be replaced sooner than the browser tells that it was scrolled.
  if (pathname !== shown.pathname) top = scrollY;
  routed = pathname;
}

/**
 * Where the window stands when another page is shown: at the top (specification 2.2), at the anchor that the
 * address names, or, on Back and Forward, where the reader left.
 */
export function usePlaces(): void {
  const { key, pathname, hash } = useLocation();
  useLayoutEffect(() => {
    const before = shown;
    if (key === before.key) return;
    shown = { key, pathname, hash };
    const samePage = pathname === before.pathname;
    // A jump that React shows when the reader is back from it already.
    if (samePage && key !== entryKey()) return;
    moveTo(key);
    if (jump === key || restore(key)) return;
    if (!(samePage && hash === before.hash) && !scrollToAnchor() && !samePage)
      scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash]);
}
