/** `aria-current` of a link: the page itself, or (`true`) the part of the site that the page belongs to. */
export function getCurrent(link: string, pathname: string): 'page' | 'true' | undefined {
  if (link === pathname) return 'page';
  return link !== '/' && pathname.startsWith(`${link}/`) ? 'true' : undefined;
}
