import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, Router, type UNSAFE_createBrowserHistory as createHistory } from 'react-router-dom';
import { notFoundChunk, getOwner, shellApp } from 'shared-content/federation';
import { ProgressBar } from '../ui/ProgressBar';
import type { SectionSource } from './SectionSource.contract';
import { routedTo } from './places';

type History = ReturnType<typeof createHistory>;

/**
 * Time that a clicked page's scripts have, in milliseconds, before its document is asked for, one request away. With the
 * second that `loadDocument` gives that request, the tab is on its way there after four. Where the document cannot be had,
 * the page before stays, under the progress bar, until the scripts have come or failed for good (`backOff`).
 */
const patience = 3_000;

/** Time, in milliseconds, within which a page comes without a word: drawing the line would delay the page. */
const short = 120;

interface ArrivalsProps {
  history: History;
  source: SectionSource;
  /** Path of the page that is shown. */
  standing: string;
  onShow: () => void;
}

/** Waits for the page at the address, and shows that it does. Whoever has gone elsewhere by then is left alone. */
function Arrivals({ history, source, standing, onShow }: ArrivalsProps) {
  const [address, setAddress] = useState(history.location);
  useLayoutEffect(() => history.listen(({ location }) => setAddress(location)), [history]);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    routedTo(address.pathname);
    if (address.pathname === standing) {
      setLoading(false);
      return onShow();
    }
    const navigation = new AbortController();
    const { signal } = navigation;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const show = () => {
      // What has come is not announced as coming while React still renders it.
      timers.forEach(clearTimeout);
      if (!signal.aborted) onShow();
    };
    // Once a navigation: a load that fails while its document is asked for is not started anew.
    const owner = getOwner(address.pathname);
    const coming = owner ? source.arrival(owner, address.pathname) : source.arrival(shellApp, notFoundChunk);
    if (!coming) {
      setLoading(false);
      show();
      return () => navigation.abort();
    }

    let leaving: Promise<false> | undefined;
    const leave = () => (leaving ??= source.loadDocument(signal));
    timers.push(
      setTimeout(() => setLoading(true), short),
      setTimeout(leave, patience),
    );
    coming.then(show, () => {
      if (!signal.aborted) void leave().then(show);
    });
    return () => {
      timers.forEach(clearTimeout);
      navigation.abort();
    };
  }, [address, standing, source, onShow]);

  return <ProgressBar loading={loading} />;
}

interface PageRouterProps {
  history: History;
  source: SectionSource;
  children: ReactNode;
}

/**
 * A router whose location is that of the page that is shown. After a click it stays behind the address until the next
 * page has come or can neither come nor be had as a document: the reader keeps what they read meanwhile, as a browser
 * does between two documents.
 *
 * What waits stands beside the page, not above it, and the router hears of nothing before: a change that reaches markup
 * whose script is still on its way makes React wait for that script first, for ever if it never comes. With the page
 * that takes its place such markup goes.
 */
export function PageRouter({ history, source, children }: PageRouterProps) {
  const [shown, setShown] = useState<{ location: Location; action: History['action'] }>(history);
  const [show] = useState(() => () => {
    const { location, action } = history;
    const set = () => setShown((before) => (before.location === location ? before : { location, action }));
    // After a click the opening alone is rendered first (`BelowFold`): in one piece, as a transition's slices leave half
    // of the time between them. Back renders a whole page.
    if (action === 'PUSH') set();
    else startTransition(set);
  });
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
      <Arrivals history={history} source={source} standing={shown.location.pathname} onShow={show} />
    </Router>
  );
}
