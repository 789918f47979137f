import type { Pins } from 'shared-content/federation';
import { mayTell } from './sendBeacon';

/** Of a hundred page views so many are measured, unless VITALS_PERCENT says otherwise. */
const percent = 10;

/** Has some visits measured. The script for that comes when the browser has nothing else to do. */
export function sampleVisit(pins: Pins): void {
  // Programs (tests, benches, the look before a release) are no visitors.
  if (!mayTell(pins) || navigator.webdriver || Math.random() * 100 >= (pins.measured ?? percent)) return;
  const path = location.pathname;
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000));
  idle(() => {
    import(/* webpackChunkName: "vitals" */ './measureVisit').then(
      ({ measureVisit }) => measureVisit(pins, path),
      () => {},
    );
  });
}
