import { sql } from 'kysely';
import type { Db, EncountersTable, VitalsTable } from '../engine/database';

/** Counts of one app's failures within one minute, or of its violations. */
export type EncounterCount = Omit<EncountersTable, 'minute'> & { readonly minute: string };
/** Counts of one vital on one kind of page within one day. */
export type VitalCount = Omit<VitalsTable, 'day'> & { readonly day: string };

/** Adds counts to the stored ones, one statement per table, because several instances may count the same minute. */
export async function addEncounters(
  db: Db,
  { encounters, vitals }: { encounters: readonly EncounterCount[]; vitals: readonly VitalCount[] },
): Promise<void> {
  if (encounters.length > 0)
    await sql`
      insert into encounters (minute, generation, app, version, kind, count)
      select * from json_to_recordset(${JSON.stringify(encounters)}::json)
        as given (minute timestamptz, generation text, app text, version text, kind text, count integer)
      on conflict (minute, generation, app, version, kind)
        do update set count = encounters.count + excluded.count`.execute(db);
  if (vitals.length > 0)
    await sql`
      insert into vitals (day, page, device, name, rating, count)
      select * from json_to_recordset(${JSON.stringify(vitals)}::json)
        as given (day date, page text, device text, name text, rating text, count integer)
      on conflict (day, page, device, name, rating)
        do update set count = vitals.count + excluded.count`.execute(db);
}

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
export async function readEncounters(db: Db): Promise<Encounters> {
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

/** Days for which telemetry counts are kept: long enough to compare a release with the previous one. */
export const encounterDays = 90;

/** Removes counts older than `encounterDays`. */
export async function deleteOldEncounters(db: Db): Promise<void> {
  const before = sql`now() - ${sql.lit(encounterDays)} * interval '1 day'`;
  await sql`delete from encounters where minute < ${before}`.execute(db);
  await sql`delete from vitals where day < ${before}`.execute(db);
}
