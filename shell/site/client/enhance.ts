import { enhanceStaticPage } from 'shared-content/ui';
import { reportFailure } from '../app/reportFailure';
import { carryLamp } from '../ui/carryLamp';
import { enhanceHeader } from '../ui/header/enhanceHeader';
import { enhanceNotFound } from '../ui/notFound/enhanceNotFound';
import { offerTop } from '../ui/offerTop';
import { awaitIntent } from './awaitIntent';
import { sampleVisit } from './encounters/sampleVisit';
import { tellFailures } from './encounters/tellFailures';
import { tellViolations } from './encounters/tellViolations';
import { enhanceDisclosures } from './enhanceDisclosures';
import { loadDeferredStyles } from './loadDeferredStyles';
import { pins, sections } from './thisPage';

/**
 * Enhances the document's elements on every page, without React. On a static page nothing else runs until the visitor
 * shows interest in another page. Each enhancement runs once per document: React leaves these elements alone.
 */
tellFailures(pins, sections);
tellViolations(pins);
for (const enhance of [
  loadDeferredStyles,
  enhanceDisclosures,
  enhanceHeader,
  carryLamp,
  offerTop,
  // On other pages React does this itself.
  () => (pins.static || location.pathname === '/') && enhanceStaticPage(document),
  () => pins.notFound && enhanceNotFound(),
])
  try {
    enhance();
  } catch (error) {
    // The page's text is readable without any of these.
    reportFailure('render', 'shell', error);
  }
// The loader replays what was pressed before.
dispatchEvent(new Event('site:enhanced'));
sampleVisit(pins);
if (pins.static) awaitIntent(pins);
