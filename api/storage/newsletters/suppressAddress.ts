import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { leftEvents } from '../subscribers/subscriberEvents';
import { emailKey } from '../subscribers/emailKey';

/** bounce: mail came back permanently; complaint: the reader marked it as spam, which counts as unsubscribing. */
export interface Bounce {
  readonly email: string;
  readonly kind: 'bounce' | 'complaint';
  readonly reason: string;
}

/** Stops newsletters to an address. False when it is unknown or stopped already. */
export async function suppressAddress(
  db: Kysely<Database>,
  { email, kind, reason }: Bounce,
  { tell = false } = {},
): Promise<boolean> {
  const key = emailKey(email);
  if (kind === 'bounce') {
    const bounced = await db
      .updateTable('subscribers')
      .set({ bounced_at: sql<Date>`now()`, bounce_reason: reason.slice(0, 300) })
      .where('email_key', '=', key)
      .where('bounced_at', 'is', null)
      .where('unsubscribed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return bounced !== undefined;
  }
  const { rows } = await sql`
    with gone as (
      update subscribers set unsubscribed_at = now(), bounce_reason = ${reason.slice(0, 300)}
      where email_key = ${key} and unsubscribed_at is null
      returning id
    ), withdrawn as (
      update consents set withdrawn_at = now()
      from gone where subscriber_id = gone.id and withdrawn_at is null
    ), told as (${leftEvents(sql`gone`, tell)})
    select id from gone`.execute(db);
  return rows.length > 0;
}
