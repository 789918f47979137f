import { type ReactNode, useEffect } from 'react';
import { companyName } from 'shared-content/content';
import { longestTitle } from 'shared-content/federation';
import { VisuallyHidden } from 'shared-content/ui';

/**
 * Runs `then` once the next frame is painted. In a hidden tab, which paints no frames, it runs at once.
 *
 * @returns cancels it
 */
export function afterPaint(then: () => void): () => void {
  if (document.hidden) {
    then();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const announcerId = 'route-announcer';

/** Milliseconds within which every screen reader has begun to speak the title, even one that was busy. */
const announcedFor = 10_000;
let emptying: ReturnType<typeof setTimeout> | undefined;

/** The page that the document's title and the focus belong to. */
let arrived = { path: '', title: '' };

/**
 * Records the document that this tab opened: the browser has set its title and focus already. Boot calls it. The first
 * page to hydrate cannot: it may be another page, as a section's script can be slow or never come.
 */
export function recordDocument(): void {
  arrived = { path: location.pathname, title: document.title };
}

/** Path of the page on screen, as of the last recorded arrival. */
export const getShownPath = (): string => arrived.path;

/** A page's title, followed by the company's name if both fit in `longestTitle` characters. */
export function getDocumentTitle(title: string): string {
  const full = `${title} | ${companyName}`;
  return title.includes(companyName) || full.length > longestTitle ? title : full;
}

/** The element that the address names after its `#`. */
export const getAnchor = (): HTMLElement | null => document.getElementById(location.hash.slice(1));

function announcePage(path: string, title: string): void {
  if (arrived.path === path && arrived.title === title) return;
  arrived = { path, title };
  document.title = title;
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

interface AnnouncedPageProps {
  /** Path of the page, or of the error surface in its place. */
  path: string;
  /** Without one, the page's heading is its title. */
  title?: string;
  children: ReactNode;
}

/**
 * Announces a page once it is painted; earlier, it would cost that paint two layouts. The title changes, a live region
 * speaks it, and focus goes to the anchor that the address names or to the page's heading (WCAG 2.4.3).
 */
export function AnnouncedPage({ path, title, children }: AnnouncedPageProps) {
  useEffect(
    () =>
      afterPaint(() =>
        announcePage(path, getDocumentTitle(title ?? document.querySelector('main h1')?.textContent ?? '')),
      ),
    [path, title],
  );
  return children;
}

/** The live region that speaks a new page's title after a click. Live regions must exist before their first text. */
export function RouteAnnouncer() {
  return <VisuallyHidden id={announcerId} aria-live="polite" role="status" />;
}
