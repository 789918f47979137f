import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a page shows below its opening. After a click the opening is rendered and painted first, and this in a second
 * render (`useDeferredValue` with an initial value, React 19); until then a screen's height is kept free, so that the
 * footer stays out of sight. Whole at once where it is looked for in the first view: in a document, on Back and
 * Forward, which return to where the reader was, and at an address with a `#`.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const clicked = useNavigationType() === 'PUSH';
  const { hash } = useLocation();
  // Without an initial value nothing is rendered twice (React would, even where it is the same).
  const isTurn = useDeferredValue(true, clicked && hash === '' ? false : undefined);
  return isTurn ? children : <div style={{ minHeight: '100svh' }} />;
}
