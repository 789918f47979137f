import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { errorWords } from 'shared-content/content';
import { followLinks } from 'shared-content/federation';
import { ErrorSurface, KitProvider, createKitCache } from 'shared-content/ui';
import type { LoadedPage, Site } from '../app/createSite';
import { notFound } from '../content/notFound';
import { NotFoundPage } from '../ui/NotFoundPage';
import { SiteFrame } from '../ui/SiteFrame';
import { enhanceHeader } from '../ui/header/enhanceHeader';
import { KitPage } from '../ui/kit/KitPage';
import type { FederatedPages } from './FederatedPages';

// A dev server's documents have no markup: the frame is rendered here, and the router waits for every page to load.

const kitPage: LoadedPage = { app: 'shell', title: 'Kit', component: KitPage };
const notFoundPage: LoadedPage = { app: 'shell', title: notFound.head.title, component: NotFoundPage };
const failedPage: LoadedPage = {
  app: 'shell',
  title: errorWords.title,
  component: () => <ErrorSurface onRetry={() => location.reload()} />,
};

/** Pages of paths that no section has, or whose section does not run. */
const others = new Map<string, LoadedPage>();

export const getOtherPage = (path: string): LoadedPage | undefined => others.get(path);

/** Renders header, footer and an empty `main`. */
export function renderFrame(root: HTMLElement): void {
  flushSync(() =>
    createRoot(root).render(
      <KitProvider cache={createKitCache()}>
        <SiteFrame path={location.pathname} />
      </KitProvider>,
    ),
  );
  enhanceHeader();
}

/** Loads the page at a path, so that `Site` can show it. */
export async function loadPage(pages: FederatedPages, path: string): Promise<void> {
  others.delete(path);
  try {
    if (!(await pages.load(path))) others.set(path, path === '/kit' ? kitPage : notFoundPage);
  } catch (error) {
    console.error(`${path} failed to load`, error);
    others.set(path, failedPage);
  }
}

/** Shows the page at the current address, and follows links. */
export async function startDevelopment(site: Site, pages: FederatedPages): Promise<void> {
  followLinks((to) => {
    void loadPage(pages, new URL(to, location.origin).pathname).then(() => site.open(to));
    return true;
  });
  await loadPage(pages, location.pathname);
  site.show();
}
