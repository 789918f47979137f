import { sql } from 'kysely';
import type { Db } from '../engine/database';
import { getFingerprint } from '../subscribers/emailKey';

/**
 * A departure that a restored backup would undo. `fingerprint` is that of an address (getFingerprint) or the id of a
 * record, `at` a time of PostgreSQL's.
 */
export interface Departure {
  readonly kind: 'erased' | 'left' | 'blocked';
  readonly fingerprint: string;
  readonly at: string;
}

/** All erasures, the readers who left, and the addresses that are never to be asked again. */
export async function listDepartures(db: Db): Promise<Departure[]> {
  const { rows } = await sql<Departure>`
    select 'erased' as kind, fingerprint, at::text as at from erasures
    union all
    select 'left', ${getFingerprint(sql`email_key`)}, unsubscribed_at::text from subscribers
    where unsubscribed_at is not null
    union all
    select 'blocked', fingerprint, at::text from blocked_addresses`.execute(db);
  return rows;
}

/**
 * Repeats departures after a restore, in one statement: deletes the erased again, unsubscribes who had left, and blocks
 * the blocked. What a person has sent or confirmed since then stays.
 */
export async function applyDepartures(db: Db, departures: readonly Departure[]) {
  const isErased = sql`given.kind = 'erased'
    and given.fingerprint in (id::text, ${getFingerprint(sql`email_key`)}) and given.at >= created_at`;
  const { rows } = await sql<{ enquiries: number; subscribers: number; left: number }>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(departures)}::json)
        as given (kind text, fingerprint text, at timestamptz)
    ), gone_enquiries as (
      delete from enquiries using given where ${isErased} returning enquiries.id
    ), gone_subscribers as (
      delete from subscribers using given where ${isErased} returning subscribers.id
    ), remembered as (
      insert into erasures (fingerprint, at) select fingerprint, at from given where kind = 'erased'
      on conflict (fingerprint) do nothing
    ), blocked as (
      insert into blocked_addresses (fingerprint, at) select fingerprint, at from given where kind = 'blocked'
      on conflict (fingerprint) do nothing
    ), gone as (
      update subscribers set unsubscribed_at = given.at from given
      where given.kind = 'left' and given.fingerprint = ${getFingerprint(sql`email_key`)}
        and subscribers.unsubscribed_at is null
        and coalesce(subscribers.confirmed_at, subscribers.created_at) <= given.at
        and subscribers.id not in (select id from gone_subscribers)
      returning subscribers.id
    ), withdrawn as (
      update consents set withdrawn_at = now() from gone where subscriber_id = gone.id and withdrawn_at is null
    )
    select (select count(distinct id)::int from gone_enquiries) as enquiries,
           (select count(distinct id)::int from gone_subscribers) as subscribers,
           (select count(distinct id)::int from gone) as left`.execute(db);
  return rows[0]!;
}
