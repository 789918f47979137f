import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Hover intent in milliseconds. A first menu opens almost at once; changing from one to the other takes
 * longer, so that a mouse that cuts the corner towards an open panel does not lose it on the way.
 */
export const menuTiming = { open: 90, change: 240, close: 300, settle: 400 } as const;

export type MenuName = 'services' | 'industries';

export interface Menus {
  readonly open: MenuName | null;
  /** False until React is there: until then CSS and the popover attribute open the panels. */
  readonly live: boolean;
  show(name: MenuName): void;
  close(): void;
  /** What a menu's list item listens to. */
  itemProps(name: MenuName): {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
  /** What its button does on a click. */
  toggle(name: MenuName): void;
}

/** Where React goes and the elements stay (SiteGuard), CSS and the popover attribute open the panels again. */
function giveBack(nav: HTMLElement): void {
  nav.removeAttribute('data-live');
  for (const panel of nav.querySelectorAll<HTMLElement>('[popover]')) panel.dataset.open = 'false';
  for (const button of nav.querySelectorAll('button[aria-controls]')) {
    button.setAttribute('popovertarget', button.getAttribute('aria-controls') ?? '');
    button.removeAttribute('aria-expanded');
  }
}

/** The state of the desktop menus (specification 4): services, industries or none. */
export function useMenus(nav: { current: HTMLElement | null }): Menus {
  const [open, setOpen] = useState<MenuName | null>(null);
  const [live, setLive] = useState(false);
  const timer = useRef<number>(undefined);
  // When the mouse alone opened it: a click that comes right after means open, not close.
  const hoveredAt = useRef(-Infinity);
  // Opened by a click or the keyboard: it stays when the mouse leaves.
  const pinned = useRef(false);
  const location = useLocation();
  const shownAt = useRef(location);

  const show = useCallback((name: MenuName) => {
    clearTimeout(timer.current);
    pinned.current = true;
    setOpen(name);
  }, []);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    pinned.current = false;
    setOpen(null);
  }, []);

  // Take over what CSS or the popover attribute has opened before React came.
  useEffect(() => {
    const element = nav.current;
    for (const item of element?.querySelectorAll<HTMLElement>('[data-menu]') ?? []) {
      const panel = item.querySelector<HTMLElement>('[popover]');
      // A browser that knows no popover throws at the selector.
      const native = Boolean(panel && 'popover' in panel && panel.matches(':popover-open'));
      if (native) panel?.hidePopover();
      const kept = native || item.matches(':focus-within');
      if (!kept && !item.matches(':hover')) continue;
      pinned.current = kept;
      setOpen(item.dataset.menu as MenuName);
    }
    setLive(true);
    return () => {
      clearTimeout(timer.current);
      if (element) giveBack(element);
    };
  }, [nav]);

  // A followed link closes the menu that it stood in, one to the same page too.
  useEffect(() => {
    if (shownAt.current === location) return;
    shownAt.current = location;
    close();
  }, [close, location]);

  // Heard all the time, and the open menu read from the page: a key that comes while a menu is about to open, or
  // before an effect of its opening has run, counts as well.
  useEffect(() => {
    const openItem = () => nav.current?.querySelector('[popover][data-open="true"]')?.closest('[data-menu]');
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      const item = openItem();
      if (item && !item.contains(target as Element)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const item = openItem();
      close();
      if (item?.querySelector('[popover]')?.contains(document.activeElement))
        item.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [close, nav]);

  return {
    open,
    live,
    show,
    close,
    toggle(name) {
      const justHovered = performance.now() - hoveredAt.current < menuTiming.settle;
      if (open === name && !justHovered) return close();
      show(name);
    },
    itemProps: (name) => ({
      onPointerEnter({ pointerType }) {
        clearTimeout(timer.current);
        if (pointerType !== 'mouse' || open === name) return;
        timer.current = window.setTimeout(
          () => {
            hoveredAt.current = performance.now();
            show(name);
            pinned.current = false;
          },
          open ? menuTiming.change : menuTiming.open,
        );
      },
      onPointerLeave({ currentTarget }) {
        clearTimeout(timer.current);
        // The keyboard may have gone into a panel that the mouse had opened.
        const holdsFocus = currentTarget.querySelector('[popover]')?.matches(':focus-within');
        if (!pinned.current && !holdsFocus) timer.current = window.setTimeout(close, menuTiming.close);
      },
      onFocus({ target, relatedTarget, currentTarget }) {
        // Only what the keyboard brings in from outside: not a click's focus, not Escape's way back.
        if (currentTarget.contains(relatedTarget) || !target.matches(':focus-visible')) return;
        show(name);
      },
      onBlur({ relatedTarget, currentTarget }) {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && open === name) close();
      },
    }),
  };
}
