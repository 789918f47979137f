import { sql } from 'kysely';
import { retention } from 'shared-content/content';
import type { Db } from '../engine/database';

/** Only the database's clock decides what is older. */
const daysAgo = (days: number) => sql`now() - ${days}::int * interval '1 day'`;

/** Unconfirmed requests from before this time have expired. */
export const forgotten = sql`now() - ${sql.lit(retention.unconfirmedDays)} * interval '1 day'`;

/** True of a subscriber who left long ago, or never confirmed and whose last request has expired. */
const isOutdatedSubscriber = sql<boolean>`(subscribers.unsubscribed_at < ${daysAgo(retention.leftNewsletterDays)}
    or (subscribers.confirmed_at is null and subscribers.created_at < ${forgotten}
        and not exists (select from consents where subscriber_id = subscribers.id and requested_at >= ${forgotten})))`;

interface Deleted {
  readonly enquiries: number;
  readonly subscribers: number;
  /** Unconfirmed requests to subscribe, of addresses that stay for another reason. */
  readonly requests: number;
  /** Messages to the owner. Other mails go with their records. */
  readonly messages: number;
}

/** Rows that one statement removes: few enough for the statement timeout. */
const page = 500;

/**
 * Removes outdated enquiries and subscribers, unconfirmed requests, old messages to the owner and fingerprints of the
 * erased. Mails go with their records. It works page by page, so that finished work stays done.
 */
export async function deleteOutdated(db: Db): Promise<Deleted> {
  const before = daysAgo(retention.inquiryDays);
  const all = { enquiries: 0, subscribers: 0, requests: 0, messages: 0 };
  for (;;) {
    const { rows } = await sql<Deleted>`
      with old_enquiries as (
             select id from enquiries where created_at < ${before} order by id limit ${sql.lit(page)}),
           old_subscribers as (
             select id from subscribers where ${isOutdatedSubscriber} order by id limit ${sql.lit(page)}),
           old_messages as (
             select id from mails
             where enquiry_id is null and subscriber_id is null and created_at < ${before}
               and (status not in ('waiting', 'dead') or finished_at < ${before})
             order by id limit ${sql.lit(page)}),
           gone_enquiries as (delete from enquiries where id in (table old_enquiries) returning id),
           gone_subscribers as (delete from subscribers where id in (table old_subscribers) returning id),
           gone_requests as (
             delete from consents where id in (
               select id from consents
               where confirmed_at is null and requested_at < ${forgotten}
                 and subscriber_id not in (table old_subscribers)
               order by id limit ${sql.lit(page)})
             returning id),
           gone_messages as (delete from mails where id in (table old_messages) returning id),
           gone_erasures as (delete from erasures where at < ${before})
      select (select count(*)::int from gone_enquiries) as enquiries,
             (select count(*)::int from gone_subscribers) as subscribers,
             (select count(*)::int from gone_requests) as requests,
             (select count(*)::int from gone_messages) as messages`.execute(db);
    const { enquiries, subscribers, requests, messages } = rows[0]!;
    all.enquiries += enquiries;
    all.subscribers += subscribers;
    all.requests += requests;
    all.messages += messages;
    if (Math.max(enquiries, subscribers, requests, messages) < page) return all;
  }
}

/** Removes counts of limits whose period is over, as the privacy policy promises. */
export async function deleteExpiredCounts(db: Db): Promise<void> {
  await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(db);
}
