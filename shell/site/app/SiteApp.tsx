import { Fragment, type ReactNode, Suspense, lazy, useEffect } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { useLocation } from 'react-router-dom';
import { type AppEntry, getApp, notFoundChunk, shellApp } from 'shared-content/federation';
import { ErrorSurface, KitProvider } from 'shared-content/ui';
import { SiteFrame } from '../ui/SiteFrame';
import { KeptPart } from './KeptPart';
import { LivePart, isHydrated, reportHydrated } from './LivePart';
import { type SectionSource, SectionSourceContext, useSectionSource } from './SectionSource';
import { AnnouncedPage, RouteAnnouncer } from './arrival';
import { useScrollRestoration } from './scrollRestoration';

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
          loadDocument={isHydrated(`${app.name} ${path}`) ? undefined : source.loadDocument}
          onRetry={retry}
        />
      )}
    />
  );
}

/** The not-found page. Its name is the same at every address, as one document answers for all unknown addresses. */
function NotFound() {
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

// When __DEV__ is false, webpack drops this branch, the page and everything that only the page imports.
const KitPage = __DEV__
  ? lazy(() => import('../ui/kit/KitPage').then(({ KitPage: Page }) => ({ default: Page })))
  : undefined;

interface SiteAppProps {
  cache: EmotionCache;
  source: SectionSource;
  /** Path for which the 404 document was served. It shows the not-found page, even below a section's prefix. */
  notFoundAt?: string;
}

/** The page at a path. Prefixes decide, not patterns: a section owns every page below its prefix. */
function renderPage(pathname: string): ReactNode {
  // A trailing slash is another spelling of the same page.
  const path = pathname.replace(/(.)\/+$/, '$1');
  const app = getApp(path);
  if (app) return <OwnedPage app={app} path={pathname} />;
  if (KitPage && path === '/kit')
    return (
      <Suspense fallback={null}>
        <KitPage />
      </Suspense>
    );
  return <NotFound />;
}

function Site({ notFoundAt }: { notFoundAt?: string }) {
  const { pathname } = useLocation();
  useScrollRestoration();
  useEffect(() => reportHydrated(''), []);
  return (
    <SiteFrame>
      <Fragment key={pathname}>{pathname === notFoundAt ? <NotFound /> : renderPage(pathname)}</Fragment>
      <RouteAnnouncer />
    </SiteFrame>
  );
}

/** The whole site below a router: frame, Home, the sections' pages, not-found. Browser and prerender use the same tree. */
export function SiteApp({ cache, source, notFoundAt }: SiteAppProps) {
  return (
    <KitProvider cache={cache}>
      <SectionSourceContext value={source}>
        <Site notFoundAt={notFoundAt} />
      </SectionSourceContext>
    </KitProvider>
  );
}
