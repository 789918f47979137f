import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Back to the top on every change of route (specification 2.2), before the new page is painted. */
export function useScrollReset(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
  }, [pathname]);
}
