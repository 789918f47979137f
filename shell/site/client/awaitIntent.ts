import { type Pins, chunkFile, federationChunk } from 'shared-content/federation';
import { fetchAhead, getConnection, whenIdle } from './browser';
import { pageLinks } from './prefetchDocuments';
import { markLeaving } from './startReact';
import { getDocumentScripts } from './getDocumentScripts';

const island = (moment: 'intent' | 'scroll' | 'visible') => `[data-hydrate="${moment}"]`;

/** Distance from the window at which a visible island starts: React runs before the visitor is there. */
const near = '600px';

/** Starts React (`enhance.ts`). */
const start = (): void => void dispatchEvent(new Event('site:start'));

/** Whether an island has something stored to show, the draft of a form for example. */
function hasStored(): boolean {
  try {
    return [...document.querySelectorAll<HTMLElement>('[data-stored]')].some(
      ({ dataset }) => sessionStorage.getItem(dataset.stored ?? '') !== null,
    );
  } catch {
    // The browser's settings refuse storage.
    return false;
  }
}

/**
 * Starts React at the first moment that an island of the page names (`data-hydrate`). It also starts when the visitor
 * shows interest in another page: a pointer on a link, focus on one, or a key. Until then, the browser itself follows
 * clicks. A touch on a link starts nothing: the click follows within a tenth of a second, and scripts would only delay
 * the next page.
 */
export function awaitIntent(pins: Pins): void {
  if (globalThis.__SITE_HYDRATE__) return start();
  const { saveData } = getConnection();
  const seen = new AbortController();
  const { signal } = seen;
  addEventListener('site:start', () => seen.abort(), { signal });
  const intent = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
    const closest = (selector: string) => (target as Element).closest?.<HTMLAnchorElement>(selector);
    const link = closest(pageLinks);
    if (closest(island('intent')) || type === 'keydown' || (link && pointerType !== 'touch')) start();
  };
  for (const name of ['pointerover', 'focusin', 'keydown'])
    addEventListener(name, intent, { capture: true, passive: true, signal });
  if (document.querySelector(island('scroll'))) addEventListener('scroll', start, { passive: true, signal });
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: near },
  );
  for (const element of document.querySelectorAll(island('visible'))) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  // A click before React runs opens the document. What has not started yet would only delay it.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(pageLinks);
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    if (link && link.pathname !== location.pathname) markLeaving();
  });
  const isPointed = `:is(${pageLinks}, ${island('intent')})`;
  if (document.querySelector(`${isPointed}:is(:hover, :focus-within)`) || hasStored()) return start();
  if (!saveData)
    whenIdle(() => {
      // React has started meanwhile, and requested these files itself.
      if (signal.aborted) return;
      const [first = '', ...others] = getDocumentScripts(pins);
      // On a static page too: the next page needs its section.
      const federation = first.replace(/[^/]+$/, chunkFile(federationChunk));
      for (const url of new Set([...others, federation])) void fetchAhead(url);
    });
}
