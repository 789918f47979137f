import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Content below the top of a page. After a click the top renders and paints first, then this in a second render
 * (`useDeferredValue` with an initial value, React 19). Until then it reserves a screen's height to keep the footer out of
 * sight. It renders at once where the first view may need it: in a document, and at an address with a `#`. So it does
 * on Back and Forward, which return to the reader's position.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const clicked = useNavigationType() === 'PUSH';
  const { hash } = useLocation();
  // Pass no initial value where one render suffices: React would render twice even for an equal value.
  const isRendered = useDeferredValue(true, clicked && hash === '' ? false : undefined);
  return isRendered ? children : <div style={{ minHeight: '100svh' }} />;
}
