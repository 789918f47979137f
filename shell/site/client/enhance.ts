import { enhanceStaticPage } from 'shared-content/ui';
import { reportFailure } from '../app/reportFailure';
import { carryLamp } from '../ui/carryLamp';
import { tendHeader } from '../ui/header/tendHeader';
import { tendNotFound } from '../ui/notFound/tendNotFound';
import { offerTop } from '../ui/offerTop';
import { awaitIntent } from './awaitIntent';
import { sampleVisit } from './encounters/sampleVisit';
import { tellFailures } from './encounters/tellFailures';
import { tellViolations } from './encounters/tellViolations';
import { enhanceDisclosures } from './enhanceDisclosures';
import { loadDeferredStyles } from './loadDeferredStyles';
import { pins, sections } from './thisPage';

/**
 * What works on the elements of a document as they stand, on every page and without React. On a static page nothing
 * else runs until its visitor means to go on. Each is done once for the life of the document: React, when it starts,
 * leaves these elements alone.
 */
tellFailures(pins, sections);
tellViolations(pins);
for (const enhance of [
  loadDeferredStyles,
  enhanceDisclosures,
  tendHeader,
  carryLamp,
  offerTop,
  // What React takes over it reveals itself.
  () => (pins.static || location.pathname === '/') && enhanceStaticPage(document),
  () => pins.notFound && tendNotFound(),
])
  try {
    enhance();
  } catch (error) {
    // The page's words are there whatever moves.
    reportFailure('render', 'shell', error);
  }
sampleVisit(pins);
if (pins.static) awaitIntent(pins);
