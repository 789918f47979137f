/** `aria-current` of a link: the page itself, or (`true`) the part of the site that the page belongs to. */
export function getCurrent(link: string, pathname: string): 'page' | 'true' | undefined {
  if (link === pathname) return 'page';
  return link !== '/' && pathname.startsWith(`${link}/`) ? 'true' : undefined;
}

/** Links that show the current page (`aria-current`): those of the bar, its panels and the phone's lists. */
const places = 'header :is(li, .sub) > a[href^="/"]';

/** Marks the current page in the header, after a page has been mounted. */
export function markCurrent(pathname: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(places)) {
    const current = getCurrent(link.pathname, pathname);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}
