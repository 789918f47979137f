import type { Kysely } from 'kysely';
import type { Database } from './database';

/** What has outlived the retention period: enquiries, and subscribers who left that long ago. */
export async function outdatedRecords(db: Kysely<Database>, before: Date) {
  const enquiries = await db.selectFrom('enquiries').select('id').where('created_at', '<', before).execute();
  const subscribers = await db
    .selectFrom('subscribers')
    .select('id')
    .where('unsubscribed_at', '<', before)
    .execute();
  const mails = await db
    .selectFrom('mails')
    .leftJoin('enquiries', 'enquiries.id', 'mails.enquiry_id')
    .leftJoin('subscribers', 'subscribers.id', 'mails.subscriber_id')
    .select(['mails.id', 'mails.status'])
    .where(({ or, eb }) =>
      or([eb('enquiries.created_at', '<', before), eb('subscribers.unsubscribed_at', '<', before)]),
    )
    .execute();
  return { enquiries, subscribers, mails };
}
