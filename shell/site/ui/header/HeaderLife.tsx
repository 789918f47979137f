import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { currentOf } from './currentOf';
import { type Tended, tendMenus } from './tendMenus';
import { tendMobileMenu } from './tendMobileMenu';

/** Links that say where the visitor is: those of the bar, its panels and the phone's lists. */
const places = 'li > a[href^="/"], .sub > a[href^="/"]';

function markCurrent(header: Element, pathname: string): void {
  for (const link of header.querySelectorAll<HTMLAnchorElement>(places)) {
    const current = currentOf(link.pathname, pathname);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

/** What the header does, on the elements as they stand before it: menus, the phone's menu, and where the visitor is. */
export function HeaderLife() {
  const location = useLocation();
  const arrivedAt = useRef(location);
  const header = useRef<Element | null>(null);
  const tended = useRef<readonly Tended[]>([]);

  useEffect(() => {
    header.current = document.querySelector('header');
    const nav = header.current?.querySelector('[data-menu]')?.closest('nav');
    const menu = header.current?.querySelector('details');
    tended.current = [...(nav ? [tendMenus(nav)] : []), ...(menu ? [tendMobileMenu(menu)] : [])];
    return () => tended.current.forEach(({ end }) => end());
  }, []);

  // A followed link closes the menu that it stood in, one to the same page too.
  useEffect(() => {
    if (arrivedAt.current === location) return;
    arrivedAt.current = location;
    tended.current.forEach(({ close }) => close());
    if (header.current) markCurrent(header.current, location.pathname);
  }, [location]);

  return null;
}
