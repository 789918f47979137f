import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type AppEntry, notFoundChunk, shellApp } from 'shared-content/federation';
import { ErrorBoundary, ErrorSurface } from 'shared-content/ui';
import type { SectionSource } from './SectionSource.contract';
import { useSectionSource } from './SectionSourceContext';
import { PageMark } from './arrival';
import { ServedPart } from './ServedPart';
import { LivePart, hasMounted } from './parts';
import { reportFailure } from './reportFailure';

interface FailedPageProps {
  path: string;
  /** Shows the page by its prerendered document; left out where a reload would only lose what was done on it. */
  loadDocument?: SectionSource['loadDocument'];
  onRetry: () => void;
}

/** A page that cannot be shown: the error surface, until its prerendered document, if it can be had, takes its place. */
function FailedPage({ path, loadDocument, onRetry }: FailedPageProps) {
  useEffect(() => {
    const navigation = new AbortController();
    void loadDocument?.(navigation.signal);
    return () => navigation.abort();
  }, [loadDocument]);
  return (
    <PageMark path={path}>
      <ErrorSurface onRetry={onRetry} />
    </PageMark>
  );
}

/** The page at a path, in a boundary of its own; a static page that the document brought stands as it is. */
export function OwnedPage({ owner, path }: { owner: AppEntry; path: string }) {
  const source = useSectionSource();
  if (source.isServed(path)) return <ServedPart path={path} />;
  return (
    <LivePart
      key={path}
      owner={owner}
      name={path}
      component={source.page(owner, path)}
      fallback={(retry) => (
        <FailedPage
          path={path}
          loadDocument={hasMounted(`${owner.name} ${path}`) ? undefined : source.loadDocument}
          onRetry={retry}
        />
      )}
    />
  );
}

/** What stands where there is no page: its name is the same at every address, as one document answers for all. */
export function NotFound() {
  const source = useSectionSource();
  const { pathname } = useLocation();
  if (source.isServed(pathname)) return <ServedPart path={pathname} />;
  return (
    <LivePart
      owner={shellApp}
      name={notFoundChunk}
      component={source.page(shellApp, notFoundChunk)}
      fallback={(retry) => <FailedPage path={pathname} onRetry={retry} />}
    />
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
