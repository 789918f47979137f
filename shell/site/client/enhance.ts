import { isHome } from 'shared-content/federation';
import { enhanceMarkup } from 'shared-content/ui';
import { reportFailure } from '../app/reportFailure';
import { followMouseWithLight } from '../ui/followMouseWithLight';
import { enhanceHeader } from '../ui/header/enhanceHeader';
import { enhanceNotFound } from '../ui/notFound/enhanceNotFound';
import { loadFilm } from '../ui/home/loadFilm';
import { offerTop } from '../ui/offerTop';
import { awaitIntent } from './awaitIntent';
import { sampleVisit } from './encounters/sampleVisit';
import { watchFailures } from './encounters/watchFailures';
import { watchViolations } from './encounters/watchViolations';
import { enhanceDisclosures } from './enhanceDisclosures';
import { loadDeferredStyles } from './loadDeferredStyles';
import { startReact } from './startReact';
import { pins, sections } from './thisPage';

/**
 * Enhances the document's elements on every page, without React. Nothing else runs on most pages until the visitor shows
 * interest (`awaitIntent`). Each enhancement runs once per document: React leaves these elements alone.
 */
watchFailures(pins, sections);
watchViolations(pins);
for (const enhance of [
  loadDeferredStyles,
  enhanceDisclosures,
  enhanceHeader,
  followMouseWithLight,
  offerTop,
  () => enhanceMarkup(document),
  () => pins.notFound && enhanceNotFound(),
  () => isHome(location.pathname) && !globalThis.__SITE_HYDRATE__ && loadFilm(),
])
  try {
    enhance();
  } catch (error) {
    // The page's text is readable without any of these.
    reportFailure('render', 'shell', error);
  }
sampleVisit(pins);
// A dev server's page starts React by itself.
if (!__DEV__) {
  addEventListener('site:wanted', () => startReact(pins));
  // The loader says so once this script has run and the page needs no React yet.
  addEventListener('site:waiting', () => awaitIntent(pins));
}
