import type { Kysely, Selectable } from 'kysely';
import type {
  ConsentsTable,
  Database,
  EnquiriesTable,
  MailKind,
  MailsTable,
  SubscribersTable,
} from '../engine/database';
import { openState, type OpenState } from './openState';

/** One type for each kind, so that a switch over them is complete. */
type Loaded<Kind> = Kind extends MailKind ? { readonly id: string; readonly kind: Kind } : never;

/** A mail, or a call of the webhook, with what it speaks of. */
export type LoadedMail =
  | (Loaded<'enquiry-notification' | 'enquiry-confirmation' | 'enquiry-webhook'> & {
      enquiry: Selectable<EnquiriesTable>;
    })
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

/** The mails with what they speak of, by id; one that speaks of something erased or settled since is missing. */
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
  const state = mails.some((mail) => mail.kind === 'summary') ? await openState(db) : undefined;

  const load = (mail: Selectable<MailsTable>): LoadedMail | undefined => {
    const { id, kind } = mail;
    const enquiry = enquiries.get(mail.enquiry_id ?? '');
    const subscriber = subscribers.get(mail.subscriber_id ?? '');
    switch (kind) {
      case 'enquiry-notification':
      case 'enquiry-confirmation':
      case 'enquiry-webhook':
        return enquiry && { id, kind, enquiry };
      case 'newsletter-welcome':
      case 'newsletter-known':
        // Whoever has left meanwhile is written to no more.
        return subscriber && subscriber.unsubscribed_at === null ? { id, kind, subscriber } : undefined;
      case 'newsletter-confirmation': {
        const consent = consents.get(mail.subscriber_id ?? '');
        return subscriber && consent && { id, kind, subscriber, consent };
      }
      case 'alert':
      case 'alert-webhook':
      case 'dead-webhook': {
        const detail = JSON.parse(mail.detail ?? '{}') as Record<string, unknown>;
        return { id, kind, createdAt: mail.created_at, detail };
      }
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

async function byKey<Key extends string, Row extends Record<Key, string>>(
  key: Key,
  ids: string[],
  load: () => Promise<Row[]>,
): Promise<Map<string, Row>> {
  return new Map(ids.length === 0 ? [] : (await load()).map((row) => [row[key], row]));
}
