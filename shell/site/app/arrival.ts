import { companyName } from 'shared-content/content';
import { longestTitle } from 'shared-content/federation';

/** The live region that speaks a new page's title after a click. Every document has it: it must exist before its text. */
export const announcerId = 'route-announcer';

/** Milliseconds within which every screen reader has begun to speak the title, even one that was busy. */
const announcedFor = 10_000;
let emptying: ReturnType<typeof setTimeout> | undefined;

/** A page's title, followed by the company's name if both fit in `longestTitle` characters. */
export function getDocumentTitle(title: string): string {
  const full = `${title} | ${companyName}`;
  return title.includes(companyName) || full.length > longestTitle ? title : full;
}

/** The element that the address names after its `#`. */
export const getAnchor = (): HTMLElement | null => document.getElementById(location.hash.slice(1));

function announce(title: string): void {
  document.title = title;
  // What shares or saves the page reads its address here.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(location.pathname, canonical.href).href;
  const anchor = getAnchor();
  // A link's target is rarely a control, and other elements take the focus only with a tabindex.
  if (anchor && anchor.tabIndex < 0) anchor.tabIndex = -1;
  (anchor ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  const announcer = document.getElementById(announcerId);
  if (!announcer) return;
  announcer.textContent = title;
  // The title has been spoken by then. Left there, it would be read again at the end of the page, and copied with the page.
  clearTimeout(emptying);
  emptying = setTimeout(() => (announcer.textContent = ''), announcedFor);
}

/**
 * Announces a mounted page once it is painted; earlier, it would cost that paint two layouts. The head's title and address
 * change, a live region speaks the title, and focus goes to the anchor that the address names or to the page's heading
 * (WCAG 2.4.3).
 *
 * @param title of the page, without the company's name
 */
export function announcePage(title: string): void {
  requestAnimationFrame(() => setTimeout(() => announce(getDocumentTitle(title))));
}
