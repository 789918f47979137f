import { sql, type Transaction } from 'kysely';
import { StartError } from 'shared-content/server/startError';
import type { Database, Db } from './database';
import { migrations } from './migrations';

/** In the order in which they run. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/** A number that no other program uses for its lock in this database. It is Kysely's, as is the table below. */
const lockId = '3853314791062309107';

/** Compares a database's schema with this checkout's. Changes nothing. */
export async function readSchemaState(db: Db | Transaction<Database>) {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  const applied = rows[0]!.there
    ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.map(
        ({ name }) => name,
      )
    : [];
  return {
    lacks: migrationNames.filter((name) => !applied.includes(name)),
    /** Migrations of a newer checkout, or of another program. */
    unknown: applied.filter((name) => !migrationNames.includes(name)),
  };
}

/**
 * Applies the missing migrations and records each. Only one process does so at a time. A newer schema stays as it is:
 * migrations only add, so this version works on it, in a rolling upgrade and after a rollback.
 *
 * @throws StartError where the schema is another program's
 */
export async function migrate(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockId)}::bigint)`.execute(transaction);
  const { lacks, unknown } = await readSchemaState(transaction);
  if (unknown.length > 0 && lacks.length > 0)
    throw new StartError(
      `The database has migrations of another checkout: it has ${unknown.join(', ')} and lacks ${lacks.join(', ')}; use a database of its own, or the checkout that made it`,
    );
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(transaction);
  for (const name of lacks) {
    for (const statement of migrations[name]!) await statement.execute(transaction);
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(
      transaction,
    );
  }
}
