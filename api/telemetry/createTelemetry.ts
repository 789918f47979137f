import type { FastifyBaseLogger } from 'fastify';
import { appNames, type Beacon, failureKinds, vitalLimits, type VitalName } from 'shared-content/telemetry';
import { NetworkCounter } from '../http/NetworkCounter';
import type { TelemetryMetrics } from './telemetryMetrics';

/** Versions that an hour counts separately, over all apps. Further ones count as `other`: strangers can invent versions. */
const mostVersions = 50;
/** Failures that the log shows in a minute. The counters have all of them. */
const mostLines = 60;
/** Networks whose visitors must report a version within an hour before the owner hears of it: one stranger is one network. */
const networksToAlert = 3;
const other = 'other';
const minute = 60_000;
const hour = 60 * minute;

export type Telemetry = ReturnType<typeof createTelemetry>;

/** A version that fails for visitors of several networks. */
export interface FailingVersion {
  readonly app: string;
  readonly version: string;
  readonly what: string;
}

/**
 * Counts telemetry in the metrics and logs each failure, without a query. Anyone can send false reports, so that the
 * numbers of names, lines and alerts are limited, and an alert takes several networks.
 */
export function createTelemetry(options: {
  readonly metrics: TelemetryMetrics;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called once for each version that fails for several networks. */
  readonly onFailingVersion: (failing: FailingVersion) => void;
  /** Called when a captcha failed in a page. */
  readonly onCaptchaFailure: (network: string) => void;
}) {
  const { metrics, log, onFailingVersion, onCaptchaFailure } = options;
  /** The networks that have reported each version in this hour, by app and version. */
  const reports = new Map<string, NetworkCounter>();
  let hourEnds = 0;
  /** Begins an hour. Counts that strangers have filled with versions begin anew, as after a restart. */
  const startHour = () => {
    hourEnds = performance.now() + hour;
    if (reports.size === mostVersions) metrics.failures.reset();
    reports.clear();
  };
  const findReports = (app: string, version: string): NetworkCounter | undefined => {
    const name = `${app} ${version}`;
    if (!reports.has(name) && reports.size < mostVersions)
      reports.set(name, new NetworkCounter(networksToAlert, hour));
    return reports.get(name);
  };

  let minuteEnds = 0;
  let lines = 0;
  const logFailure = (facts: object, sentence: string) => {
    if (performance.now() >= minuteEnds) [minuteEnds, lines] = [performance.now() + minute, 0];
    if ((lines += 1) <= mostLines) log.warn(facts, sentence);
  };

  /** @param network of the visitor, shortened (maskAddress) */
  const take = ({ failures = [], vitals }: Beacon, network: string): void => {
    if (performance.now() >= hourEnds) startHour();
    for (const { kind, app: named, version: given, at } of failures) {
      // A newer shell may have a section that this API does not know yet.
      const app = appNames.includes(named) ? named : other;
      const networks = findReports(app, given);
      const version = networks ? given : other;
      metrics.failures.inc({ kind, app, version });
      const what = failureKinds[kind];
      logFailure({ app, version, kind, at }, `${app} ${version} failed: ${what}${at ? `, at ${at}` : ''}`);
      if (kind === 'captcha') onCaptchaFailure(network);
      // React draws the part anew after a hydration error, and nothing is lost: translators and extensions cause them.
      else if (kind !== 'hydration' && networks?.add(network)) onFailingVersion({ app, version, what });
    }
    if (!vitals) return;
    const { page, device, ...measured } = vitals;
    for (const [name, value] of Object.entries(measured) as [VitalName, number][]) {
      const [good, poor] = vitalLimits[name];
      const rating = value <= good ? 'good' : value <= poor ? 'fair' : 'poor';
      metrics.vitals.inc({ name, rating, page, device });
    }
  };
  return { take };
}
