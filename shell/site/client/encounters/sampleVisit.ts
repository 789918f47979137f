import type { Pins } from 'shared-content/federation';
import { whenIdle } from '../whenIdle';
import { mayTell } from './sendBeacon';

/** Percentage of page views that are measured, unless VITALS_PERCENT sets another. */
const percent = 10;

/** Measures a sample of the visits. The script for it loads when the browser is idle. */
export function sampleVisit(pins: Pins): void {
  // Programs (tests, benchmarks, the browser gate of a release) are not visitors.
  if (!mayTell(pins) || navigator.webdriver || Math.random() * 100 >= (pins.vitalsPercent ?? percent)) return;
  const path = location.pathname;
  whenIdle(() => {
    import(/* webpackChunkName: "vitals" */ './measureVisit').then(
      ({ measureVisit }) => measureVisit(pins, path),
      () => {},
    );
  });
}
