// Scrolls to where the entry's page was left within another document, for example by a click to a page that was mounted
// there (app/places.ts). The browser restores nothing then.

// Pixels from the top after the last attempt.
var restored = scrollY;

export function restorePlace() {
  // The visitor has scrolled meanwhile.
  if (history.scrollRestoration !== 'manual' || scrollY !== restored) return;
  var place;
  try {
    place = JSON.parse(sessionStorage.places)[history.state.key];
  } catch {
    // Nothing is stored.
  }
  var anchor = document.getElementById(location.hash.slice(1));
  if (place === undefined && anchor) anchor.scrollIntoView();
  else if (place) scrollTo({ top: place, behavior: 'instant' });
  restored = scrollY;
}
