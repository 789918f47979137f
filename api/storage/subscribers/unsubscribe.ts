import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { leftEvents } from './subscriberEvents';

/**
 * Unsubscribes an address; its open requests to return lose their links. True when the link is ours, also the second
 * time. With `tell` the owner's webhook is called the first time.
 */
export async function unsubscribe(
  db: Kysely<Database>,
  token: string,
  { tell = false } = {},
): Promise<boolean> {
  const { rows } = await sql`
    with known as (
      select id from subscribers where unsubscribe_token = ${token}
    ), gone as (
      update subscribers set unsubscribed_at = now()
      where unsubscribe_token = ${token} and unsubscribed_at is null
      returning id
    ), withdrawn as (
      update consents set withdrawn_at = now()
      from known where subscriber_id = known.id and withdrawn_at is null
    ), told as (${leftEvents(sql`gone`, tell)})
    select id from known`.execute(db);
  return rows.length > 0;
}
