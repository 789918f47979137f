import { sql, type RawBuilder } from 'kysely';
import { confirmationDays } from '../subscribers/confirmSubscription';

/** Records from before these times are beyond their retention. Career enquiries have a limit of their own. */
export interface RetentionLimits {
  readonly before: Date;
  readonly careerBefore: Date;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Today's limits, from periods in days. */
export function retentionLimits(periods: {
  retentionDays: number;
  careerRetentionDays: number;
}): RetentionLimits {
  return { before: daysAgo(periods.retentionDays), careerBefore: daysAgo(periods.careerRetentionDays) };
}

/** True of an enquiry beyond its retention, and of no other row. */
export function isOutdatedEnquiry({ before, careerBefore }: RetentionLimits): RawBuilder<boolean> {
  return sql<boolean>`enquiries.created_at < case enquiries.department when 'career' then ${careerBefore}::timestamptz else ${before}::timestamptz end`;
}

/** True of a subscriber who left long ago, or never confirmed and whose last request has expired. */
export function isOutdatedSubscriber({ before }: RetentionLimits): RawBuilder<boolean> {
  return sql<boolean>`(subscribers.unsubscribed_at < ${before}::timestamptz
    or (subscribers.confirmed_at is null and subscribers.created_at < ${forgotten}
        and not exists (select from consents where subscriber_id = subscribers.id and requested_at >= ${forgotten})))`;
}

/** Unconfirmed requests from before this time have expired. */
export const forgotten = sql`now() - ${sql.lit(confirmationDays)} * interval '1 day'`;
