import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type AppEntry, notFoundChunk, shellApp } from 'shared-content/federation';
import { ErrorSurface } from 'shared-content/ui';
import type { SectionSource } from './SectionSource.contract';
import { useSectionSource } from './SectionSourceContext';
import { AnnouncedPage } from './arrival';
import { KeptPart } from './KeptPart';
import { LivePart, hasMounted } from './parts';

interface FailedPageProps {
  path: string;
  /** Shows the page by its prerendered document; omitted where a reload would only lose the visitor's work on the page. */
  loadDocument?: SectionSource['loadDocument'];
  onRetry: () => void;
}

/** The error surface for a page that cannot be shown. The page's prerendered document replaces it if it is available. */
function FailedPage({ path, loadDocument, onRetry }: FailedPageProps) {
  useEffect(() => {
    const navigation = new AbortController();
    void loadDocument?.(navigation.signal);
    return () => navigation.abort();
  }, [loadDocument]);
  return (
    <AnnouncedPage path={path}>
      <ErrorSurface onRetry={onRetry} />
    </AnnouncedPage>
  );
}

/** The page at a path, in an error boundary of its own. A static page keeps the markup of the document. */
export function OwnedPage({ app, path }: { app: AppEntry; path: string }) {
  const source = useSectionSource();
  if (source.isKept(path)) return <KeptPart path={path} />;
  return (
    <LivePart
      key={path}
      app={app}
      name={path}
      component={source.page(app, path)}
      fallback={(retry) => (
        <FailedPage
          path={path}
          loadDocument={hasMounted(`${app.name} ${path}`) ? undefined : source.loadDocument}
          onRetry={retry}
        />
      )}
    />
  );
}

/** The not-found page. Its name is the same at every address, as one document answers for all unknown addresses. */
export function NotFound() {
  const source = useSectionSource();
  const { pathname } = useLocation();
  if (source.isKept(pathname)) return <KeptPart path={pathname} />;
  return (
    <LivePart
      app={shellApp}
      name={notFoundChunk}
      component={source.page(shellApp, notFoundChunk)}
      fallback={(retry) => <FailedPage path={pathname} onRetry={retry} />}
    />
  );
}
