import { sql } from 'kysely';
import type { Db } from '../engine/database';
import { emailKey } from './emailKey';

/** The subscriber, by the link in their mails, by address, or by id. */
type Who = { readonly token: string } | { readonly email: string } | { readonly id: string };

const condition = (who: Who) =>
  'token' in who
    ? sql`unsubscribe_token = ${who.token}`
    : 'id' in who
      ? sql`id = ${who.id}::uuid`
      : sql`email_key = ${emailKey(who.email)}`;

/**
 * Unsubscribes a reader, along with their open requests to return. All that belongs to it is one statement.
 *
 * @param options.webhook calls the owner's webhook
 * @param options.actor the person who does it for the reader, for the audit trail
 * @param options.reason what a mail provider reported
 */
export async function unsubscribe(
  db: Db,
  who: Who,
  { webhook = false, actor, reason }: { webhook?: boolean; actor?: string; reason?: string } = {},
): Promise<'left' | 'left before' | 'unknown'> {
  const { rows } = await sql<{ left: boolean }>`
    with known as (
      select id from subscribers where ${condition(who)}
    ), gone as (
      update subscribers set unsubscribed_at = now(), bounce_reason = coalesce(${reason ?? null}, bounce_reason)
      from known where subscribers.id = known.id and unsubscribed_at is null
      returning subscribers.id
    ), withdrawn as (
      update consents set withdrawn_at = now()
      from known where subscriber_id = known.id and withdrawn_at is null
    ), written as (
      insert into audit (actor, action, subject, detail)
      select ${actor ?? ''}, 'subscriber unsubscribed', id::text, '' from gone where ${actor !== undefined}
    ), queued as (
      insert into mails (id, kind, subscriber_id, priority)
      select gen_random_uuid(), 'left-webhook', id, 1 from gone where ${webhook}
    )
    select exists (select from gone) as left from known`.execute(db);
  const [row] = rows;
  if (!row) return 'unknown';
  return row.left ? 'left' : 'left before';
}

/** bounce: mail came back permanently; complaint: the reader marked it as spam, which counts as unsubscribing. */
export interface Bounce {
  readonly email: string;
  readonly kind: 'bounce' | 'complaint';
  readonly reason: string;
}

/** Stops newsletters to an address. False when it is unknown or stopped already. */
export async function suppressAddress(db: Db, bounce: Bounce, { webhook = false } = {}): Promise<boolean> {
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

/** The state of the subscriber behind an unsubscribe link. */
export async function findSubscription(db: Db, token: string): Promise<'subscribed' | 'left' | 'unknown'> {
  const row = await db
    .selectFrom('subscribers')
    .select('unsubscribed_at')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  if (!row) return 'unknown';
  return row.unsubscribed_at === null ? 'subscribed' : 'left';
}
