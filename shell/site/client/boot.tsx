import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { type Pins, followLinks } from 'shared-content/federation';
import { freeze, reportHydrated } from '../app/Part';
import { createSite } from '../app/createSite';
import { FederatedPages } from './FederatedPages';
import { getConnection, whenIdle } from './browser';
import type { PinnedSections } from './federation/PinnedSections';
import { createLoadExposed } from './federation/loadExposed';
import { createPrefetch, prefetchPageScripts } from './prefetchPageScripts';
import { rememberInput } from './rememberInput';
import { replayStored } from './replayStored';

/** Hydrates the document's living part, and follows links to pages that are ready. */
export async function boot(pins: Pins, sections: PinnedSections): Promise<void> {
  const path = location.pathname;
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  // A development server's document has no markup, and all its pages come by the router.
  const development = __DEV__ ? await import('./development') : undefined;
  development?.renderFrame(root);
  const main = document.getElementById('main');
  if (!main) throw new Error('The document has no #main.');

  // This document's own page runs in the versions that it pins, even after a newer release.
  const pages = new FederatedPages(
    createLoadExposed(sections),
    (next) => next !== path && sections.isOutdated(next),
  );
  const prefetch = createPrefetch(pins, sections);
  /** A click retries what fails here, by its document. */
  const prepare = (next: string, whole: boolean) =>
    (whole ? pages.load(next) : pages.loadEntry(next)).catch(() => undefined);
  const site = createSite({
    // `v5Compat`: the site also hears its own pushes, so one listener mounts whatever the address has become.
    history: createBrowserHistory({ v5Compat: true }),
    main,
    getPage: (next) => pages.get(next) ?? development?.getOtherPage(next),
    loadDocument() {
      if (!development) location.reload();
      // Back, to a page that this tab has not loaded. One that throws is not loaded again.
      else if (!pages.get(location.pathname))
        void development.loadPage(pages, location.pathname).then(site.show);
    },
    onLeft(left) {
      // Back shall be at once, too.
      if (!development && !getConnection().saveData)
        whenIdle(
          () =>
            void prefetch(left).then((came) => {
              if (came) void prepare(left, true);
            }),
        );
    },
  });
  const input = rememberInput(root);
  if (development) return development.startDevelopment(site, pages);
  replayStored(input);
  followLinks(site.open);
  prefetchPageScripts({ prefetch, prepare });

  const parts = [...root.querySelectorAll<HTMLElement>('[data-part]')];
  const isStatic = pins.notFound ?? (pins.static && !globalThis.__SITE_HYDRATE__);
  // Of Home, the sign-up alone hydrates. It stands within Home's own part.
  const interactive = isStatic ? undefined : parts.at(-1);
  for (const part of parts) if (part !== interactive) reportHydrated(part.dataset.part ?? '');
  reportHydrated('');
  if (!interactive) return;
  const served = await pages.loadServed(path);
  if (served) site.hydrate({ element: interactive, ...served });
  else if (interactive.isConnected) freeze(interactive);
}
