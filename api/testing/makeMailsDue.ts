import { sql, type Kysely } from 'kysely';
import type { Database } from '../storage/engine/database';

/** Lets the back-off pass. */
export async function makeMailsDue(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('status', '=', 'waiting')
    .where('leased', '=', false)
    .execute();
}
