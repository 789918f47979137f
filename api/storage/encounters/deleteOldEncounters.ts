import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';

/** Days for which telemetry counts are kept: long enough to compare a release with the previous one. */
export const encounterDays = 90;

/** Removes counts older than `encounterDays`. */
export async function deleteOldEncounters(db: Kysely<Database>): Promise<void> {
  const before = sql`now() - ${sql.lit(encounterDays)} * interval '1 day'`;
  await sql`delete from encounters where minute < ${before}`.execute(db);
  await sql`delete from vitals where day < ${before}`.execute(db);
}
