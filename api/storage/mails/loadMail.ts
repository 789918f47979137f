import type { Selectable } from 'kysely';
import type { Db, MailsTable } from '../engine/database';
import type { MailKind } from './mailKinds';

type Row = Selectable<MailsTable>;
type Load = (db: Db, mail: Row) => Promise<object | undefined>;

async function loadEnquiry(db: Db, { enquiry_id: id }: Row) {
  const enquiry = await db.selectFrom('enquiries').selectAll().where('id', '=', id!).executeTakeFirst();
  return enquiry && { enquiry };
}

async function loadSubscriber(db: Db, { subscriber_id: id }: Row) {
  const subscriber = await db.selectFrom('subscribers').selectAll().where('id', '=', id!).executeTakeFirst();
  return subscriber && { subscriber };
}

/** A reader who has unsubscribed meanwhile gets no more mail. */
async function loadReader(db: Db, mail: Row) {
  const loaded = await loadSubscriber(db, mail);
  return loaded?.subscriber.unsubscribed_at === null ? loaded : undefined;
}

/** The latest request of a subscriber that waits for its confirmation. */
async function loadRequest(db: Db, mail: Row) {
  const loaded = await loadSubscriber(db, mail);
  const consent = await db
    .selectFrom('consents')
    .selectAll()
    .where('subscriber_id', '=', mail.subscriber_id!)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return loaded && consent && { ...loaded, consent };
}

const loadNothing = async () => ({});

/** The records that each kind is about; nothing where one of them is erased or settled. */
const loaders = {
  'enquiry-notification': loadEnquiry,
  'enquiry-confirmation': loadEnquiry,
  'enquiry-webhook': loadEnquiry,
  'newsletter-opt-in': loadRequest,
  'newsletter-welcome': loadReader,
  'newsletter-known': loadReader,
  'confirmed-webhook': loadSubscriber,
  'left-webhook': loadSubscriber,
  alert: loadNothing,
  'alert-webhook': loadNothing,
} satisfies Record<MailKind, Load>;

/** A mail or webhook call of one kind, with the records that it is about. */
export type Loaded<Kind extends MailKind> = {
  [One in Kind]: {
    readonly id: string;
    readonly kind: One;
    readonly createdAt: Date;
    readonly detail: Readonly<Record<string, unknown>>;
  } & NonNullable<Awaited<ReturnType<(typeof loaders)[One]>>>;
}[Kind];
export type LoadedMail = Loaded<MailKind>;

const getDetail = ({ detail }: Row) => JSON.parse(detail ?? '{}') as Record<string, unknown>;

/** Loads a mail with its records; undefined where the record is erased or settled. */
export async function loadMail(db: Db, mail: Row): Promise<LoadedMail | undefined> {
  const load: Load = loaders[mail.kind];
  const records = await load(db, mail);
  const { id, kind, created_at: createdAt } = mail;
  return records && ({ id, kind, createdAt, detail: getDetail(mail), ...records } as LoadedMail);
}
