import { sql, type Transaction } from 'kysely';
import { StartError } from 'shared-content/server/startError';
import type { Database, Db } from './database';
import { migrations } from './migrations';

/** In the order in which they run. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/** A number that no other program uses for its lock in this database. It is Kysely's, which older versions used. */
const lockId = '3853314791062309107';

/** Keeps others from migrating until the transaction ends. */
export const lockMigrations = (transaction: Transaction<Database>) =>
  sql`select pg_advisory_xact_lock(${sql.lit(lockId)}::bigint)`.execute(transaction);

/**
 * Applies the migrations up to one of them, or all, and records each in Kysely's table. Kysely's Migrator cannot: it
 * asks for a connection of its own, also with `disableTransactions`, and a restore is one transaction with its migrations.
 */
async function runMigrations(transaction: Transaction<Database>, upTo?: string): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(transaction);
  const { lacks } = await readSchemaState(transaction);
  for (const name of lacks.filter((one) => upTo === undefined || one <= upTo)) {
    for (const statement of migrations[name]!) await statement.execute(transaction);
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(
      transaction,
    );
  }
}

/** A database's schema compared with this checkout's. */
export interface SchemaState {
  /** Names of the applied migrations, oldest first. */
  readonly applied: string[];
  readonly lacks: string[];
  /** Migrations of a newer checkout, or of another program. */
  readonly unknown: string[];
}

/** Reads the applied migrations. Changes nothing. */
export async function readSchemaState(db: Db | Transaction<Database>): Promise<SchemaState> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  const applied = rows[0]!.there
    ? (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
        ({ name }) => name,
      )
    : [];
  return {
    applied,
    lacks: migrationNames.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !migrationNames.includes(name)),
  };
}

/**
 * Brings the schema to this checkout's state. A newer schema stays as it is.
 *
 * @returns the names of the migrations that made the schema newer
 * @throws StartError where the schema is another program's
 */
export async function migrate(transaction: Transaction<Database>): Promise<string[]> {
  const { lacks, unknown } = await readSchemaState(transaction);
  if (unknown.length > 0 && lacks.length > 0)
    throw new StartError(
      `The database has migrations of another checkout: it has ${unknown.join(', ')} and lacks ${lacks.join(', ')}; use a database of its own, or the checkout that made it`,
    );
  if (unknown.length > 0) return unknown;
  await runMigrations(transaction);
  return [];
}

/** The log message for a schema that a newer version has made. */
export const newerSchema = (names: readonly string[]): string =>
  `The database is newer than this version (${names.join(', ')}): it is served as it is, since migrations only add`;
