import { useEffect } from 'react';
import { ErrorSurface } from 'shared-content/ui';

interface PageFailureProps {
  path: string;
  /** False when the page had come to life before it failed: a reload would only lose what was done on it. */
  fresh: boolean;
  leaveFor: (path: string) => Promise<false>;
  onRetry: () => void;
}

/** A page that failed after a click: its prerendered document if it can be had, else the error surface. */
export function PageFailure({ path, fresh, leaveFor, onRetry }: PageFailureProps) {
  useEffect(() => {
    if (fresh) void leaveFor(path);
  }, [fresh, leaveFor, path]);
  return <ErrorSurface onRetry={onRetry} />;
}
