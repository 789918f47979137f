import type { EmotionCache } from '@emotion/cache';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { sections } from 'shared-content/federation';
import { KitProvider } from 'shared-content/ui';
import { NotFoundPage } from '../ui/NotFoundPage';
import { SiteFrame } from '../ui/SiteFrame';
import { Home } from './Home';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SectionPage } from './SectionPage';
import type { SectionSource } from './SectionSource.contract';
import { SectionSourceContext, useSectionSource } from './SectionSourceContext';
import { SiteErrorBoundary } from './SiteErrorBoundary';
import { reportAlive } from './reportAlive';
import { useLoading } from './loadingState';
import { useScrollReset } from './useScrollReset';
import { useShownLocation } from './useShownLocation';

// Where __DEV__ is false webpack drops the branch, and with it the page and all that only it imports.
const KitPage = __DEV__
  ? lazy(() => import('../ui/kit/KitPage').then(({ KitPage: Page }) => ({ default: Page })))
  : undefined;

interface SiteAppProps {
  cache: EmotionCache;
  source: SectionSource;
  /** Path for which the 404 document was served: it shows not-found whoever owns the prefix. */
  notFoundAt?: string;
}

function Site({ notFoundAt }: { notFoundAt?: string }) {
  const shown = useShownLocation(useSectionSource());
  const { pathname } = shown;
  const loading = useLoading();
  useScrollReset(pathname);
  useEffect(() => reportAlive(''), []);
  return (
    <SiteFrame loading={loading}>
      <SiteErrorBoundary key={pathname}>
        {pathname === notFoundAt ? (
          <NotFoundPage />
        ) : (
          <Routes location={shown}>
            <Route path="/" element={<Home />} />
            {sections.flatMap((section) =>
              section.prefixes.map((prefix) => (
                <Route key={prefix} path={`${prefix}/*`} element={<SectionPage section={section} />} />
              )),
            )}
            {KitPage && (
              <Route
                path="/kit"
                element={
                  <Suspense fallback={null}>
                    <KitPage />
                  </Suspense>
                }
              />
            )}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        )}
      </SiteErrorBoundary>
      <RouteAnnouncer />
    </SiteFrame>
  );
}

/** The whole site below a router: frame, Home, the sections' pages, not-found. The same on both sides. */
export function SiteApp({ cache, source, notFoundAt }: SiteAppProps) {
  return (
    <KitProvider cache={cache}>
      <SectionSourceContext value={source}>
        <Site notFoundAt={notFoundAt} />
      </SectionSourceContext>
    </KitProvider>
  );
}
