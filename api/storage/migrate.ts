import { Migrator, type Kysely } from 'kysely';
import type { Database } from './database';
import { enquiriesSubscribersMails } from './migrations/2025-09-24-enquiries-subscribers-mails';

/** In order of their names. A migration that has been released is never changed, only followed. */
const migrations = {
  '2025-09-24-enquiries-subscribers-mails': enquiriesSubscribersMails,
};

/** Kysely takes a database lock, so several instances may start at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
