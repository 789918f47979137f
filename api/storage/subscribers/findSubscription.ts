import type { Kysely } from 'kysely';
import type { Database } from '../engine/database';

/** The state of the subscriber behind an unsubscribe link. */
export async function findSubscription(
  db: Kysely<Database>,
  token: string,
): Promise<'subscribed' | 'left' | 'unknown'> {
  const row = await db
    .selectFrom('subscribers')
    .select('unsubscribed_at')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  if (!row) return 'unknown';
  return row.unsubscribed_at === null ? 'subscribed' : 'left';
}
