import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The mobile menu is a native `details`: it opens and closes without JavaScript. React adds what a
 * visitor expects of an overlay: it closes when a link is followed, on Escape, on a tap outside, and
 * when focus leaves it, so that focus never stands behind it.
 */
export function useMobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const shownAt = useRef(location);

  useEffect(() => {
    if (shownAt.current === location) return;
    shownAt.current = location;
    if (menu.current) menu.current.open = false;
  }, [location]);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const outside = (target: EventTarget | null) => !element.contains(target as Node | null);
    const onPointerDown = ({ target }: PointerEvent) => {
      if (element.open && outside(target)) element.open = false;
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (element.open && outside(target)) element.open = false;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return menu;
}
