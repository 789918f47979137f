import { sql, type Kysely } from 'kysely';
import type { Database } from './database';

/** True when the link is one of ours, also the second time. */
export async function unsubscribe(db: Kysely<Database>, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscribers')
    .set({ unsubscribed_at: sql<Date>`coalesce(unsubscribed_at, now())` })
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
