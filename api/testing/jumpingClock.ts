import { sql, type Kysely } from 'kysely';
import type { Database } from '../storage/engine/database';

/** Searched before PostgreSQL's own functions, so that now() is ours. */
const searchPath = 'testclock, public, pg_catalog';

/** For DATABASE_URL: every connection of the pool finds our now() first. */
export function withJumpingClock(databaseUrl: string): string {
  return `${databaseUrl}?options=${encodeURIComponent(`-c search_path=${searchPath.replaceAll(' ', '')}`)}`;
}

/**
 * Makes the database's clock an input: now() is the real time plus an offset. The tested statements stay as they are;
 * only the name resolves elsewhere. Returns the function that sets the offset.
 */
export async function installJumpingClock(
  db: Kysely<Database>,
): Promise<(interval: string) => Promise<void>> {
  await sql.raw('create schema testclock').execute(db);
  await sql.raw(`create table testclock.ahead as select interval '0' as by`).execute(db);
  await sql
    .raw(
      `create function testclock.now() returns timestamptz language sql stable
       as 'select pg_catalog.now() + (select by from testclock.ahead)'`,
    )
    .execute(db);
  // PGlite has one session; a pool's connections get this from their URL.
  await sql.raw(`set search_path = ${searchPath}`).execute(db);
  for (const column of ['created_at', 'next_attempt_at'])
    await sql.raw(`alter table mails alter column ${column} set default testclock.now()`).execute(db);
  return async (interval) => {
    await sql`update testclock.ahead set by = ${interval}::interval`.execute(db);
  };
}
