import { type Selectable, sql } from 'kysely';
import { retention } from 'shared-content/content';
import type { Db, SubscribersTable } from '../engine/database';
import { newId, newToken } from '../engine/identifiers';
import { emailKey, getFingerprint } from './emailKey';

/** The origin of a sign-up, as proof of consent. */
interface ConsentOrigin {
  readonly textVersion: string;
  readonly page: string;
  readonly network: string;
}

/**
 * Takes a sign-up (double opt-in). An address that is not subscribed (new, unconfirmed or left) is asked by mail, and nothing
 * else changes until it confirms. So a stranger cannot bring a reader back. A subscribed address stays as it is and
 * gets a mail that says so. A blocked one gets nothing. Each request has its own record, so that a stranger's never becomes the owner's proof of
 * consent.
 */
export async function requestSubscription(
  db: Db,
  email: string,
  origin: ConsentOrigin = { textVersion: 'unknown', page: '', network: '' },
): Promise<void> {
  const key = sql`${emailKey(email)}::text`;
  await sql`
    with subscriber as (
      insert into subscribers (id, email, email_key, unsubscribe_token)
      select ${newId()}::uuid, ${email}, ${key}, ${newToken()}
      where not exists (select from blocked_addresses where fingerprint = ${getFingerprint(key)})
      on conflict (email_key) do update set email_key = excluded.email_key
      returning id, confirmed_at is not null and unsubscribed_at is null as subscribed
    ), asked as (
      insert into consents (id, subscriber_id, token, text_version, page, network)
      select ${newId()}::uuid, id, ${newToken()}, ${origin.textVersion}, ${origin.page}, ${origin.network}
      from subscriber where not subscribed
      returning subscriber_id
    )
    insert into mails (id, kind, subscriber_id, priority)
    select ${newId()}::uuid, 'newsletter-opt-in', subscriber_id, 1 from asked
    union all
    select ${newId()}::uuid, 'newsletter-known', id, 1 from subscriber where subscribed`.execute(db);
}

/** The state of the request behind a link of "never ask again". */
export async function findBlock(db: Db, token: string): Promise<'open' | 'done' | undefined> {
  const { rows } = await sql<{ state: 'open' | 'done' }>`
    select case when exists (select from blocked_addresses where fingerprint = ${getFingerprint(sql`email_key`)})
                then 'done' else 'open' end as state
    from consents join subscribers on subscribers.id = subscriber_id where token = ${token}`.execute(db);
  return rows[0]?.state;
}

/**
 * Blocks the address behind a request for good, and withdraws its requests. Only a fingerprint of it is kept. A reader leaves
 * by it; with `webhook` the owner’s webhook is called then.
 */
export async function blockAddress(db: Db, token: string, { webhook = false } = {}): Promise<void> {
  await sql`
    with known as (
      select subscribers.id, email_key from consents join subscribers on subscribers.id = subscriber_id
      where token = ${token}
    ), withdrawn as (
      update consents set withdrawn_at = now()
      from known where subscriber_id = known.id and withdrawn_at is null
    ), gone as (
      update subscribers set unsubscribed_at = now()
      from known where subscribers.id = known.id and confirmed_at is not null and unsubscribed_at is null
      returning subscribers.id
    ), told as (
      insert into mails (id, kind, subscriber_id, priority)
      select gen_random_uuid(), 'left-webhook', id, 1 from gone where ${webhook}
    )
    insert into blocked_addresses (fingerprint) select ${getFingerprint(sql`email_key`)} from known
    on conflict do nothing`.execute(db);
}

/** Lifts the block of an address, when its owner asks. False when there is none. */
export async function unblockAddress(db: Db, email: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from blocked_addresses where fingerprint = ${getFingerprint(sql`${emailKey(email)}::text`)}`.execute(
    db,
  );
  return numAffectedRows !== 0n;
}

/** The state of the request behind a confirming link. */
export async function findRequest(db: Db, token: string): Promise<'open' | 'done' | undefined> {
  const { rows } = await sql<{ state: 'open' | 'done' }>`
    select case when confirmed_at is null then 'open' else 'done' end as state
    from consents
    where token = ${token} and withdrawn_at is null
      and (confirmed_at is not null or requested_at > now() - ${retention.unconfirmedDays} * interval '1 day')`.execute(
    db,
  );
  return rows[0]?.state;
}

/**
 * Subscribes the address behind a confirming link and welcomes it, in one statement. Each link works once, so it
 * cannot bring back a reader who has left. With `webhook` the owner’s webhook is called.
 */
export async function confirmSubscription(
  db: Db,
  token: string,
  network: string,
  { webhook = false } = {},
): Promise<void> {
  await sql`
    with confirmed as (
      update consents set confirmed_at = now(), confirmed_network = ${network}
      where token = ${token} and confirmed_at is null and withdrawn_at is null
        and requested_at > now() - ${retention.unconfirmedDays} * interval '1 day'
      returning subscriber_id
    ), before as (
      select id, confirmed_at is not null and unsubscribed_at is null as subscribed
      from subscribers join confirmed on subscriber_id = id
    ), after as (
      update subscribers set confirmed_at = now(), unsubscribed_at = null
      from confirmed where subscriber_id = subscribers.id
    ), welcomed as (
      insert into mails (id, kind, subscriber_id, priority)
      select ${newId()}::uuid, 'newsletter-welcome', id, 2 from before where not subscribed
    )
    insert into mails (id, kind, subscriber_id, priority)
    select gen_random_uuid(), 'confirmed-webhook', id, 1 from before where not subscribed and ${webhook}`.execute(
    db,
  );
}

/**
 * Unsubscribes the reader behind the link in their mails, along with their open requests to return. All that belongs to
 * it is one statement. With `webhook` the owner’s webhook is called.
 */
export async function unsubscribe(db: Db, token: string, { webhook = false } = {}): Promise<void> {
  await sql`
    with known as (
      select id from subscribers where unsubscribe_token = ${token}
    ), gone as (
      update subscribers set unsubscribed_at = now()
      from known where subscribers.id = known.id and unsubscribed_at is null
      returning subscribers.id
    ), withdrawn as (
      update consents set withdrawn_at = now()
      from known where subscriber_id = known.id and withdrawn_at is null
    )
    insert into mails (id, kind, subscriber_id, priority)
    select gen_random_uuid(), 'left-webhook', id, 1 from gone where ${webhook}`.execute(db);
}

/** The state of the subscriber behind an unsubscribe link. */
export async function findSubscription(db: Db, token: string): Promise<'open' | 'done' | undefined> {
  const { rows } = await sql<{ state: 'open' | 'done' }>`
    select case when unsubscribed_at is null then 'open' else 'done' end as state
    from subscribers where unsubscribe_token = ${token}`.execute(db);
  return rows[0]?.state;
}

/** Lists the newsletter's readers, newest first. */
export const listSubscribers = (db: Db): Promise<Selectable<SubscribersTable>[]> =>
  db
    .selectFrom('subscribers')
    .selectAll()
    .where('unsubscribed_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
