import type { Kysely, Selectable } from 'kysely';
import type {
  ConsentsTable,
  Database,
  EnquiriesTable,
  MailKind,
  MailsTable,
  RepliesTable,
  SubscribersTable,
} from '../engine/database';
import type { Newsletter } from '../newsletters/newsletterStore';
import { openState, type OpenState } from './openState';

/** One type for each kind, so that a switch over them is complete. */
type Loaded<Kind> = Kind extends MailKind ? { readonly id: string; readonly kind: Kind } : never;

/** A mail or webhook call with the records that it is about. */
export type LoadedMail =
  | (Loaded<'enquiry-notification' | 'enquiry-confirmation' | 'enquiry-webhook'> & {
      enquiry: Selectable<EnquiriesTable>;
    })
  | (Loaded<'answered-webhook'> & { createdAt: Date; enquiry: Selectable<EnquiriesTable> })
  | (Loaded<'enquiry-reply'> & {
      enquiry: Selectable<EnquiriesTable>;
      reply: Selectable<RepliesTable>;
      before: readonly string[];
    })
  | (Loaded<'confirmed-webhook' | 'left-webhook'> & {
      createdAt: Date;
      subscriber: Selectable<SubscribersTable>;
    })
  | (Loaded<'newsletter'> & { newsletter: Newsletter; subscriber: Selectable<SubscribersTable> })
  | (Loaded<'newsletter-test'> & { newsletter: Newsletter; to: string })
  | (Loaded<'newsletter-welcome' | 'newsletter-known'> & { subscriber: Selectable<SubscribersTable> })
  | (Loaded<'newsletter-confirmation'> & {
      subscriber: Selectable<SubscribersTable>;
      consent: Selectable<ConsentsTable>;
    })
  | (Loaded<'alert' | 'alert-webhook' | 'dead-webhook'> & {
      createdAt: Date;
      detail: Readonly<Record<string, unknown>>;
    })
  | (Loaded<'summary'> & { state: OpenState });

/** Loads mails with their records, by id. A mail whose record is erased or settled is missing. */
export async function loadMails(
  db: Kysely<Database>,
  mails: Selectable<MailsTable>[],
): Promise<Map<string, LoadedMail>> {
  const enquiryIds = mails.map((mail) => mail.enquiry_id).filter((id) => id !== null);
  const subscriberIds = mails.map((mail) => mail.subscriber_id).filter((id) => id !== null);
  const enquiries = await byKey('id', enquiryIds, () =>
    db.selectFrom('enquiries').selectAll().where('id', 'in', enquiryIds).execute(),
  );
  const subscribers = await byKey('id', subscriberIds, () =>
    db.selectFrom('subscribers').selectAll().where('id', 'in', subscriberIds).execute(),
  );
  const asked = mails
    .filter((mail) => mail.kind === 'newsletter-confirmation')
    .map((mail) => mail.subscriber_id)
    .filter((id) => id !== null);
  const consents = await byKey('subscriber_id', asked, () =>
    db
      .selectFrom('consents')
      .selectAll()
      .where('subscriber_id', 'in', asked)
      .where('token', 'is not', null)
      .where('confirmed_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .orderBy('requested_at')
      .execute(),
  );
  const newsletterIds = [...new Set(mails.map((mail) => mail.newsletter_id).filter((id) => id !== null))];
  const newsletters = await byKey('id', newsletterIds, () =>
    db.selectFrom('newsletters').selectAll().where('id', 'in', newsletterIds).execute(),
  );
  const answered = mails.filter((mail) => mail.kind === 'enquiry-reply').map((mail) => mail.enquiry_id!);
  const replies = await byKey('id', answered, () =>
    db.selectFrom('replies').selectAll().where('enquiry_id', 'in', answered).execute(),
  );
  const had =
    answered.length === 0
      ? []
      : await db
          .selectFrom('mails')
          .select(['id', 'enquiry_id', 'created_at'])
          .where('enquiry_id', 'in', answered)
          .where('kind', 'in', ['enquiry-confirmation', 'enquiry-reply'])
          .where('status', 'in', ['sent', 'written'])
          .orderBy('id')
          .execute();
  const state = mails.some((mail) => mail.kind === 'summary') ? await openState(db) : undefined;

  const load = (mail: Selectable<MailsTable>): LoadedMail | undefined => {
    const { id, kind } = mail;
    const enquiry = enquiries.get(mail.enquiry_id ?? '');
    const subscriber = subscribers.get(mail.subscriber_id ?? '');
    const newsletter = newsletters.get(mail.newsletter_id ?? '');
    const detail = JSON.parse(mail.detail ?? '{}') as Record<string, unknown>;
    const createdAt = mail.created_at;
    switch (kind) {
      case 'enquiry-notification':
      case 'enquiry-confirmation':
      case 'enquiry-webhook':
        return enquiry && { id, kind, enquiry };
      case 'answered-webhook':
        return enquiry && { id, kind, createdAt, enquiry };
      case 'enquiry-reply': {
        const reply = replies.get(String(detail.replyId));
        const before = had.filter(
          ({ enquiry_id, id: other }) => enquiry_id === mail.enquiry_id && other < id,
        );
        return enquiry && reply && { id, kind, enquiry, reply, before: before.map((one) => one.id) };
      }
      case 'confirmed-webhook':
      case 'left-webhook':
        return subscriber && { id, kind, createdAt, subscriber };
      case 'newsletter':
        return newsletter && subscriber && isReachableNow(subscriber)
          ? { id, kind, newsletter, subscriber }
          : undefined;
      case 'newsletter-test':
        return newsletter && { id, kind, newsletter, to: String(detail.to) };
      case 'newsletter-welcome':
      case 'newsletter-known':
        // A reader who has unsubscribed meanwhile gets no more mail.
        return subscriber && subscriber.unsubscribed_at === null ? { id, kind, subscriber } : undefined;
      case 'newsletter-confirmation': {
        const consent = consents.get(mail.subscriber_id ?? '');
        return subscriber && consent && { id, kind, subscriber, consent };
      }
      case 'alert':
      case 'alert-webhook':
      case 'dead-webhook':
        return { id, kind, createdAt, detail };
      case 'summary':
        return state && { id, kind, state };
    }
  };
  return new Map(
    mails.flatMap((mail) => {
      const loaded = load(mail);
      return loaded ? [[mail.id, loaded] as const] : [];
    }),
  );
}

/** False for a reader who unsubscribed or bounced after the copy was queued. */
const isReachableNow = ({ confirmed_at, unsubscribed_at, bounced_at }: Selectable<SubscribersTable>) =>
  confirmed_at !== null && unsubscribed_at === null && bounced_at === null;

async function byKey<Key extends string, Row extends Record<Key, string>>(
  key: Key,
  ids: string[],
  load: () => Promise<Row[]>,
): Promise<Map<string, Row>> {
  return new Map(ids.length === 0 ? [] : (await load()).map((row) => [row[key], row]));
}
