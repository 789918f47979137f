import { Counter, type Registry } from 'prom-client';

export type TelemetryMetrics = ReturnType<typeof createTelemetryMetrics>;

/** Telemetry figures. Their labels come from closed lists, or are limited in number by createTelemetry.ts. */
export function createTelemetryMetrics(registry: Registry) {
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    failures: counter(
      'site_failures_total',
      'Failures in visitors’ browsers: entry or script (a load that failed), integrity (other bytes than published), render (a part threw), hydration, captcha (the captcha)',
      ['kind', 'app', 'version'],
    ),
    vitals: counter(
      'site_web_vitals_total',
      'Web vitals of a sample of page views, by rating (good, fair, poor), kind of page and kind of device',
      ['name', 'rating', 'page', 'device'],
    ),
  };
}
