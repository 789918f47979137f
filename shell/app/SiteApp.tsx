import type { EmotionCache } from '@emotion/cache';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { sections } from 'shared-content/federation';
import { KitProvider } from 'shared-content/ui';
import { NotFoundPage } from '../ui/NotFoundPage';
import { SiteFrame } from '../ui/SiteFrame';
import { PageBoundary } from './FailedPage';
import { Home } from './Home';
import { SectionPage } from './SectionPage';
import type { SectionSource } from './SectionSource.contract';
import { SectionSourceContext } from './SectionSourceContext';
import { RouteAnnouncer } from './arrival';
import { reportAlive } from './parts';
import { usePlaces } from './places';

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
  const { pathname } = useLocation();
  usePlaces();
  useEffect(() => reportAlive(''), []);
  return (
    <SiteFrame>
      <PageBoundary key={pathname} path={pathname}>
        <Routes>
          {pathname !== notFoundAt && (
            <>
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
            </>
          )}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </PageBoundary>
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
