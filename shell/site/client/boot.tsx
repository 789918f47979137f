import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { type Pins, appAt, getOwner, sectionOwning } from 'shared-content/federation';
import { createKitCache } from 'shared-content/ui';
import { PageRouter } from '../app/PageRouter';
import { SiteApp } from '../app/SiteApp';
import { keepServedPage } from '../app/ServedPart';
import { drawnFrame, servedFrame } from '../app/frames';
import { documentArrived } from '../app/arrival';
import { keepPlaces } from '../app/places';
import { reportFailure } from '../app/reportFailure';
import { FederatedSource } from './FederatedSource';
import { SiteGuard } from './SiteGuard';
import type { PinnedSections } from './federation/PinnedSections';
import { FederatedSections } from './federation/FederatedSections';
import { hasDocument, loadDocument } from './loadDocument';
import { prefetchLinks } from './prefetch/prefetchLinks';
import { getPrefetch } from './prefetch/getPrefetch';

/** Brings the prerendered document to life, or renders a development document that has no markup. */
export function boot(pins: Pins, sections: PinnedSections): void {
  const initialPath = location.pathname;
  const overridden = Object.keys(pins.overridden ?? {});
  const developing = __DEV__ || overridden.length > 0;
  const owner = sectionOwning(initialPath)?.name ?? '';
  // A development server pins no files.
  const prefetch = __DEV__ ? () => Promise.resolve(false) : getPrefetch(pins, sections);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  // What the server wrote is of another version then.
  if (overridden.length > 0) root.replaceChildren();
  const isServed = (pins.static || initialPath === '/') && !developing && !globalThis.__SITE_HYDRATE__;
  const served = isServed && keepServedPage(initialPath, pins.notFound) ? initialPath : undefined;
  const source = new FederatedSource({
    frame: root.firstChild ? servedFrame() : drawnFrame,
    prefetch,
    served,
    sections: new FederatedSections(sections),
    // The document would come with the same override, or from the same dev server without markup: a full load
    // is no way out then, and would be tried for ever.
    ...(developing
      ? { loadDocument: () => Promise.resolve<false>(false) }
      : {
          loadDocument,
          hasDocument, // The page of this document runs in the versions that it pins, whatever is live by now.
          isOutdated: async (path: string) => path !== initialPath && (await sections.isOutdated(path)),
        }),
  });
  // From now on a click needs no document.
  document.querySelector('script[type="speculationrules"]')?.remove();
  documentArrived();
  leaveFrozenPage();
  keepPlaces();
  const prepare = (path: string, page?: string) => {
    const app = getOwner(path);
    if (app) void source.prepare(app, page);
  };
  prefetchLinks({
    prefetch,
    // The page that stands as served needs no scripts when one returns to it either.
    leftOut: served,
    prepare: (path) => prepare(path, path),
    prepareSection: (path) => {
      // A developer's section may not be up, and the console would say so at every link that is passed.
      if (!developing) prepare(path);
    },
  });
  const app = (
    <SiteGuard root={root}>
      <PageRouter history={createBrowserHistory({ v5Compat: true })} source={source}>
        <SiteApp
          cache={createKitCache()}
          source={source}
          notFoundAt={pins.notFound && !overridden.includes(owner) ? initialPath : undefined}
        />
      </PageRouter>
    </SiteGuard>
  );
  const onRecoverableError = (error: unknown) => {
    reportFailure('hydration', appAt(location.pathname), error);
    // As React does where nobody asks: releases look for it.
    reportError(error);
  };
  if (root.firstChild) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else createRoot(root).render(app);
}

/**
 * Back and Forward out of a page that did not come to life: React cannot change what it has not taken over, so the
 * page at the new address comes as its document. (The browser takes such a step for one within the document: a
 * document that was loaded in the place of an address of the router's shares that one's history.) To be called
 * before anything else hears of these steps.
 */
function leaveFrozenPage(): void {
  const { pathname } = location;
  addEventListener('popstate', (event) => {
    if (location.pathname === pathname || !document.querySelector('[data-frozen]')) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}
