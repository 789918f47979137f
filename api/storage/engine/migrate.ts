import { Migrator, sql, type Kysely, type Transaction } from 'kysely';
import { StartError } from '../../config/startError';
import type { Database } from './database';
import { enquiriesSubscribersMails } from './migrations/2025-09-24EnquiriesSubscribersMails';
import { told } from './migrations/2026-11-22-1Told';
import { ownerDesk } from './migrations/2026-11-22-2OwnerDesk';
import { encounters } from './migrations/2026-11-22-3Encounters';
import { nothingLost } from './migrations/2026-11-27-2NothingLost';
import { newsletters } from './migrations/2026-11-27-9-nNewsletters';

/**
 * In order of their names. A migration that has been released is never changed, only followed, and each only adds: an
 * older program goes on serving the schema of a newer one, in a rolling upgrade and after going back (migrate.test.ts).
 */
export const migrations = {
  '2025-09-24-enquiries-subscribers-mails': enquiriesSubscribersMails,
  '2026-11-22-1-told': told,
  '2026-11-22-2-owner-desk': ownerDesk,
  '2026-11-22-3-encounters': encounters,
  '2026-11-27-2-nothing-lost': nothingLost,
  '2026-11-27-9-n-newsletters': newsletters,
};

/** In the order in which they run. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

const createMigrator = (db: Kysely<Database>) =>
  // A transaction and a lock around all of them are the caller's: see migratePostgresql.ts.
  new Migrator({ db, provider: { getMigrations: async () => migrations }, disableTransactions: true });

/** Where a database's schema stands beside this checkout's. */
export interface SchemaState {
  /** Names of the migrations that it has been through, oldest first. */
  readonly applied: string[];
  readonly lacks: string[];
  /** Of a newer checkout, or of another program. */
  readonly unknown: string[];
}

/** Reads which migrations a database has been through; changes nothing. */
export async function readSchemaState(db: Kysely<Database> | Transaction<Database>): Promise<SchemaState> {
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
 * Brings the schema to the state of this checkout, on one session that nobody else uses meanwhile. A schema that is
 * newer stays as it is, and the names of the migrations that made it so are the answer.
 *
 * @throws StartError where the schema is another program's
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const { lacks, unknown } = await readSchemaState(db);
  if (unknown.length > 0 && lacks.length > 0)
    throw new StartError(
      `The database has gone another way than this checkout: it has ${unknown.join(', ')} and lacks ${lacks.join(', ')}; use a database of its own, or the checkout that made it`,
    );
  if (unknown.length > 0) return unknown;
  const { error } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
  return [];
}

/** What the log says of a schema that a newer version has made. */
export const newerSchema = (names: readonly string[]): string =>
  `The database is newer than this version (${names.join(', ')}): it is served as it is, since migrations only add`;
