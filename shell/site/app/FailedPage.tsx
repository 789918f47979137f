import { useEffect } from 'react';
import { ErrorBoundary, ErrorSurface } from 'shared-content/ui';
import type { ReactNode } from 'react';
import { PageMark } from './arrival';
import { reportFailure } from './reportFailure';
import type { SectionSource } from './SectionSource.contract';

interface FailedPageProps {
  path: string;
  /** Shows the page by its prerendered document; left out where a reload would only lose what was done on it. */
  leaveFor?: SectionSource['leaveFor'];
  onRetry: () => void;
}

/** A page that cannot be shown: the error surface, until its prerendered document, if it can be had, takes its place. */
export function FailedPage({ path, leaveFor, onRetry }: FailedPageProps) {
  useEffect(() => {
    const navigation = new AbortController();
    void leaveFor?.(navigation.signal);
    return () => navigation.abort();
  }, [leaveFor]);
  return (
    <PageMark path={path}>
      <ErrorSurface onRetry={onRetry} />
    </PageMark>
  );
}

/** Last boundary below header and footer: a page of the shell's own that throws. */
export function PageBoundary({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      name="shell"
      onError={(error) => reportFailure('render', 'shell', error)}
      fallback={(retry) => <FailedPage path={path} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}
