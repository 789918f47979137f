import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { emailKey } from '../subscribers/emailKey';
import { unsubscribe } from '../subscribers/unsubscribe';

/** bounce: mail came back permanently; complaint: the reader marked it as spam, which counts as unsubscribing. */
export interface Bounce {
  readonly email: string;
  readonly kind: 'bounce' | 'complaint';
  readonly reason: string;
}

/** Stops newsletters to an address. False when it is unknown or stopped already. */
export async function suppressAddress(
  db: Kysely<Database>,
  bounce: Bounce,
  { webhook = false } = {},
): Promise<boolean> {
  const { email } = bounce;
  const reason = bounce.reason.slice(0, 300);
  if (bounce.kind === 'complaint') return (await unsubscribe(db, { email }, { webhook, reason })) === 'left';
  const bounced = await db
    .updateTable('subscribers')
    .set({ bounced_at: sql<Date>`now()`, bounce_reason: reason })
    .where('email_key', '=', emailKey(email))
    .where('bounced_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return bounced !== undefined;
}
