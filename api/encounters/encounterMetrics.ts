import { Counter, type Registry } from 'prom-client';

export type EncounterMetrics = ReturnType<typeof createEncounterMetrics>;

/** Telemetry figures; vitals are in the database alone. Their labels come from closed lists, or are limited in number by startCounting.ts. */
export function createEncounterMetrics(registry: Registry) {
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    beacons: counter(
      'site_beacons_total',
      'Pages that told what their visitors met, by version of their shell',
      ['shell'],
    ),
    failures: counter(
      'site_failures_total',
      'Failures that visitors met: entry or script (a load that failed), integrity (other bytes than published), render (a part threw), hydration, captcha (the bot check)',
      ['kind', 'app', 'version'],
    ),
    violations: counter(
      'site_policy_violations_total',
      'What the policy of a document refused, by directive and by where it came from: inline, eval, data, own, foreign',
      ['directive', 'source'],
    ),
  };
}
