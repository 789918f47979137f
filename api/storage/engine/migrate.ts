import { type Kysely, sql, type Transaction } from 'kysely';
import { StartError } from 'shared-content/server/startError';
import type { Database, Db } from './database';
import { enquiriesSubscribersMails } from './migrations/2025-09-24EnquiriesSubscribersMails';
import { told } from './migrations/2026-11-22-1Told';
import { ownerDesk } from './migrations/2026-11-22-2OwnerDesk';
import { encounters } from './migrations/2026-11-22-3Encounters';
import { nothingLost } from './migrations/2026-11-27-2NothingLost';
import { newsletters } from './migrations/2026-11-27-9-nNewsletters';

/**
 * Migrations in order of their names. A released migration never changes, and each one only adds. So an older program
 * can serve a newer schema, in a rolling upgrade and after a rollback (migrate.test.ts).
 *
 * Name the next one after its day and its subject: `2026-12-01-1-job-titles` in `2026-12-01-1JobTitles.ts`. The number
 * orders the migrations of a day. Names in databases cannot change, so older ones keep odd numbers and subjects.
 */
export const migrations = {
  // The first tables.
  '2025-09-24-enquiries-subscribers-mails': enquiriesSubscribersMails,
  // Reasons for held enquiries, consents, and the outbox's priorities and webhook calls.
  '2026-11-22-1-told': told,
  // Status and source of an enquiry, audit trail, keys of the desk.
  '2026-11-22-2-owner-desk': ownerDesk,
  // Telemetry.
  '2026-11-22-3-encounters': encounters,
  // Keys of "answered" links, fingerprints of erased people.
  '2026-11-27-2-nothing-lost': nothingLost,
  // Newsletters and their copies, bounces, replies, blocked senders.
  '2026-11-27-9-n-newsletters': newsletters,
};

/** In the order in which they run. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/** A number that no other program uses for its lock in this database. It is Kysely's, which older versions used. */
const lockId = '3853314791062309107';

/** Keeps others from migrating until the transaction ends. */
export const lockMigrations = (transaction: Transaction<Database>) =>
  sql`select pg_advisory_xact_lock(${sql.lit(lockId)}::bigint)`.execute(transaction);

/**
 * Applies the migrations up to one of them, or all, and records each in Kysely's table. Kysely's own migrator would not
 * run within a transaction of the caller's.
 */
export async function runMigrations(transaction: Transaction<Database>, upTo?: string): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(transaction);
  const { lacks } = await readSchemaState(transaction);
  for (const name of lacks.filter((one) => upTo === undefined || one <= upTo)) {
    await migrations[name as keyof typeof migrations].up(transaction as unknown as Kysely<unknown>);
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
