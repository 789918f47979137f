import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { enhanceHeader } from './enhanceHeader';

/** `aria-current` of a link: the page itself, or (`true`) the part of the site that the page belongs to. */
export function getCurrent(link: string, pathname: string): 'page' | 'true' | undefined {
  if (link === pathname) return 'page';
  return link !== '/' && pathname.startsWith(`${link}/`) ? 'true' : undefined;
}

/** Links that show the current page (`aria-current`): those of the bar, its panels and the phone's lists. */
const places = 'header :is(li, .sub) > a[href^="/"]';

function markCurrent(pathname: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(places)) {
    const current = getCurrent(link.pathname, pathname);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

/** Updates the header's existing elements after each navigation. */
export function HeaderUpdates() {
  const location = useLocation();
  const arrivedAt = useRef(location);

  useEffect(() => void enhanceHeader(), []);

  // A followed link closes its menu, even a link to the same page.
  useEffect(() => {
    if (arrivedAt.current === location) return;
    arrivedAt.current = location;
    const closeMenus = enhanceHeader();
    closeMenus();
    markCurrent(location.pathname);
  }, [location]);

  return null;
}
