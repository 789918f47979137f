import type { EmotionCache } from '@emotion/cache';
import { Fragment, type ReactNode, lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getApp } from 'shared-content/federation';
import { KitProvider } from 'shared-content/ui';
import { SiteFrame } from '../ui/SiteFrame';
import { NotFound, OwnedPage } from './OwnedPage';
import type { SectionSource } from './SectionSource.contract';
import { SectionSourceContext } from './SectionSourceContext';
import { RouteAnnouncer } from './arrival';
import { reportAlive } from './parts';
import { useScrollRestoration } from './scrollRestoration';

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
function pageAt(pathname: string): ReactNode {
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
  useEffect(() => reportAlive(''), []);
  return (
    <SiteFrame>
      <Fragment key={pathname}>{pathname === notFoundAt ? <NotFound /> : pageAt(pathname)}</Fragment>
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
