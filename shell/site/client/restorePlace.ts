/**
 * Scrolls to where the entry's page was left within another document, for example by a click to a page that was mounted
 * there (`app/scrollPositions.ts`). The browser restores nothing then.
 */
export function restorePlace(): void {
  // A visitor who has scrolled meanwhile stays where he is.
  if (history.scrollRestoration !== 'manual' || scrollY > 0) return;
  let place: number | undefined;
  try {
    const { key } = history.state as { key: string };
    place = (JSON.parse(sessionStorage.places as string) as Record<string, number>)[key];
  } catch {
    // Nothing is stored.
  }
  const anchor = document.getElementById(location.hash.slice(1));
  if (place === undefined && anchor) anchor.scrollIntoView();
  else if (place) scrollTo({ top: place, behavior: 'instant' });
}
