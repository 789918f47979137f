import { whenAlive } from '../../app/parts';
import { getConnection } from '../getConnection';

/** Path of the page of this site that a link around an element leads to; undefined for this page and `leftOut`. */
function pathAt(target: EventTarget | null, leftOut?: string): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin || [location.pathname, leftOut].includes(link.pathname))
    return undefined;
  return link.pathname;
}

/** Events that show a visitor's presence. Before them a page loads only what it shows. */
const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** Time on a link, in milliseconds, after which the pointer rests there instead of passing over it. */
const rest = 40;

/** Links that may be clicked soon: in the page's content and the header. Menus, on a phone lists of lists, have too many. */
const links = 'main a[href^="/"], header a[href^="/"]:not([popover] a, details a)';

interface Ahead {
  /** Path of a page that needs no prefetch. */
  readonly leftOut?: string;
  /** Fetches the scripts of the page at a path into the cache; resolves to whether they have loaded. */
  readonly prefetch: (path: string) => Promise<boolean>;
  /** Runs the scripts of the page at a path. */
  readonly prepare: (path: string) => void;
  /** Runs the entry of the path's section, the first of the two scripts that a page waits for. */
  readonly prepareSection: (path: string) => void;
}

/**
 * Prefetches the pages that links lead to. A pointer, focus or finger on a link fetches its page, and if it rests there,
 * runs the page's scripts, so that a click has only to render. Once a visitor is present and the browser idle, the links
 * in the window follow: their pages are fetched and their sections' entries run.
 */
export function prefetchLinks({ leftOut, prefetch, prepare, prepareSection }: Ahead): void {
  let rested: string | undefined;
  const intent = ({ target }: Pick<Event, 'target'>) => {
    const path = pathAt(target, leftOut);
    rested = path;
    if (!path || getConnection().saveData) return;
    prepareSection(path);
    const rests = new Promise((resolve) => setTimeout(resolve, rest));
    void Promise.all([prefetch(path), rests]).then(([came]) => {
      if (came && rested === path) prepare(path);
    });
  };
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(name, intent, { capture: true, passive: true });
  // On a static page this code starts when the pointer is on a link already.
  intent({ target: document.querySelector('a[href]:hover') ?? document.activeElement });
  // The finger scrolls.
  addEventListener('pointercancel', () => (rested = undefined), { passive: true });

  const { saveData, effectiveType = '4g' } = getConnection();
  if (saveData || effectiveType !== '4g' || !window.requestIdleCallback) return;
  const ahead = async (path: string) => {
    if (await prefetch(path)) requestIdleCallback(() => prepareSection(path));
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        seen.unobserve(target);
        const path = pathAt(target, leftOut);
        if (path) requestIdleCallback(() => void ahead(path));
      }
  });
  const look = () => {
    for (const link of document.querySelectorAll(links)) seen.observe(link);
  };
  const somebody = new AbortController();
  const start = () => {
    somebody.abort();
    whenAlive(() => requestIdleCallback(look));
    addEventListener('site:alive', () => requestIdleCallback(look));
  };
  for (const name of signs) addEventListener(name, start, { passive: true, signal: somebody.signal });
}
