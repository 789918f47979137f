import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { type Pins, getAppName, getApp, isHome } from 'shared-content/federation';
import { createKitCache } from 'shared-content/ui';
import { keepPage } from '../app/KeptPart';
import { DeferredRouter } from '../app/DeferredRouter';
import { SiteApp } from '../app/SiteApp';
import { recordDocument } from '../app/arrival';
import { drawnFrame, keptFrame } from '../app/frames';
import { reportFailure } from '../app/reportFailure';
import { startScrollRestoration } from '../app/scrollRestoration';
import { FederatedSource } from './FederatedSource';
import { SiteGuard } from './SiteGuard';
import type { PinnedSections } from './federation/PinnedSections';
import { RemoteModules } from './federation/RemoteModules';
import { rememberInput } from './rememberInput';
import { hasDocument, loadDocument } from './loadDocument';
import { createPrefetch, prefetchLinks } from './prefetchLinks';

/** Hydrates the prerendered document, or renders a development document, which has no markup. */
export function boot(pins: Pins, sections: PinnedSections): void {
  const initialPath = location.pathname;
  // A development server pins no files.
  const prefetch = __DEV__ ? () => Promise.resolve(false) : createPrefetch(pins, sections);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const isKept = (pins.static || isHome(initialPath)) && !__DEV__ && !globalThis.__SITE_HYDRATE__;
  const kept = isKept && keepPage(initialPath, pins.notFound) ? initialPath : undefined;
  const source = new FederatedSource({
    frame: root.firstChild ? keptFrame() : drawnFrame,
    prefetch,
    kept,
    remotes: new RemoteModules(sections),
    // Never reload on a dev server: its documents have no markup, so the page would reload forever.
    ...(__DEV__
      ? { loadDocument: () => Promise.resolve<false>(false) }
      : {
          loadDocument,
          hasDocument,
          // This document's own page runs in the versions that it pins, even after a newer release.
          isOutdated: async (path: string) => path !== initialPath && (await sections.isOutdated(path)),
        }),
  });
  // From now on the router follows clicks, so no documents need prefetching.
  document.querySelector('script[type="speculationrules"]')?.remove();
  recordDocument();
  reloadFrozenPage();
  startScrollRestoration();
  prefetchLinks({
    prefetch,
    // A static page keeps the server's markup and needs no scripts, even when the visitor returns to it.
    leftOut: kept,
    prepare(path, whole) {
      const app = getApp(path);
      // A developer's section may not be running, and every link that the pointer passes would log an error.
      if (app && (whole || !__DEV__)) void source.prepare(app, whole ? path : undefined);
    },
  });
  const app = (
    <SiteGuard root={root}>
      <DeferredRouter history={createBrowserHistory({ v5Compat: true })} source={source}>
        <SiteApp
          cache={createKitCache()}
          source={source}
          notFoundAt={pins.notFound ? initialPath : undefined}
        />
      </DeferredRouter>
    </SiteGuard>
  );
  rememberInput(root);
  const onRecoverableError = (error: unknown) => {
    reportFailure('hydration', getAppName(location.pathname), error);
    // React's default for these errors. The browser gate of a release looks for them.
    reportError(error);
  };
  if (root.firstChild) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else createRoot(root).render(app);
}

/**
 * Makes Back and Forward out of a page that did not hydrate load the document: React cannot replace markup that it has not
 * hydrated. After `location.replace`, Back fires `popstate` instead of loading: both addresses belong to one document's
 * history. Call this before any other listener for `popstate` is added.
 */
function reloadFrozenPage(): void {
  const { pathname } = location;
  addEventListener('popstate', (event) => {
    if (location.pathname === pathname || !document.querySelector('[data-frozen]')) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}
