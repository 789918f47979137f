import { type Enhanced, enhanceMenus } from './enhanceMenus';
import { enhanceMobileMenu } from './enhanceMobileMenu';

const known = new WeakMap<Element, Enhanced>();

function enhanceOnce<T extends Element>(
  element: T | null | undefined,
  enhance: (element: T) => Enhanced,
): Enhanced[] {
  if (!element) return [];
  const enhanced = known.get(element) ?? enhance(element);
  known.set(element, enhanced);
  return [enhanced];
}

/** Enhances the menus of the page's header, each once. */
export function enhanceHeader(): readonly Enhanced[] {
  const header = document.querySelector('header');
  return [
    ...enhanceOnce(header?.querySelector('[data-menu]')?.closest('nav'), enhanceMenus),
    ...enhanceOnce(header?.querySelector('details'), enhanceMobileMenu),
  ];
}
