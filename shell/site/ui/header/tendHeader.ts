import { type Tended, enhanceMenus } from './enhanceMenus';
import { enhanceMobileMenu } from './enhanceMobileMenu';

const known = new WeakMap<Element, Tended>();

function tendOnce<T extends Element>(element: T | null | undefined, tend: (element: T) => Tended): Tended[] {
  if (!element) return [];
  const tended = known.get(element) ?? tend(element);
  known.set(element, tended);
  return [tended];
}

/** Enhances the menus of the page's header, each once. */
export function tendHeader(): readonly Tended[] {
  const header = document.querySelector('header');
  return [
    ...tendOnce(header?.querySelector('[data-menu]')?.closest('nav'), enhanceMenus),
    ...tendOnce(header?.querySelector('details'), enhanceMobileMenu),
  ];
}
