import { sql, type Kysely } from 'kysely';
import type { Database } from '../storage/engine/database';

export async function clearTables(db: Kysely<Database>): Promise<void> {
  await sql`truncate enquiries, subscribers, consents, mails, rate_limits, erasures, blocked_addresses, backups`.execute(
    db,
  );
}

/** Makes waiting mails due, as after the back-off. */
export async function makeMailsDue(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('status', '=', 'waiting')
    .where('leased', '=', false)
    .execute();
}
