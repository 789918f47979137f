import type { Kysely, Selectable } from 'kysely';
import type { Database, EnquiriesTable, MailsTable, SubscribersTable } from './database';

export type LoadedMail =
  | { id: string; kind: 'enquiry-notification' | 'enquiry-confirmation'; enquiry: Selectable<EnquiriesTable> }
  | { id: string; kind: 'newsletter-welcome'; subscriber: Selectable<SubscribersTable> };

/** The mail with what it speaks of; undefined when that has been erased since. */
export async function loadMail(
  db: Kysely<Database>,
  mail: Selectable<MailsTable>,
): Promise<LoadedMail | undefined> {
  if (mail.kind === 'newsletter-welcome') {
    const subscriber = await db
      .selectFrom('subscribers')
      .selectAll()
      .where('id', '=', mail.subscriber_id)
      .executeTakeFirst();
    return subscriber && { id: mail.id, kind: mail.kind, subscriber };
  }
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', mail.enquiry_id)
    .executeTakeFirst();
  return enquiry && { id: mail.id, kind: mail.kind, enquiry };
}
