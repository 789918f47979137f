import { type Pins, chunkFile, federationChunk, getIntegrity } from 'shared-content/federation';
import { fetchAhead } from './prefetch/fetchAhead';
import { line } from './prefetch/line';

/** Links to other pages of this site. */
const links = 'a[href^="/"]:not([target], [download])';

/** Makes the loader run the remaining scripts (`document/loader/scripts.js`). */
const start = (): void => void dispatchEvent(new Event('site:wanted'));

/**
 * Starts React and the router when the visitor of a static page first shows interest: a pointer on a link, focus on one,
 * or a key. Until they run, the browser itself follows clicks. A touch starts nothing: the click comes within a tenth of
 * a second, and scripts that run then only delay the next page.
 */
export function awaitIntent(pins: Pins): void {
  if (pins.overridable || globalThis.__SITE_HYDRATE__) return start();
  const { saveData } = line();
  const seen = new AbortController();
  const intent = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>(links);
    if (!link && type !== 'keydown') return;
    // Browsers with speculation rules fetch the page themselves (`document/renderDocument`).
    if (link && !saveData && !HTMLScriptElement.supports?.('speculationrules'))
      void fetchAhead(link.pathname + link.search);
    if (pointerType === 'touch') return;
    seen.abort();
    start();
  };
  for (const name of ['pointerover', 'focusin', 'keydown'])
    addEventListener(name, intent, { capture: true, passive: true, signal: seen.signal });
  // A click before React runs opens the document. What has not started yet would only delay it.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(links);
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    if (link && link.pathname !== location.pathname) globalThis.__SITE_LEFT__ = true;
  });
  if (document.querySelector(`${links}:is(:hover, :focus-visible)`)) return start();
  if (saveData) return;
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  idle(() => {
    // The loader has already requested the scripts if a key was pressed before this script came.
    if (seen.signal.aborted || document.querySelectorAll('link[as="script"]').length > 1) return;
    const [first = '', ...rest] = Object.keys(getIntegrity(pins));
    for (const url of [...rest, first.replace(/[^/]+$/, chunkFile(federationChunk))]) void fetchAhead(url);
  });
}
