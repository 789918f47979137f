import type { ReactNode } from 'react';
import { ErrorBoundary, ErrorSurface } from 'shared-content/ui';

/** Last boundary below header and footer: a page of the shell's own that throws. */
export function SiteErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary name="shell" fallback={(retry) => <ErrorSurface onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
