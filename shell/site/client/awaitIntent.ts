import { type Pins, chunkFile, federationChunk, getIntegrity } from 'shared-content/federation';
import { fetchAhead } from './prefetch/fetchAhead';
import { line } from './prefetch/line';

/** Links to other pages of this site. */
const links = 'a[href^="/"]:not([target], [download])';

/** Has the loader run the rest of the scripts (`document/loader/scripts.js`). */
const start = (): void => void dispatchEvent(new Event('site:wanted'));

/**
 * Has React and the router start at the first sign that the visitor of a static page goes on: a pointer on a link,
 * focus on one, a key. Until they have started, a click is the browser's own navigation. A finger starts nothing: it
 * clicks within a tenth of a second, and scripts that run then only delay the page that comes.
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
  if (document.querySelector(`${links}:is(:hover, :focus-visible)`)) return start();
  if (saveData) return;
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  idle(() => {
    // The loader has asked for them, where a key was pressed before this script had come.
    if (seen.signal.aborted || document.querySelectorAll('link[as="script"]').length > 1) return;
    const [first = '', ...rest] = Object.keys(getIntegrity(pins));
    for (const url of [...rest, first.replace(/[^/]+$/, chunkFile(federationChunk))]) void fetchAhead(url);
  });
}
