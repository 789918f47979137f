import { useLayoutEffect, useRef } from 'react';

/** Back to the top when another page is shown (specification 2.2), before it is painted. */
export function useScrollReset(pathname: string): void {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
  }, [pathname]);
}
