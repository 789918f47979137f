import type { Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { isOutdatedEnquiry, isOutdatedSubscriber, type RetentionLimits } from './retentionLimits';

/** Records beyond their retention: old enquiries, and subscribers who left long ago or never confirmed. */
export async function outdatedRecords(db: Kysely<Database>, limits: RetentionLimits) {
  const isOutdated = isOutdatedEnquiry(limits);
  const enquiries = await db.selectFrom('enquiries').select(['id', 'department']).where(isOutdated).execute();
  const subscribers = await db
    .selectFrom('subscribers')
    .select('id')
    .where(isOutdatedSubscriber(limits))
    .execute();
  const mails = await db
    .selectFrom('mails')
    .leftJoin('enquiries', 'enquiries.id', 'mails.enquiry_id')
    .leftJoin('subscribers', 'subscribers.id', 'mails.subscriber_id')
    .select(['mails.id', 'mails.status'])
    .where(({ or }) => or([isOutdated, isOutdatedSubscriber(limits)]))
    .execute();
  return { enquiries, subscribers, mails };
}
