import type { Pins } from 'shared-content/federation';
import { whenAlive } from '../../app/parts';
import { mayTell } from './sendBeacon';

/** Of a hundred page views so many are measured, unless VITALS_PERCENT says otherwise. */
const percent = 10;

/** Has some visits measured. The script for that comes when the page lives and the browser has nothing else to do. */
export function sampleVisit(pins: Pins): void {
  if (!mayTell(pins) || Math.random() * 100 >= (pins.measured ?? percent)) return;
  const path = location.pathname;
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000));
  whenAlive(() =>
    idle(() => {
      import(/* webpackChunkName: "vitals" */ './measureVisit').then(
        ({ measureVisit }) => measureVisit(pins, path),
        () => {},
      );
    }),
  );
}
