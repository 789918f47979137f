import type { FastifyBaseLogger } from 'fastify';
import { appNames, type Beacon, failureKinds, vitalLimits, type VitalName } from 'shared-content/encounters';
import type { EncounterMetrics } from './encounterMetrics';
import { formatFailure } from './describeTelemetry';
import type { Db } from '../storage/engine/database';
import {
  addEncounters,
  type EncounterCount,
  recentMinutes,
  type VitalCount,
} from '../storage/encounters/encounterStore';

/** Versions that are counted separately at a time, over all apps. Each costs one series per kind of failure. */
const mostVersions = 100;
/** Versions that one hour may bring. Further ones count as `other`: strangers can invent versions. */
const mostNewVersions = 50;
/** Rows that one hour may add to the database. Further failures are added up by app and kind. */
const mostRowsAnHour = 2_000;
const other = 'other';
const flushEvery = 10_000;
const minuteMs = 60_000;

export interface Counting {
  readonly take: (beacon: Beacon) => void;
  /** Writes the pending counts. Never rejects. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface CountingOptions {
  readonly db: Db;
  readonly metrics: EncounterMetrics;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'debug'>;
  readonly threshold: number;
  /** Called when a bot check failed in a page. */
  readonly onCaptchaFailure?: () => void;
}

/**
 * Counts telemetry: at once for the metrics and the log, every ten seconds for the database, so that beacons cost no
 * queries. A killed process loses ten seconds of counts. Submissions wait for none of this.
 */
export function startCounting({ db, metrics, log, threshold, onCaptchaFailure }: CountingOptions): Counting {
  const waiting = new Map<string, EncounterCount>();
  const waitingVitals = new Map<string, VitalCount>();
  const alarm = new Alarm(threshold, (what, failures, since) => {
    const [app = '', version = '', kind = ''] = what.split(' ');
    const counted = { recent: failures, day: failures, first: since, last: since };
    log.warn({ app, version, failures }, formatFailure({ app, version, kind, ...counted }));
  });
  const versions = new RecentNames(mostVersions, (name) => {
    const [app = '', version = ''] = name.split(' ');
    for (const kind of Object.keys(failureKinds)) {
      metrics.failures.remove({ kind, app, version });
      alarm.forget(`${name} ${kind}`);
    }
  });
  const shells = new RecentNames(20, (shell) => metrics.beacons.remove({ shell }));

  let thisHour = '';
  let newVersions = 0;
  let rows = new Set<string>();
  const nameVersion = (app: string, version: string): string => {
    const name = `${app} ${version}`;
    if (!versions.has(name) && (newVersions += 1) > mostNewVersions) return other;
    versions.see(name);
    return version;
  };
  const add = <T extends { count: number }>(counts: Map<string, T>, one: T): void => {
    const key = JSON.stringify(one);
    counts.set(key, { ...one, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  const addFailure = (one: EncounterCount): void => {
    const key = JSON.stringify(one);
    if (rows.has(key) || rows.size < mostRowsAnHour) {
      rows.add(key);
      add(waiting, one);
    } else
      add(waiting, { ...one, minute: `${one.minute.slice(0, 15)}0:00Z`, generation: other, version: other });
  };

  const take = ({ shell, failures = [], violations = [], vitals }: Beacon): void => {
    const now = new Date().toISOString();
    const minute = `${now.slice(0, 16)}:00Z`;
    const hour = now.slice(0, 13);
    if (hour !== thisHour) [thisHour, newVersions, rows] = [hour, 0, new Set()];
    shells.see(shell);
    metrics.beacons.inc({ shell });
    for (const { kind, app: named, version: given } of failures) {
      // A newer shell may have a section that this API does not know yet.
      const app = appNames.includes(named) ? named : other;
      const version = nameVersion(app, given);
      metrics.failures.inc({ kind, app, version });
      if (kind === 'captcha') onCaptchaFailure?.();
      // React draws the part anew, and nothing is lost: a proxy or an extension has changed the document. What a release
      // itself would cause, its browser gate has looked for.
      if (kind !== 'hydration') alarm.count(`${app} ${version} ${kind}`);
      addFailure({ minute, generation: shell, app, version, kind, count: 1 });
    }
    for (const { directive, source } of violations) {
      metrics.violations.inc({ directive, source });
      const kind = `${directive} ${source}`;
      addFailure({ minute, generation: shell, app: 'document', version: '', kind, count: 1 });
    }
    if (!vitals) return;
    const { page, device, ...measured } = vitals;
    for (const [name, value] of Object.entries(measured) as [VitalName, number][]) {
      const [good, poor] = vitalLimits[name];
      const rating = value <= good ? 'good' : value <= poor ? 'fair' : 'poor';
      add(waitingVitals, { day: now.slice(0, 10), page, device, name, rating, count: 1 });
    }
  };

  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    const encounters = [...waiting.values()];
    const figures = [...waitingVitals.values()];
    if (encounters.length + figures.length === 0) return;
    waiting.clear();
    waitingVitals.clear();
    try {
      await addEncounters(db, { encounters, vitals: figures });
    } catch (error) {
      // outage.ts logs an outage once. The counts stay in the metrics.
      log.debug({ err: error }, 'Counts of what visitors met were not stored');
    }
  };
  const flush = (): Promise<void> => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), flushEvery);
  timer.unref();
  return {
    take,
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

/** The most recently seen names, up to a fixed number: input of strangers must not fill the memory. */
class RecentNames {
  private readonly names = new Map<string, true>();

  /** @param onForgotten called with the least recently seen name when another takes its place */
  constructor(
    private readonly most: number,
    private readonly onForgotten: (name: string) => void = () => {},
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

/** Warns of a failing app version: at its first failures beyond the threshold, then at most once a minute. */
export class Alarm {
  private readonly counts = new Map<string, Map<number, number>>();
  private readonly warnedAt = new Map<string, number>();

  constructor(
    /** Failures within `recentMinutes` from which on the alarm warns. */
    private readonly threshold: number,
    private readonly warn: (what: string, failures: number, since: Date) => void,
  ) {}

  count(what: string): void {
    const now = Date.now();
    const current = Math.floor(now / minuteMs);
    const minutes = this.counts.get(what) ?? new Map<number, number>();
    this.counts.set(what, minutes);
    for (const past of minutes.keys()) if (past <= current - recentMinutes) minutes.delete(past);
    minutes.set(current, (minutes.get(current) ?? 0) + 1);
    const failures = [...minutes.values()].reduce((sum, count) => sum + count, 0);
    if (failures < this.threshold || now - (this.warnedAt.get(what) ?? -minuteMs) < minuteMs) return;
    this.warnedAt.set(what, now);
    this.warn(what, failures, new Date(Math.min(...minutes.keys()) * minuteMs));
  }

  forget(what: string): void {
    this.counts.delete(what);
    this.warnedAt.delete(what);
  }
}
