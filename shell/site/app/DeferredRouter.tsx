import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, Router, type UNSAFE_createBrowserHistory as createHistory } from 'react-router-dom';
import { notFoundChunk, getApp, shellApp } from 'shared-content/federation';
import { ProgressBar } from '../ui/ProgressBar';
import type { SectionSource } from './SectionSource';
import { recordAddress } from './scrollRestoration';

type History = ReturnType<typeof createHistory>;

/**
 * Timeout for a clicked page's scripts, in milliseconds; then the page's document is requested instead. `loadDocument`
 * gives that request a second, so the tab leaves after four. If the document is not available, the current page stays
 * under the progress bar until the scripts have loaded or failed for good (`backOff`).
 */
const scriptPatience = 3_000;

/** Delay of the progress bar, in milliseconds: for a page that comes sooner, drawing the bar would only delay the page. */
const progressBarDelay = 120;

interface PendingNavigationProps {
  history: History;
  source: SectionSource;
  /** Path of the page on screen. */
  shownPath: string;
  onShow: () => void;
}

/** Loads the page at the address behind a progress bar, then calls `onShow` unless the visitor has gone elsewhere. */
function PendingNavigation({ history, source, shownPath, onShow }: PendingNavigationProps) {
  const [address, setAddress] = useState(history.location);
  useLayoutEffect(() => history.listen(({ location }) => setAddress(location)), [history]);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    recordAddress(address.pathname);
    if (address.pathname === shownPath) {
      setLoading(false);
      return onShow();
    }
    const navigation = new AbortController();
    const { signal } = navigation;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const show = () => {
      // The page has loaded: no progress bar while React renders it.
      timers.forEach(clearTimeout);
      if (!signal.aborted) onShow();
    };
    // One load per navigation: if it fails while the document is requested, it does not start again.
    const app = getApp(address.pathname);
    const coming = app ? source.load(app, address.pathname) : source.load(shellApp, notFoundChunk);
    if (!coming) {
      setLoading(false);
      show();
      return () => navigation.abort();
    }

    let leaving: Promise<false> | undefined;
    const requestDocument = () => (leaving ??= source.loadDocument(signal));
    timers.push(
      setTimeout(() => setLoading(true), progressBarDelay),
      setTimeout(requestDocument, scriptPatience),
    );
    coming.then(show, () => {
      if (!signal.aborted) void requestDocument().then(show);
    });
    return () => {
      timers.forEach(clearTimeout);
      navigation.abort();
    };
  }, [address, shownPath, source, onShow]);

  return <ProgressBar loading={loading} />;
}

interface DeferredRouterProps {
  history: History;
  source: SectionSource;
  children: ReactNode;
}

/**
 * A router whose location is that of the page on screen. After a click the location lags behind the address until the
 * next page has loaded, or has failed both as scripts and as a document. Meanwhile the current page stays readable, as in
 * a browser between two documents.
 *
 * `PendingNavigation` is a sibling of the page, and the router does not change before the next page has loaded. If it
 * changed earlier, React would first hydrate the old page, and wait for its script. A script that never comes would then
 * block the click.
 */
export function DeferredRouter({ history, source, children }: DeferredRouterProps) {
  const [shown, setShown] = useState<{ location: Location; action: History['action'] }>(history);
  const [show] = useState(() => () => {
    const { location, action } = history;
    const set = () => setShown((before) => (before.location === location ? before : { location, action }));
    // After a click only the top of the page renders first (`BelowFold`), and in one piece. A transition would render
    // in slices and spend half of the time between them. Back renders the whole page.
    if (action === 'PUSH') set();
    else startTransition(set);
  });
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
      <PendingNavigation
        history={history}
        source={source}
        shownPath={shown.location.pathname}
        onShow={show}
      />
    </Router>
  );
}
