import type { Enhanced } from './enhanceMenus';

/**
 * Enhances the mobile menu, a native `details` that opens and closes without JavaScript. Like any overlay it then
 * closes on a followed link, on Escape and on a tap outside. It also closes when focus leaves it, so that focus is
 * never behind it.
 */
export function enhanceMobileMenu(menu: HTMLDetailsElement): Enhanced {
  const over = new AbortController();
  const { signal } = over;
  const close = () => {
    menu.open = false;
  };
  const closeOutside = ({ target }: Event) => {
    if (menu.open && !menu.contains(target as Node | null)) close();
  };
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  return { close, end: () => over.abort() };
}
