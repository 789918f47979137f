import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { leftEvents } from './subscriberEvents';

/**
 * Takes an address off the list; open requests to bring it back lose their links as well. True when the link is one of
 * ours, also the second time; with `tell` the owner's webhook hears of the first.
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
