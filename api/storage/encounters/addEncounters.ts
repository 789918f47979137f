import { sql, type Kysely } from 'kysely';
import type { Database, EncountersTable, VitalsTable } from '../engine/database';

/** Counts of one app's failures within one minute, or of its violations. */
export type EncounterCount = Omit<EncountersTable, 'minute'> & { readonly minute: string };
/** Counts of one vital on one kind of page within one day. */
export type VitalCount = Omit<VitalsTable, 'day'> & { readonly day: string };

/** Adds counts to the stored ones, one statement per table, because several instances may count the same minute. */
export async function addEncounters(
  db: Kysely<Database>,
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
