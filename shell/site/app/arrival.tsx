import { type ReactNode, useEffect } from 'react';
import { companyName } from 'shared-content/content';
import { longestTitle } from 'shared-content/federation';
import { VisuallyHidden } from 'shared-content/ui';
import { afterPaint } from './afterPaint';

const announcerId = 'route-announcer';

/** Milliseconds after which a screen reader has begun to speak, whatever it was at. */
const announcedFor = 10_000;
let emptying: ReturnType<typeof setTimeout> | undefined;

/** The page that title and focus belong to. */
let arrived = { path: '', title: '' };

/**
 * The document that this tab opened: the browser has set its title and focus already. Told by boot, not by
 * the first page that comes to life, which may be another one: a section's script can be slow or never come.
 */
export function documentArrived(): void {
  arrived = { path: location.pathname, title: document.title };
}

/** Path of the page that stands, as far as it told its arrival. */
export const arrivedPath = (): string => arrived.path;

/** A page's title with the company's name, where both fit. */
export function documentTitle(title: string): string {
  const full = `${title} | ${companyName}`;
  return title.includes(companyName) || full.length > longestTitle ? title : full;
}

/** The element that the address names after its `#`. */
export const namedAnchor = (): HTMLElement | null => document.getElementById(location.hash.slice(1));

function pageArrived(path: string, title: string): void {
  if (arrived.path === path && arrived.title === title) return;
  arrived = { path, title };
  document.title = title;
  const anchor = namedAnchor();
  // What a link leads to is rarely a control, and only what has a tabindex takes the focus.
  if (anchor && anchor.tabIndex < 0) anchor.tabIndex = -1;
  (anchor ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  const announcer = document.getElementById(announcerId);
  if (!announcer) return;
  announcer.textContent = title;
  // It is told by then; left there, it would be read again at the end of the page, and be copied with it.
  clearTimeout(emptying);
  emptying = setTimeout(() => (announcer.textContent = ''), announcedFor);
}

interface PageMarkProps {
  /** Path of the page, or of what stands in its place. */
  path: string;
  /** Without one, the page's heading is its title. */
  title?: string;
  children: ReactNode;
}

/**
 * Tells a page's arrival once it is painted (told before, it would cost that paint two layouts): the title changes, focus goes to the anchor that the
 * address names or to the page's heading (WCAG 2.4.3), and a live region speaks the title.
 */
export function PageMark({ path, title, children }: PageMarkProps) {
  useEffect(
    () =>
      afterPaint(() =>
        pageArrived(path, documentTitle(title ?? document.querySelector('main h1')?.textContent ?? '')),
      ),
    [path, title],
  );
  return children;
}

/** Speaks the new page's title after a click; there before it speaks, as live regions must be. */
export function RouteAnnouncer() {
  return <VisuallyHidden id={announcerId} aria-live="polite" role="status" />;
}
