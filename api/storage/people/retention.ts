import { sql } from 'kysely';
import { retention } from 'shared-content/content';
import type { Db } from '../engine/database';

/** Only the database's clock decides what is older. */
const daysAgo = (days: number) => sql`now() - ${days}::int * interval '1 day'`;

/** Unconfirmed requests from before this time have expired. */
const forgotten = sql`now() - ${sql.lit(retention.unconfirmedDays)} * interval '1 day'`;

/** True of a subscriber who left long ago, or never confirmed and whose last request has expired. */
const isOutdatedSubscriber = sql<boolean>`(subscribers.unsubscribed_at < ${daysAgo(retention.leftNewsletterDays)}
    or (subscribers.confirmed_at is null and subscribers.created_at < ${forgotten}
        and not exists (select from consents where subscriber_id = subscribers.id and requested_at >= ${forgotten})))`;

/**
 * Removes outdated enquiries and subscribers, unconfirmed requests of addresses that stay for another reason, old
 * messages to the owner, and fingerprints of the erased. Mails go with their records.
 *
 * @returns the number of rows that each statement has removed
 */
export async function deleteOutdated(db: Db): Promise<Record<string, number>> {
  const before = daysAgo(retention.enquiryDays);
  const outdated = {
    enquiries: sql`delete from enquiries where created_at < ${before}`,
    subscribers: sql`delete from subscribers where ${isOutdatedSubscriber}`,
    requests: sql`delete from consents where confirmed_at is null and requested_at < ${forgotten}`,
    messages: sql`delete from mails where enquiry_id is null and subscriber_id is null and created_at < ${before}
      and (status not in ('waiting', 'dead') or finished_at < ${before})`,
    erasures: sql`delete from erasures where at < ${before}`,
  };
  const deleted: Record<string, number> = {};
  for (const [name, statement] of Object.entries(outdated))
    deleted[name] = Number((await statement.execute(db)).numAffectedRows ?? 0n);
  return deleted;
}

/** Removes counts of limits whose period is over, as the privacy policy promises. */
export async function deleteExpiredCounts(db: Db): Promise<void> {
  await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(db);
}
