import { enhanceMenus } from './enhanceMenus';

/**
 * Enhances the mobile menu, a native `details` that opens and closes without JavaScript. Like any overlay it then
 * closes on a followed link, on Escape and on a tap outside. It also closes when focus leaves it, so that focus is
 * never behind it.
 *
 * @returns closes it
 */
function enhanceMobileMenu(menu: HTMLDetailsElement): () => void {
  const close = () => {
    menu.open = false;
  };
  const closeOutside = ({ target }: Event) => {
    if (menu.open && !menu.contains(target as Node | null)) close();
  };
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  return close;
}

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
