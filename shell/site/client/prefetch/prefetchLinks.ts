import { whenAlive } from '../../app/parts';
import { line } from './line';

/** Path of another page of this site that a link at an element leads to. */
function pathAt(target: EventTarget | null, leftOut?: string): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin || [location.pathname, leftOut].includes(link.pathname))
    return undefined;
  return link.pathname;
}

/** Signs that somebody is there; before them a page loads what it shows, and nothing else. */
const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** Time on a link, in milliseconds, from which on somebody rests there and does not pass over it. */
const rest = 40;

/** Links that may lead on soon: what a page says, and the header's own. A menu, on a phone a list of lists, has too many. */
const links = 'main a[href^="/"], header a[href^="/"]:not([popover] a, details a)';

interface Ahead {
  /** Path of a page that nothing is fetched for. */
  readonly leftOut?: string;
  /** Brings the scripts of the page at a path into the cache; resolves to whether they are there. */
  readonly prefetch: (path: string) => Promise<boolean>;
  /** Runs them. */
  readonly prepare: (path: string) => void;
  /** Runs the entry of the section that the path belongs to: of the two scripts that a page waits for, the first. */
  readonly prepareSection: (path: string) => void;
}

/**
 * Fetches the pages that links lead to before they are clicked: where the pointer, the focus or a finger is on
 * a link, and, once somebody is there and nothing else is to be done, those that stand in the window, whose sections
 * begin to run then. The scripts of the link that is rested on run, too, so that a click has only to render.
 */
export function prefetchLinks({ leftOut, prefetch, prepare, prepareSection }: Ahead): void {
  let rested: string | undefined;
  const intent = ({ target }: Pick<Event, 'target'>) => {
    const path = pathAt(target, leftOut);
    rested = path;
    if (!path || line().saveData) return;
    prepareSection(path);
    const rests = new Promise((resolve) => setTimeout(resolve, rest));
    void Promise.all([prefetch(path), rests]).then(([came]) => {
      if (came && rested === path) prepare(path);
    });
  };
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(name, intent, { capture: true, passive: true });
  // On a static page the pointer that rests on a link has started all this.
  intent({ target: document.querySelector('a[href]:hover') ?? document.activeElement });
  // A finger that came to scroll.
  addEventListener('pointercancel', () => (rested = undefined), { passive: true });

  const { saveData, effectiveType = '4g' } = line();
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
