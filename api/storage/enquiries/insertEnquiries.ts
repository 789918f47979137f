import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database, EnquiriesTable } from '../engine/database';
import { enquiryColumns } from '../engine/enquiryColumns';
import { newId } from '../engine/identifiers';
import { isBlocked } from './blockedSenders';

/** An enquiry and the messages that it causes besides the department's mail. */
export type NewEnquiry = Omit<Insertable<EnquiriesTable>, 'id' | 'created_at' | 'held_reason'> &
  Partial<Pick<EnquiriesTable, 'held_reason'>> & {
    /** The sender gets a confirmation, unless the enquiry is held. Default: true. */
    confirm?: boolean;
    /** The owner's webhook is called. Default: false. */
    webhook?: boolean;
  };

/** Hours after which the promise "we will get back to you within 24 hours" is too late to send. */
export const confirmationHours = 24;

/**
 * Inserts enquiries with their mails and webhook calls in one statement: one transaction, one round trip, and each
 * enquiry is stored completely or not at all. The department is informed of a held one, too; only its sender gets no
 * mail. One of a blocked sender is held without any message.
 * @returns false for an enquiry whose idempotency key exists already; a concurrent twin waits for the first
 */
export async function insertEnquiries(db: Kysely<Database>, enquiries: NewEnquiry[]): Promise<boolean[]> {
  const empty = Object.fromEntries(enquiryColumns.map(({ column }) => [column, '']));
  const incoming = enquiries.map(({ confirm = true, webhook = false, ...enquiry }) => ({
    row: {
      id: newId(),
      ...empty,
      ...enquiry,
      held: enquiry.held ?? false,
      held_reason: enquiry.held_reason ?? null,
    },
    mails: { notification_id: newId(), webhook_id: newId(), confirmation_id: newId(), confirm, webhook },
  }));
  // Sorted: two instances that insert the same keys in different orders would wait for each other forever.
  const inOrder = incoming.toSorted((a, b) =>
    (a.row.idempotency_key ?? '') < (b.row.idempotency_key ?? '') ? -1 : 1,
  );
  const rows = inOrder.map(({ row }) => row);
  const mails = inOrder.map(({ row, mails }) => ({ id: row.id, ...mails }));
  // All columns of the rows, so that none is forgotten here. The table knows their types.
  const columns = Object.keys(rows[0] ?? {}).filter((name) => !name.startsWith('held'));
  const { rows: inserted } = await sql<{ id: string }>`
    with judged as (
      select incoming.*, ${isBlocked('incoming')} as blocked
      from json_populate_recordset(null::enquiries, ${JSON.stringify(rows)}::json) as incoming
    ), wanted as (
      select * from json_to_recordset(${JSON.stringify(mails)}::json) as mail (
        id uuid, notification_id uuid, webhook_id uuid, confirmation_id uuid, confirm boolean, webhook boolean)
    ), stored as (
      insert into enquiries (${sql.join(columns.map((name) => sql.ref(name)))}, held, held_reason)
      select ${sql.join(columns.map((name) => sql.ref(name)))}, held or blocked,
             case when blocked then 'blocked' else held_reason end
      from judged
      on conflict (idempotency_key) do nothing
      returning id, held
    ), queued as (
      insert into mails (id, kind, enquiry_id, priority, expires_at)
      select mail.id, mail.kind, stored.id, mail.priority, now() + mail.hours * interval '1 hour'
      from stored
      join judged using (id)
      join wanted using (id)
      cross join lateral (values
        (wanted.notification_id, 'enquiry-notification', 0, null::int, not judged.blocked),
        (wanted.webhook_id, 'enquiry-webhook', 0, null, wanted.webhook and not judged.blocked),
        (wanted.confirmation_id, 'enquiry-confirmation', 1, ${confirmationHours}::int,
          not stored.held and wanted.confirm)
      ) as mail (id, kind, priority, hours, wanted)
      where mail.wanted
    )
    select id from stored`.execute(db);
  const stored = new Set(inserted.map(({ id }) => id));
  return incoming.map(({ row }) => stored.has(row.id));
}
