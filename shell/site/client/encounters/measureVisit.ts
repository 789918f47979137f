import { type Vitals, type VitalName, getPageKind } from 'shared-content/encounters';
import type { Pins } from 'shared-content/federation';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { sendBeacon } from './sendBeacon';

const device = (): Vitals['device'] =>
  !matchMedia('(pointer: coarse)').matches
    ? 'desktop'
    : Math.min(screen.width, screen.height) < 600
      ? 'phone'
      : 'tablet';

/**
 * Measures this visit and tells of it once, when the page is left or hidden for the first time. What was before this
 * script came is in the browser's own record.
 *
 * @param path of the document
 */
export function measureVisit(pins: Pins, path: string): void {
  const measured: Partial<Record<VitalName, number>> = {};
  const take = ({ name, value }: { name: VitalName; value: number }) => {
    measured[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(take, { reportAllChanges: true });
  const told = new AbortController();
  const tell = () => {
    if (told.signal.aborted || Object.keys(measured).length === 0) return;
    told.abort();
    const page = pins.notFound ? 'not-found' : getPageKind(path);
    sendBeacon(pins, { vitals: { page, device: device(), ...measured } });
  };
  const { signal } = told;
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell(), { signal });
  // Safari before 17 forgets the other where a tab is left by a link.
  addEventListener('pagehide', tell, { signal });
}
