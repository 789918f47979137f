import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';

/** Failures within this many minutes count as current: they are counted apart, and the log warns of them. */
export const recentMinutes = 10;

/** Failures of one app version within a day. */
export interface FailingVersion {
  readonly app: string;
  readonly version: string;
  readonly kind: string;
  /** Within the last `recentMinutes`, and within the last day. */
  readonly recent: number;
  readonly day: number;
  readonly first: Date;
  readonly last: Date;
}

/** One web vital over a week, on all pages and devices or on one kind. */
export interface VitalFigure {
  readonly page: string;
  readonly device: string;
  readonly name: string;
  readonly good: number;
  readonly fair: number;
  readonly count: number;
}

/** The telemetry that was counted. */
export interface Encounters {
  readonly failing: readonly FailingVersion[];
  readonly vitals: readonly VitalFigure[];
}

/** Reads the telemetry: failures of a day, the most recent first, and the vitals of a week. */
export async function readEncounters(db: Kysely<Database>): Promise<Encounters> {
  const { rows: failing } = await sql<FailingVersion>`
    select app, version, kind,
           coalesce(sum(count) filter (where minute > now() - ${sql.lit(recentMinutes)} * interval '1 minute'), 0)::int as recent,
           sum(count)::int as day, min(minute) as first, max(minute) as last
    from encounters where minute > now() - interval '1 day'
    group by app, version, kind
    order by recent desc, day desc, app, version, kind`.execute(db);
  const { rows: vitals } = await sql<VitalFigure>`
    select page, device, name, sum(count)::int as count,
           coalesce(sum(count) filter (where rating = 'good'), 0)::int as good,
           coalesce(sum(count) filter (where rating = 'fair'), 0)::int as fair
    from vitals where day > current_date - 7
    group by page, device, name
    order by page, device, name`.execute(db);
  return { failing, vitals };
}
