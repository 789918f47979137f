/**
 * Enhances the mobile menu, a native `details` that opens and closes without JavaScript. Like any overlay it then
 * closes on a followed link, on Escape and on a tap outside. It also closes when focus leaves it, so that focus is
 * never behind it.
 *
 * @returns closes it
 */
export function enhanceMobileMenu(menu: HTMLDetailsElement): () => void {
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
