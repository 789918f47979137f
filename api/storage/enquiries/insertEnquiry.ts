import { sql, type Insertable } from 'kysely';
import type { Db, EnquiriesTable } from '../engine/database';
import { enquiryColumns } from './enquiryColumns';
import { newId } from '../engine/identifiers';
import { changeWithMails } from '../mails/mailQueue';

/** Hours within which the site promises an answer. Later, the confirmation that repeats the promise is not sent. */
export const promisedHours = 24;

/** An enquiry and the messages that it causes besides the department's mail. */
export type NewEnquiry = Omit<Insertable<EnquiriesTable>, 'id' | 'created_at' | 'held_reason'> &
  Partial<Pick<EnquiriesTable, 'held_reason'>> & {
    /** The sender gets a confirmation, unless the enquiry is held. Default: true. */
    confirm?: boolean;
    /** The owner's webhook is called. Default: false. */
    webhook?: boolean;
  };

/** An earlier enquiry, as far as a repeat needs it. */
export type StoredEnquiry = NonNullable<Awaited<ReturnType<typeof findByIdempotencyKey>>>;

const selectStored = (db: Db) =>
  db.selectFrom('enquiries').select(['body_hash as hash', 'held_reason as heldReason']);

export const findByIdempotencyKey = (db: Db, key: string) =>
  selectStored(db).where('idempotency_key', '=', key).executeTakeFirst();

/** Finds an enquiry of the last day by its content, whatever its key. */
export const findByBodyHash = (db: Db, hash: string) =>
  selectStored(db)
    .where('body_hash', '=', hash)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();

/**
 * Inserts an enquiry with its mails and webhook call in one statement, so in one transaction and one round trip. It is
 * stored completely or not at all. The department is informed of a held one, too; only its sender gets no mail.
 *
 * @returns false when its idempotency key exists already; a concurrent request with it waits for the first
 */
export async function insertEnquiry(
  db: Db,
  { confirm = true, webhook = false, ...enquiry }: NewEnquiry,
): Promise<boolean> {
  const row = {
    id: newId(),
    ...Object.fromEntries(enquiryColumns.map(({ column }) => [column, ''])),
    ...enquiry,
    held: enquiry.held ?? false,
    held_reason: enquiry.held_reason ?? null,
  };
  // All columns of the row, so that none is forgotten here. The table knows their types.
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  return changeWithMails(
    db,
    sql`
      insert into enquiries (${columns})
      select ${columns} from json_populate_record(null::enquiries, ${JSON.stringify(row)}::json)
      on conflict (idempotency_key) do nothing
      returning id`,
    [
      { kind: 'enquiry-notification', priority: 0 },
      webhook && { kind: 'enquiry-webhook', priority: 0 },
      confirm && !row.held && { kind: 'enquiry-confirmation', priority: 1, hours: promisedHours },
    ],
  );
}
