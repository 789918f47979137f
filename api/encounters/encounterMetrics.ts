import { Counter, type Registry } from 'prom-client';

export type EncounterMetrics = ReturnType<typeof createEncounterMetrics>;

/** Telemetry figures; vitals are in the database alone. Their labels come from closed lists, or are limited in number by startCounting.ts. */
export function createEncounterMetrics(registry: Registry) {
  const registers = [registry];
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
  };
}
