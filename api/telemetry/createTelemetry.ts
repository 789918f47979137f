import type { FastifyBaseLogger } from 'fastify';
import { appNames, type Beacon, failureKinds, vitalLimits, type VitalName } from 'shared-content/telemetry';
import { NetworkCounter } from '../http/NetworkCounter';
import type { TelemetryMetrics } from './telemetryMetrics';

/** Versions that are counted separately at a time, over all apps. Each costs one series per kind of failure. */
const mostVersions = 100;
/** Versions that one hour may bring. Further ones count as `other`: strangers can invent versions. */
const mostNewVersions = 50;
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
  /** Called when a bot check failed in a page. */
  readonly onCaptchaFailure: (network: string) => void;
}) {
  const { metrics, log, onFailingVersion, onCaptchaFailure } = options;
  const reports = new Map<string, NetworkCounter>();
  const versions = new RecentNames(mostVersions, (name) => {
    const [app = '', version = ''] = name.split(' ');
    for (const kind of Object.keys(failureKinds)) metrics.failures.remove({ kind, app, version });
    reports.delete(name);
  });

  let hourEnds = 0;
  let newVersions = 0;
  const limitVersion = (app: string, version: string): string => {
    const name = `${app} ${version}`;
    if (!versions.has(name) && (newVersions += 1) > mostNewVersions) return other;
    versions.see(name);
    return version;
  };

  let minuteEnds = 0;
  let lines = 0;
  const logFailure = (facts: object, sentence: string) => {
    if (performance.now() >= minuteEnds) [minuteEnds, lines] = [performance.now() + minute, 0];
    if ((lines += 1) <= mostLines) log.warn(facts, sentence);
  };

  const countNetwork = (failing: FailingVersion, network: string) => {
    const name = `${failing.app} ${failing.version}`;
    const networks = reports.get(name) ?? new NetworkCounter(networksToAlert, hour);
    reports.set(name, networks);
    if (networks.isReached()) return;
    networks.add(network);
    if (networks.isReached()) onFailingVersion(failing);
  };

  /** @param network of the visitor, shortened (maskAddress) */
  const take = ({ failures = [], violations = [], vitals }: Beacon, network: string): void => {
    if (performance.now() >= hourEnds) [hourEnds, newVersions] = [performance.now() + hour, 0];
    for (const { kind, app: named, version: given, at } of failures) {
      // A newer shell may have a section that this API does not know yet.
      const app = appNames.includes(named) ? named : other;
      const version = limitVersion(app, given);
      metrics.failures.inc({ kind, app, version });
      const what = failureKinds[kind];
      logFailure({ app, version, kind, at }, `${app} ${version} failed: ${what}${at ? `, at ${at}` : ''}`);
      if (kind === 'captcha') onCaptchaFailure(network);
      // React draws the part anew after a hydration error, and nothing is lost: translators and extensions cause them.
      else if (kind !== 'hydration' && version !== other) countNetwork({ app, version, what }, network);
    }
    for (const { directive, source } of violations) metrics.violations.inc({ directive, source });
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

/** The most recently seen names, up to a fixed number: input of strangers must not fill the memory. */
class RecentNames {
  private readonly names = new Map<string, true>();

  /** @param onForgotten called with the least recently seen name when another takes its place */
  constructor(
    private readonly most: number,
    private readonly onForgotten: (name: string) => void,
  ) {}

  has(name: string): boolean {
    return this.names.has(name);
  }

  see(name: string): void {
    this.names.delete(name);
    this.names.set(name, true);
    const [oldest] = this.names.keys();
    if (this.names.size <= this.most || oldest === undefined) return;
    this.names.delete(oldest);
    this.onForgotten(oldest);
  }
}
