import { startTransition, useEffect, useMemo, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { SectionSource } from './SectionSource.contract';
import { ownerOf } from './ownerOf';

/**
 * Time that a clicked page's bundle has, in milliseconds, before its document is asked for, one request away.
 * With the second that `leaveFor` gives that request, nobody waits longer than four.
 */
const patience = 3_000;

/**
 * The location whose page is shown. After a click it stays behind the address until the next page has come
 * or can neither come nor be had as a document: the reader keeps what they read meanwhile, as a browser does
 * between two documents. Whoever has gone elsewhere by then is left alone.
 *
 * @returns `loading`: whether a page is on its way
 */
export function useShownLocation(source: SectionSource): { shown: Location; loading: boolean } {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const elsewhere = location.pathname !== shown.pathname;
  // Once a navigation: a load that fails while its document is asked for is not started anew.
  const coming = useMemo(() => {
    const owner = elsewhere ? ownerOf(location.pathname) : undefined;
    return owner && source.arrival(owner, location.pathname);
  }, [elsewhere, location, source]);
  if (!coming && shown !== location) setShown(location);

  useEffect(() => {
    if (!coming) return;
    const navigation = new AbortController();
    const { signal } = navigation;
    const show = () => {
      if (!signal.aborted) startTransition(() => setShown(location));
    };
    let leaving: Promise<false> | undefined;
    const leave = () => (leaving ??= source.leaveFor(signal));
    const timer = setTimeout(leave, patience);
    coming.then(show, () => {
      if (!signal.aborted) void leave().then(show);
    });
    return () => {
      clearTimeout(timer);
      navigation.abort();
    };
  }, [coming, location, source]);

  return coming ? { shown, loading: true } : { shown: location, loading: false };
}
