import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { newId } from '../engine/identifiers';
import { confirmedEvents } from './subscriberEvents';

/** Days after which an unconfirmed request is forgotten. The privacy policy names the figure. */
export const confirmationDays = 30;

/** The state of the request behind a confirming link. */
export async function findRequest(
  db: Kysely<Database>,
  token: string,
): Promise<'asked' | 'confirmed' | 'unknown'> {
  const { rows } = await sql<{ state: 'asked' | 'confirmed' | 'unknown' }>`
    select case when withdrawn_at is not null then 'unknown'
                when confirmed_at is not null then 'confirmed'
                when requested_at > now() - ${confirmationDays} * interval '1 day' then 'asked'
                else 'unknown' end as state
    from consents where token = ${token}`.execute(db);
  return rows[0]?.state ?? 'unknown';
}

/**
 * Subscribes the address behind a confirming link and welcomes it, in one statement. Each link works once, so it
 * cannot bring back a reader who has left. A followed link clears the bounce mark. With `webhook` the owner’s webhook is
 * called. Returns whether the link worked now.
 */
export async function confirmSubscription(
  db: Kysely<Database>,
  token: string,
  network: string,
  { webhook = false } = {},
): Promise<boolean> {
  const { rows } = await sql`
    with confirmed as (
      update consents set confirmed_at = now(), confirmed_network = ${network}
      where token = ${token} and confirmed_at is null and withdrawn_at is null
        and requested_at > now() - ${confirmationDays} * interval '1 day'
      returning subscriber_id
    ), before as (
      select id, confirmed_at is not null and unsubscribed_at is null as subscribed
      from subscribers join confirmed on subscriber_id = id
    ), after as (
      update subscribers set confirmed_at = now(), unsubscribed_at = null, bounced_at = null, bounce_reason = null
      from confirmed where subscriber_id = subscribers.id
    ), welcomed as (
      insert into mails (id, kind, subscriber_id, priority)
      select ${newId()}::uuid, 'newsletter-welcome', id, 2 from before where not subscribed
    ), joined as (
      select id from before where not subscribed
    ), queued as (${confirmedEvents(sql`joined`, webhook)})
    select subscriber_id from confirmed`.execute(db);
  return rows.length > 0;
}
