import { CompiledQuery, Kysely, Migrator, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { StartError } from 'shared-content/server/startError';
import type { Database, Db } from './database';
import { singleSessionDialect } from './singleSessionDialect';
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
export const migrationLockId = '3853314791062309107';

/** Applies the migrations up to one of them, or all. The caller provides the transaction and the lock around them. */
export async function runMigrations(db: Db, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    disableTransactions: true,
  });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error) throw error;
}

/** The database within the caller's transaction, because the migrator would begin one of its own. */
export const withinTransaction = (transaction: Transaction<Database>): Db =>
  new Kysely({
    dialect: singleSessionDialect({
      query: async <R>(text: string, parameters: unknown[]) => {
        const { rows, numAffectedRows } = await transaction.executeQuery<R>(
          CompiledQuery.raw(text, parameters),
        );
        return { rows, affectedRows: Number(numAffectedRows ?? 0) };
      },
      close: async () => {},
    }),
  });

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
 * Brings the schema to this checkout's state, on a session without other users. A newer schema stays as it is.
 *
 * @returns the names of the migrations that made the schema newer
 * @throws StartError where the schema is another program's
 */
export async function migrate(db: Db): Promise<string[]> {
  const { lacks, unknown } = await readSchemaState(db);
  if (unknown.length > 0 && lacks.length > 0)
    throw new StartError(
      `The database has migrations of another checkout: it has ${unknown.join(', ')} and lacks ${lacks.join(', ')}; use a database of its own, or the checkout that made it`,
    );
  if (unknown.length > 0) return unknown;
  await runMigrations(db);
  return [];
}

/** The log message for a schema that a newer version has made. */
export const newerSchema = (names: readonly string[]): string =>
  `The database is newer than this version (${names.join(', ')}): it is served as it is, since migrations only add`;

/**
 * Migrates on a connection of its own: building an index may outlast the timeout of visitors' statements, and other
 * instances wait for the lock. One transaction holds everything, so that a pooler in transaction mode keeps it on one
 * server. Lifted timeouts and the lock end with it. Returns as migrate does.
 */
export async function migratePostgresql(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'site-api-migration',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    max: 1,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    return await new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
      .transaction()
      .execute(async (transaction) => {
        await sql`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(
          transaction,
        );
        await sql`select pg_advisory_xact_lock(${sql.lit(migrationLockId)}::bigint)`.execute(transaction);
        return migrate(withinTransaction(transaction));
      });
  } finally {
    await pool.end();
  }
}
