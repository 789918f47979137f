import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { moveAlongBar, moveInPanel } from './moveFocus';
import type { MenuName, Menus } from './useMenus';

/** Arrow keys of the ARIA practices' disclosure navigation: along the bar, down into a panel, through it. */
export function useArrowKeys({ show }: Menus) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const from = event.target as HTMLElement;
    const panel = from.closest<HTMLElement>('[popover]');
    const item = from.closest<HTMLElement>('[data-menu]');
    if (panel) {
      if (moveInPanel(panel, from, event.key)) event.preventDefault();
    } else if (event.key === 'ArrowDown' && item) {
      event.preventDefault();
      // The panel's links take focus only once it is visible.
      flushSync(() => show(item.dataset.menu as MenuName));
      item.querySelector<HTMLElement>('[popover] a')?.focus();
    } else if (moveAlongBar(event.currentTarget, from, event.key)) event.preventDefault();
  };
}
