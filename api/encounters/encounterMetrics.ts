import { Counter, Histogram, type Registry } from 'prom-client';
import type { VitalName } from 'shared-content/encounters';

export type EncounterMetrics = ReturnType<typeof createEncounterMetrics>;

/** Telemetry figures. Their labels come from closed lists, or are limited in number by startCounting.ts. */
export function createEncounterMetrics(registry: Registry) {
  const registers = [registry];
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['page', 'device'], buckets, registers });
  return {
    beacons: new Counter({
      name: 'site_beacons_total',
      help: 'Pages that told what their visitors met, by version of their shell',
      labelNames: ['shell'],
      registers,
    }),
    failures: new Counter({
      name: 'site_failures_total',
      help: 'Failures that visitors met: entry or script (a load that failed), integrity (other bytes than published), render (a part threw), hydration, captcha (the bot check)',
      labelNames: ['kind', 'app', 'version'],
      registers,
    }),
    violations: new Counter({
      name: 'site_policy_violations_total',
      help: 'What the policy of a document refused, by directive and by where it came from: inline, eval, data, own, foreign',
      labelNames: ['directive', 'source'],
      registers,
    }),
    vitals: {
      LCP: vital(
        'site_lcp_seconds',
        'Largest contentful paint of sampled page views',
        [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
      ),
      INP: vital(
        'site_inp_seconds',
        'Interaction to next paint of sampled page views',
        [0.05, 0.1, 0.2, 0.3, 0.5, 1],
      ),
      CLS: vital(
        'site_cls',
        'Cumulative layout shift of sampled page views',
        [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
      ),
      FCP: vital(
        'site_fcp_seconds',
        'First contentful paint of sampled page views',
        [0.5, 1, 1.8, 2.4, 3, 5],
      ),
      TTFB: vital(
        'site_ttfb_seconds',
        'Time to first byte of sampled page views',
        [0.1, 0.2, 0.4, 0.8, 1.8, 3],
      ),
    } satisfies Record<VitalName, Histogram>,
  };
}
