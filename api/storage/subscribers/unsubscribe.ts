import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { emailKey } from './emailKey';
import { leftEvents } from './subscriberEvents';

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
  db: Kysely<Database>,
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
    ), queued as (${leftEvents(sql`gone`, webhook)})
    select exists (select from gone) as left from known`.execute(db);
  const [row] = rows;
  if (!row) return 'unknown';
  return row.left ? 'left' : 'left before';
}
