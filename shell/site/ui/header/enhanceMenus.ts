import { moveAlongBar, moveInPanel } from './menuKeys';

/**
 * Hover intent in milliseconds. A first menu opens almost at once; changing from one to the other takes
 * longer, so that a mouse that cuts the corner towards an open panel does not lose it on the way.
 */
export const menuTiming = { open: 90, change: 240, close: 300, settle: 400 } as const;

/** Something of the header that is tended; its elements are nobody else's to change meanwhile. */
export interface Tended {
  close(): void;
  /** Leaves the elements as they were served. */
  end(): void;
}

/** The list item of a menu: a link, the button that opens, and the panel. */
interface Menu {
  readonly item: HTMLElement;
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
}

function menusIn(nav: HTMLElement): Menu[] {
  return [...nav.querySelectorAll<HTMLElement>('[data-menu]')].flatMap((item) => {
    const button = item.querySelector('button');
    const panel = item.querySelector<HTMLElement>(`#menu-${item.dataset.menu}`);
    return button && panel ? [{ item, button, panel }] : [];
  });
}

/** Takes a menu over from CSS and the popover attribute. */
function takeOver({ button, panel }: Menu): void {
  button.removeAttribute('popovertarget');
  button.setAttribute('aria-controls', panel.id);
  // Not to be pressed again by the loader when React starts.
  button.dataset.tended = '';
}

/** CSS and the popover attribute open it again. */
function giveBack({ button, panel }: Menu): void {
  delete panel.dataset.open;
  button.setAttribute('popovertarget', panel.id);
  button.removeAttribute('aria-controls');
  delete button.dataset.tended;
  button.removeAttribute('aria-expanded');
}

/**
 * Brings the desktop menus to life (specification 4) as a disclosure navigation (ARIA practices): services, industries or
 * none is open, told by `data-open` and `aria-expanded`. On the elements as they stand, whoever drew them: no page needs
 * the menus' words and rules in its scripts.
 */
export function enhanceMenus(nav: HTMLElement): Tended {
  const menus = menusIn(nav);
  const over = new AbortController();
  const { signal } = over;
  let open: Menu | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // When the mouse alone opened it: a click that comes right after means open, not close.
  let hoveredAt = -Infinity;
  // Stood open when this began.
  let takenOver: Menu | undefined;
  // Opened by a click or the keyboard: it stays when the mouse leaves.
  let pinned = false;

  const show = (menu: Menu | undefined, keep = menu !== undefined) => {
    clearTimeout(timer);
    pinned = keep;
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
    ) => element.addEventListener(name, then, { signal });
    on('pointerenter', ({ pointerType }) => {
      clearTimeout(timer);
      if (pointerType !== 'mouse' || open === menu) return;
      timer = setTimeout(
        () => {
          hoveredAt = performance.now();
          show(menu, false);
        },
        open ? menuTiming.change : menuTiming.open,
      );
    });
    on('pointerleave', () => {
      clearTimeout(timer);
      // The keyboard may have gone into a panel that the mouse had opened.
      if (!pinned && !panel.matches(':focus-within')) timer = setTimeout(close, menuTiming.close);
    });
    on('focusin', ({ target, relatedTarget }) => {
      // Only what the keyboard brings in from outside: not a click's focus, not Escape's way back.
      if (!item.contains(relatedTarget as Node | null) && (target as Element).matches(':focus-visible'))
        show(menu);
    });
    on('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !item.contains(relatedTarget as Node) && open === menu) close();
    });
    on(
      'click',
      () => {
        const justHovered = performance.now() - hoveredAt < menuTiming.settle;
        if (open === menu && menu !== takenOver && !justHovered) close();
        else show(menu);
      },
      button,
    );
  }
  nav.addEventListener('keydown', arrows, { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (open && !open.item.contains(target as Node)) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      const before = open;
      close();
      if (before?.panel.contains(document.activeElement)) before.button.focus();
    },
    { signal },
  );

  // Take over what CSS or the popover attribute has opened before.
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
  // The loader gives back a press in the same moment: it is to open what hover or focus have opened already.
  takenOver = standing;
  setTimeout(() => (takenOver = undefined));
  // `hidePopover` gives the focus back to the button.
  if (standing?.panel.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
  nav.dataset.live = '';

  return {
    close,
    end() {
      clearTimeout(timer);
      over.abort();
      delete nav.dataset.live;
      menus.forEach(giveBack);
    },
  };
}
