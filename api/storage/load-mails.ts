import type { Kysely, Selectable } from 'kysely';
import type { Database, EnquiriesTable, MailsTable, SubscribersTable } from './database';

export type LoadedMail =
  | { id: string; kind: 'enquiry-notification' | 'enquiry-confirmation'; enquiry: Selectable<EnquiriesTable> }
  | { id: string; kind: 'newsletter-welcome'; subscriber: Selectable<SubscribersTable> };

/** The mails with what they speak of, by id; one that speaks of something erased since is missing. */
export async function loadMails(
  db: Kysely<Database>,
  mails: Selectable<MailsTable>[],
): Promise<Map<string, LoadedMail>> {
  const enquiryIds = mails.map((mail) => mail.enquiry_id).filter((id) => id !== null);
  const subscriberIds = mails.map((mail) => mail.subscriber_id).filter((id) => id !== null);
  const enquiries = await byId(enquiryIds, () =>
    db.selectFrom('enquiries').selectAll().where('id', 'in', enquiryIds).execute(),
  );
  const subscribers = await byId(subscriberIds, () =>
    db.selectFrom('subscribers').selectAll().where('id', 'in', subscriberIds).execute(),
  );

  const loaded = new Map<string, LoadedMail>();
  for (const { id, kind, enquiry_id, subscriber_id } of mails) {
    const enquiry = enquiries.get(enquiry_id ?? '');
    const subscriber = subscribers.get(subscriber_id ?? '');
    if (kind !== 'newsletter-welcome' && enquiry) loaded.set(id, { id, kind, enquiry });
    if (kind === 'newsletter-welcome' && subscriber) loaded.set(id, { id, kind, subscriber });
  }
  return loaded;
}

async function byId<Row extends { id: string }>(
  ids: string[],
  load: () => Promise<Row[]>,
): Promise<Map<string, Row>> {
  return new Map(ids.length === 0 ? [] : (await load()).map((row) => [row.id, row]));
}
