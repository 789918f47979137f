import { startTransition, useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { sectionOwning } from 'shared-content/federation';
import type { SectionSource } from './SectionSource.contract';

/**
 * The location whose page is shown. After a click it stays behind the address until the next page has come
 * or has failed: the reader keeps what they read meanwhile, as a browser does between two documents.
 */
export function useShownLocation(source: SectionSource): Location {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const section = sectionOwning(location.pathname);
  const coming =
    section && location.pathname !== shown.pathname ? source.arrival(section, location.pathname) : undefined;
  if (!coming && shown !== location) setShown(location);

  useEffect(() => {
    if (!coming) return;
    let wanted = true;
    const show = () => {
      if (wanted) startTransition(() => setShown(location));
    };
    coming.then(show, show);
    return () => {
      wanted = false;
    };
  }, [coming, location]);

  return coming ? shown : location;
}
