import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { outdatedRecords } from './outdatedRecords';
import { forgotten, isOutdatedEnquiry, isOutdatedSubscriber, type RetentionLimits } from './retentionLimits';

export interface Deleted {
  readonly enquiries: number;
  /** Of these enquiries those about a career. */
  readonly careers: number;
  readonly subscribers: number;
  /** Requests to subscribe that nobody confirmed, of addresses that stay for another reason. */
  readonly requests: number;
  /** Of mails that went along; each may be a file as well. */
  readonly mailIds: string[];
}

/**
 * Removes what outdatedRecords shows, unconfirmed requests, what was told to the owner that long ago, and cool-downs
 * that are over; mails go with what they speak of.
 */
export async function deleteOutdated(db: Kysely<Database>, limits: RetentionLimits): Promise<Deleted> {
  const { mails } = await outdatedRecords(db, limits);
  const { rows } = await sql<Omit<Deleted, 'mailIds'> & { told: string[] }>`
    with gone_enquiries as (delete from enquiries where ${isOutdatedEnquiry(limits)} returning department),
         gone_subscribers as (delete from subscribers where ${isOutdatedSubscriber(limits)} returning id),
         gone_requests as (
           delete from consents
           where token is not null and confirmed_at is null and requested_at < ${forgotten}
             and subscriber_id not in (select id from gone_subscribers)
           returning id
         ),
         gone_told as (
           delete from mails
           where enquiry_id is null and subscriber_id is null and status not in ('waiting', 'dead')
             and created_at < ${limits.before}
           returning id
         ),
         gone_cooldowns as (delete from cooldowns where until < now())
    select (select count(*)::int from gone_enquiries) as enquiries,
           (select count(*)::int from gone_enquiries where department = 'career') as careers,
           (select count(*)::int from gone_subscribers) as subscribers,
           (select count(*)::int from gone_requests) as requests,
           (select coalesce(json_agg(id), '[]') from gone_told) as told`.execute(db);
  const { told, ...counts } = rows[0]!;
  return { ...counts, mailIds: [...mails.map((mail) => mail.id), ...told] };
}
