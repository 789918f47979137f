import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';

/** The embedded engine has one process: what a killed one was sending is free again at once, not after the lease. */
export async function returnLeasedMails(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('mails')
    .set({ leased: false, next_attempt_at: sql<Date>`now()` })
    .where('leased', '=', true)
    .where('status', '=', 'waiting')
    .execute();
}
