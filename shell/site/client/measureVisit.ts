import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type VitalName, type Vitals, getPageKind } from 'shared-content/telemetry';
import type { Pins } from 'shared-content/federation';
import { sendBeacon } from './telemetry';

const device = (): Vitals['device'] =>
  !matchMedia('(pointer: coarse)').matches
    ? 'desktop'
    : Math.min(screen.width, screen.height) < 600
      ? 'phone'
      : 'tablet';

/**
 * Measures this visit and reports it once, when the page is first left or hidden. The browser has recorded what happened
 * before this script came.
 *
 * @param path of the document
 */
export function measureVisit(pins: Pins, path: string): void {
  const measured: Partial<Record<VitalName, number>> = {};
  const take = ({ name, value }: { name: VitalName; value: number }) => {
    measured[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(take, { reportAllChanges: true });
  const reported = new AbortController();
  const report = () => {
    if (reported.signal.aborted || Object.keys(measured).length === 0) return;
    reported.abort();
    const page = pins.notFound ? 'not-found' : getPageKind(path);
    sendBeacon(pins, { vitals: { page, device: device(), ...measured } });
  };
  const { signal } = reported;
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report(), { signal });
  // Safari before 17 does not fire `visibilitychange` when a link leaves the page.
  addEventListener('pagehide', report, { signal });
}
