import { getConnection } from '../getConnection';

/** Path of the page of this site that a link around an element leads to; undefined for this page and `leftOut`. */
function pathAt(target: EventTarget | null, leftOut?: string): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin || [location.pathname, leftOut].includes(link.pathname))
    return undefined;
  return link.pathname;
}

/** Time on a link, in milliseconds, after which the pointer rests there instead of passing over it. */
const restTime = 40;

interface PrefetchOptions {
  /** Path of a page that needs no prefetch. */
  readonly leftOut?: string;
  /** Fetches the scripts of the page at a path into the cache; resolves to whether they have loaded. */
  readonly prefetch: (path: string) => Promise<boolean>;
  /** Runs the entry of a path's section, the first of the two scripts that a page waits for; with `whole`, the page's, too. */
  readonly prepare: (path: string, whole: boolean) => void;
}

/**
 * Prefetches the pages that links lead to. A pointer, focus or finger on a link fetches its page. If it rests there,
 * the page's scripts run, so that a click has only to render.
 */
export function prefetchLinks({ leftOut, prefetch, prepare }: PrefetchOptions): void {
  let rested: string | undefined;
  const intent = ({ target }: Pick<Event, 'target'>) => {
    const path = pathAt(target, leftOut);
    rested = path;
    if (!path || getConnection().saveData) return;
    prepare(path, false);
    const rests = new Promise((resolve) => setTimeout(resolve, restTime));
    void Promise.all([prefetch(path), rests]).then(([came]) => {
      if (came && rested === path) prepare(path, true);
    });
  };
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(name, intent, { capture: true, passive: true });
  // On a static page this code starts when the pointer is on a link already.
  intent({ target: document.querySelector('a[href]:hover') ?? document.activeElement });
  // The finger scrolls.
  addEventListener('pointercancel', () => (rested = undefined), { passive: true });
}
