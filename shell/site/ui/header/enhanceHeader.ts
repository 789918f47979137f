import { enhanceMenus } from './enhanceMenus';
import { enhanceMobileMenu } from './enhanceMobileMenu';

type Close = () => void;

/** Enhanced element → what closes it. */
const known = new WeakMap<Element, Close>();

function enhanceOnce<T extends Element>(element: T | null | undefined, enhance: (element: T) => Close): void {
  if (element && !known.has(element)) known.set(element, enhance(element));
}

/**
 * Enhances the menus of the page's header, each once.
 *
 * @returns closes them
 */
export function enhanceHeader(): Close {
  const header = document.querySelector('header');
  const bar = header?.querySelector('[data-menu]')?.closest('nav');
  const mobileMenu = header?.querySelector('details');
  enhanceOnce(bar, enhanceMenus);
  enhanceOnce(mobileMenu, enhanceMobileMenu);
  return () => {
    for (const menu of [bar, mobileMenu]) if (menu) known.get(menu)?.();
  };
}
