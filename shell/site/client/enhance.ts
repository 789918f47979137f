import { isHome } from 'shared-content/federation';
import { enhanceMarkup } from 'shared-content/ui';
import { reportFailure } from '../app/reportFailure';
import { enhanceNotFound } from '../ui/enhanceNotFound';
import { followMouseWithLight } from '../ui/followMouseWithLight';
import { enhanceHeader } from '../ui/header/enhanceHeader';
import { loadFilm } from '../ui/home/loadFilm';
import { addTopButton } from '../ui/addTopButton';
import { awaitIntent } from './awaitIntent';
import { enhanceDisclosures } from './enhanceDisclosures';
import { loadDeferredStyles } from './loadDeferredStyles';
import { prefetchDocuments } from './prefetchDocuments';
import { restorePlace } from './restorePlace';
import { startReact } from './startReact';
import { sampleVisit, watchFailures } from './telemetry';
import { pins, sections } from './thisPage';

/**
 * Enhances the document's elements on every page, without React. Nothing else runs on most pages until the visitor shows
 * interest (`awaitIntent`). Each enhancement runs once per document: React leaves these elements alone.
 */
watchFailures(pins, sections);
for (const enhance of [
  loadDeferredStyles,
  restorePlace,
  enhanceDisclosures,
  enhanceHeader,
  prefetchDocuments,
  followMouseWithLight,
  addTopButton,
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
// A dev server's page starts React by itself, and has no loader.
if (!__DEV__) {
  // These controls work without React, which a static page may never start.
  for (const control of storedControls.keys())
    if ('enhanced' in control.dataset && storedControls.delete(control)) control.click();
  addEventListener('site:start', () => startReact(pins));
  // The loader says so once this script has run and the page needs no React yet.
  addEventListener('site:waiting', () => awaitIntent(pins));
}
