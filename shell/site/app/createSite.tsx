import { type ComponentType, type ReactNode, startTransition, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { Router, type UNSAFE_createBrowserHistory as createHistory } from 'react-router-dom';
import { type AppName, getAppName } from 'shared-content/federation';
import { KitProvider, createKitCache } from 'shared-content/ui';
import { enhanceHeader } from '../ui/header/enhanceHeader';
import { markCurrent } from '../ui/header/markCurrent';
import { Part, freeze, getPartName } from './Part';
import { announcePage } from './arrival';
import { arriveAtEntry, keepPlaces, leaveForDocument, scrollToPlace } from './scrollPositions';
import { reportFailure } from './reportFailure';

type History = ReturnType<typeof createHistory>;

/** A page that has loaded. */
export interface LoadedPage {
  readonly app: AppName;
  readonly title: string;
  readonly component: ComponentType;
}

interface SiteOptions {
  readonly history: History;
  /** The element whose content changes from page to page; header and footer around it stay as the document brought them. */
  readonly main: HTMLElement;
  /** The page at a path if a click can show it at once: it has loaded, in the versions that this tab runs. */
  readonly getPage: (path: string) => LoadedPage | undefined;
  /** Shows the page at the current address by its document. */
  readonly loadDocument: () => void;
  /** Called with the path of the page that a mounted one has replaced. */
  readonly onLeft?: (path: string) => void;
}

/** A page or part that the document brought, with the component that renders it. */
interface ServedPart {
  /** The element with `data-part`. */
  readonly element: HTMLElement;
  readonly app: AppName;
  readonly name: string;
  readonly component: ComponentType;
}

export interface Site {
  /**
   * Follows a link.
   *
   * @param to path, query and fragment
   * @returns false where the page is not ready: the browser follows the link then
   */
  open(to: string): boolean;
  /** Shows the page at the current address, if it is ready. */
  show(): void;
  /** Hydrates the part of the document that lives. If it fails, it stays as served (`freeze`). */
  hydrate(part: ServedPart): void;
}

/**
 * The rule of navigation: a page that is ready at a click is mounted in place of `main`'s content; any other comes as a
 * document. The first mounted page makes the React root, the next ones use it. `main` keeps
 * nothing of the page that is left.
 */
export function createSite({ history, main, getPage, loadDocument, onLeft }: SiteOptions): Site {
  const cache = createKitCache();
  /** The page on screen; `page` is undefined for the one that the document brought. */
  let shown: {
    readonly location: History['location'];
    readonly action: History['action'];
    readonly page?: LoadedPage;
  } = { location: history.location, action: history.action };
  let root: Root | undefined;

  const subscribers = new Set<() => void>();
  const subscribe = (subscriber: () => void) => {
    subscribers.add(subscriber);
    return () => subscribers.delete(subscriber);
  };
  const getShown = () => shown;
  const useShown = () => useSyncExternalStore(subscribe, getShown, getShown);
  const notify = () => {
    for (const subscriber of subscribers) subscriber();
  };

  /** A followed link closes its menu, even a link to the same page. */
  const closeMenus = () => enhanceHeader()();

  function SiteRouter({ children }: { children: ReactNode }) {
    const { location, action } = useShown();
    return (
      <KitProvider cache={cache}>
        <Router location={location} navigationType={action} navigator={history}>
          {children}
        </Router>
      </KitProvider>
    );
  }

  function MountedPage() {
    const { page, location } = useShown();
    if (!page) return null;
    const name = getPartName(page.app, location.pathname);
    return (
      <div key={name} data-part={name}>
        <Part
          app={page.app}
          name={location.pathname}
          component={page.component}
          onFirstFailure={loadDocument}
        />
      </div>
    );
  }

  function mount(page: LoadedPage): void {
    // The page that is left is still on screen: its last scroll event may be due.
    arriveAtEntry(scrollY);
    const isFirst = !shown.page;
    const left = shown.location.pathname;
    const { location, action } = history;
    shown = { location, action, page };
    if (isFirst) {
      root?.unmount();
      main.replaceChildren();
      root = createRoot(main);
    }
    // In one piece and at once: in slices, half of the time would pass between them.
    flushSync(() =>
      isFirst
        ? root?.render(
            <SiteRouter>
              <MountedPage />
            </SiteRouter>,
          )
        : notify(),
    );
    scrollToPlace(action === 'POP');
    announcePage(page.title);
    markCurrent(location.pathname);
    closeMenus();
    onLeft?.(left);
  }

  /** The address has changed within the page on screen: a filter, a jump to an anchor, or the way back from either. */
  function moveWithin(): void {
    const isJump = history.action === 'POP' && window.history.state === null;
    arriveAtEntry();
    shown = { ...shown, location: history.location, action: history.action };
    notify();
    if (history.action === 'POP' && !isJump) scrollToPlace(true);
  }

  keepPlaces();
  history.listen(({ location: { pathname } }) => {
    if (pathname === shown.location.pathname) return moveWithin();
    const page = getPage(pathname);
    if (page) return mount(page);
    leaveForDocument();
    loadDocument();
  });

  return {
    open(to) {
      const { pathname } = new URL(to, window.location.origin);
      const isHere = pathname === shown.location.pathname;
      if (!isHere && !getPage(pathname)) return false;
      const { pathname: path, search, hash } = window.location;
      if (to === path + search + hash) history.replace(to);
      else history.push(to);
      if (isHere) {
        closeMenus();
        scrollToPlace(false);
      }
      return true;
    },

    show() {
      const page = getPage(history.location.pathname);
      if (page) mount(page);
    },

    hydrate({ element, app, name, component }) {
      // A visitor has gone on meanwhile.
      if (shown.page || !element.isConnected) return;
      const served = [...element.childNodes];
      const freezeAsServed = () => {
        // React has removed them. They keep what was typed, as new markup would not; `rememberInput` returns the focus.
        element.replaceChildren(...served);
        freeze(element);
      };
      const onRecoverableError = (error: unknown) => {
        reportFailure('hydration', getAppName(window.location.pathname), error);
        // React's default for these errors. The browser gate of a release looks for them.
        reportError(error);
      };
      startTransition(() => {
        root = hydrateRoot(
          element,
          <SiteRouter>
            <Part
              app={app}
              name={name}
              component={component}
              onFirstFailure={freezeAsServed}
              firstFallback={() => null}
            />
          </SiteRouter>,
          { onRecoverableError },
        );
      });
    },
  };
}
