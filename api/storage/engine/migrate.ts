import { Migrator, type Kysely } from 'kysely';
import type { Database } from './database';
import { enquiriesSubscribersMails } from './migrations/2025-09-24EnquiriesSubscribersMails';
import { told } from './migrations/2026-11-22-1Told';
import { ownerDesk } from './migrations/2026-11-22-2OwnerDesk';
import { encounters } from './migrations/2026-11-22-3Encounters';
import { newsletters } from './migrations/2026-11-27-9-nNewsletters';

/** In order of their names. A migration that has been released is never changed, only followed. */
export const migrations = {
  '2025-09-24-enquiries-subscribers-mails': enquiriesSubscribersMails,
  '2026-11-22-1-told': told,
  '2026-11-22-2-owner-desk': ownerDesk,
  '2026-11-22-3-encounters': encounters,
  '2026-11-27-9-n-newsletters': newsletters,
};

/** In the order in which they run. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

const migratorOf = (db: Kysely<Database>) =>
  // A transaction and a lock around all of them are the caller's: see migratePostgresql.ts.
  new Migrator({ db, provider: { getMigrations: async () => migrations }, disableTransactions: true });

/** Brings the schema to the state of this checkout, on one session that nobody else uses meanwhile. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/** The names of the migrations that the database still lacks; asks and changes nothing. */
export async function pendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const known = await migratorOf(db).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}
