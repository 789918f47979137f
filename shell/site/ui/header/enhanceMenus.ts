import { moveAlongBar, moveInPanel } from './menuKeys';

/**
 * Hover intent in milliseconds. The first menu opens almost at once. Changing to another takes longer, so that a mouse that
 * cuts the corner towards the open panel does not close it on the way. A panel then appears and fades in CSS.
 */
export const menuTiming = { open: 90, change: 240, close: 300, appear: 160, fade: 140 } as const;

/** The list item of a menu: a link, the button that opens, and the panel. */
interface Menu {
  readonly item: HTMLElement;
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
}

function getMenus(nav: HTMLElement): Menu[] {
  return [...nav.querySelectorAll<HTMLElement>('[data-menu]')].flatMap((item) => {
    const button = item.querySelector('button');
    const panel = item.querySelector<HTMLElement>(`#menu-${item.dataset.menu}`);
    return button && panel ? [{ item, button, panel }] : [];
  });
}

/** Takes control of a menu from CSS and the popover attribute. */
function takeOver({ button, panel }: Menu): void {
  button.removeAttribute('popovertarget');
  button.setAttribute('aria-controls', panel.id);
  // Tells the loader not to replay a click on it when React starts.
  button.dataset.enhanced = '';
}

/**
 * Enhances the desktop menus (specification 4) as a disclosure navigation (ARIA practices). Services, industries or none is
 * open, as `data-open` and `aria-expanded` show. It works on existing elements, so that no page's scripts need the menus'
 * text and styles.
 *
 * @returns closes the open menu
 */
export function enhanceMenus(nav: HTMLElement): () => void {
  const menus = getMenus(nav);
  let open: Menu | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The menu that was open when the enhancement began.
  let takenOver: Menu | undefined;
  // The menu was opened by a click or the keyboard, and stays open when the mouse leaves.
  let isKeptOpen = false;

  const show = (menu: Menu | undefined, keep = menu !== undefined) => {
    clearTimeout(timer);
    isKeptOpen = keep;
    open = menu;
    for (const one of menus) {
      one.panel.dataset.open = String(one === menu);
      one.button.setAttribute('aria-expanded', String(one === menu));
    }
  };
  const close = () => show(undefined);

  const arrows = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const from = event.target as HTMLElement;
    const menu = menus.find(({ item }) => item.contains(from));
    if (menu?.panel.contains(from)) {
      if (moveInPanel(menu.panel, from, event.key)) event.preventDefault();
    } else if (event.key === 'ArrowDown' && menu) {
      event.preventDefault();
      // The panel's links take focus only once it is visible.
      show(menu);
      menu.panel.querySelector('a')?.focus();
    } else if (moveAlongBar(nav, from, event.key)) event.preventDefault();
  };

  for (const menu of menus) {
    const { item, button, panel } = menu;
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      then: (event: HTMLElementEventMap[K]) => void,
      element = item,
    ) => element.addEventListener(name, then);
    on('pointerenter', ({ pointerType }) => {
      clearTimeout(timer);
      if (pointerType !== 'mouse' || open === menu) return;
      timer = setTimeout(() => show(menu, false), open ? menuTiming.change : menuTiming.open);
    });
    on('pointerleave', () => {
      clearTimeout(timer);
      // The keyboard focus may be in a panel that the mouse has opened.
      if (!isKeptOpen && !panel.matches(':focus-within')) timer = setTimeout(close, menuTiming.close);
    });
    on('focusin', ({ target, relatedTarget }) => {
      // Only for keyboard focus from outside: not for a click's focus, nor when Escape returns the focus.
      if (!item.contains(relatedTarget as Node | null) && (target as Element).matches(':focus-visible'))
        show(menu);
    });
    on('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !item.contains(relatedTarget as Node) && open === menu) close();
    });
    on(
      'click',
      () => {
        // A click on a menu that hover alone has opened keeps it open, however late it comes.
        if (open === menu && isKeptOpen && menu !== takenOver) close();
        else show(menu);
      },
      button,
    );
  }
  nav.addEventListener('keydown', arrows);
  document.addEventListener('pointerdown', ({ target }) => {
    if (open && !open.item.contains(target as Node)) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const before = open;
    close();
    if (before?.panel.contains(document.activeElement)) before.button.focus();
  });

  // Take over a menu that CSS or the popover attribute has opened.
  const focused = document.activeElement;
  let standing: Menu | undefined;
  let kept = false;
  for (const menu of menus) {
    const { item, panel } = menu;
    // A browser that knows no popover throws at the selector.
    const native = 'popover' in panel && panel.matches(':popover-open');
    if (native) panel.hidePopover();
    const holds = native || item.matches(':focus-within');
    if (holds || item.matches(':hover')) [standing, kept] = [menu, holds];
    takeOver(menu);
  }
  show(standing, kept);
  // The loader replays a click at this moment. On a menu that hover or focus has opened, it must not close it.
  takenOver = standing;
  setTimeout(() => (takenOver = undefined));
  // `hidePopover` has moved the focus to the button.
  if (standing?.panel.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
  nav.dataset.live = '';
  return close;
}
