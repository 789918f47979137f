import { sql, type Kysely, type Selectable } from 'kysely';
import type {
  ConsentsTable,
  Database,
  EnquiriesTable,
  MailsTable,
  RepliesTable,
  SubscribersTable,
} from '../engine/database';
import type { Newsletter } from '../newsletters/newsletterStore';
import { repliesTo } from '../enquiries/replyToEnquiry';
import type { MailKind } from './mailKinds';
import { openState, type OpenState } from './openMails';

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

/** Loads a mail with its records; undefined where the record is erased or settled. */
export async function loadMail(
  db: Kysely<Database>,
  mail: Selectable<MailsTable>,
): Promise<LoadedMail | undefined> {
  const { id, kind, created_at: createdAt } = mail;
  const detail = JSON.parse(mail.detail ?? '{}') as Record<string, unknown>;
  const find = async <Table extends 'enquiries' | 'subscribers' | 'newsletters'>(
    table: Table,
    key: string | null,
  ) => {
    if (key === null) return undefined;
    const { rows } = await sql<Selectable<Database[Table]>>`
      select * from ${sql.table(table)} where id = ${key}::uuid`.execute(db);
    return rows[0];
  };
  const enquiry = await find('enquiries', mail.enquiry_id);
  const subscriber = await find('subscribers', mail.subscriber_id);
  const newsletter = await find('newsletters', mail.newsletter_id);
  switch (kind) {
    case 'enquiry-notification':
    case 'enquiry-confirmation':
    case 'enquiry-webhook':
      return enquiry && { id, kind, enquiry };
    case 'answered-webhook':
      return enquiry && { id, kind, createdAt, enquiry };
    case 'enquiry-reply': {
      const replies = await repliesTo(db, mail.enquiry_id!);
      const reply = replies.find((one) => one.id === detail.replyId);
      return enquiry && reply && { id, kind, enquiry, reply, before: await findEarlier(db, mail) };
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
      const consent = await findOpenConsent(db, mail.subscriber_id!);
      return subscriber && consent && { id, kind, subscriber, consent };
    }
    case 'alert':
    case 'alert-webhook':
    case 'dead-webhook':
      return { id, kind, createdAt, detail };
    case 'summary':
      return { id, kind, state: await openState(db) };
  }
}

/** The latest request of a subscriber that waits for its confirmation. */
const findOpenConsent = (db: Kysely<Database>, subscriberId: string) =>
  db
    .selectFrom('consents')
    .selectAll()
    .where('subscriber_id', '=', subscriberId)
    .where('token', 'is not', null)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Ids of the mails to the visitor that went before a reply, oldest first. */
async function findEarlier(db: Kysely<Database>, reply: Selectable<MailsTable>): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('enquiry_id', '=', reply.enquiry_id)
    .where('id', '<', reply.id)
    .where('kind', 'in', ['enquiry-confirmation', 'enquiry-reply'])
    .where('status', 'in', ['sent', 'written'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** False for a reader who unsubscribed or bounced after the copy was queued. */
const isReachableNow = ({ confirmed_at, unsubscribed_at, bounced_at }: Selectable<SubscribersTable>) =>
  confirmed_at !== null && unsubscribed_at === null && bounced_at === null;
