import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database, EnquiriesTable } from './database';
import { newId } from './new-id';

export type NewEnquiry = Omit<Insertable<EnquiriesTable>, 'id' | 'created_at'>;

/**
 * Enquiries with their mails in one statement, so in one transaction and one round trip: of each, either all is there
 * or nothing. Answers false for one whose idempotency key is there already; a concurrent twin waits for the first.
 */
export async function insertEnquiries(db: Kysely<Database>, enquiries: NewEnquiry[]): Promise<boolean[]> {
  const incoming = enquiries.map((enquiry) => ({
    ...enquiry,
    id: newId(),
    notification_id: newId(),
    confirmation_id: newId(),
  }));
  // Two instances that insert the same keys in different orders would wait for each other for ever.
  const inOrder = incoming.toSorted((a, b) =>
    (a.idempotency_key ?? '') < (b.idempotency_key ?? '') ? -1 : 1,
  );
  const { rows } = await sql<{ id: string }>`
    with incoming as (
      select * from json_to_recordset(${JSON.stringify(inOrder)}::json) as enquiry (
        id uuid, notification_id uuid, confirmation_id uuid, idempotency_key text, body_hash text, first_name text,
        last_name text, email text, email_key text, phone text, company text, service_interest text, description text,
        budget text, department text, held boolean)
    ), stored as (
      insert into enquiries (id, idempotency_key, body_hash, first_name, last_name, email, email_key, phone, company,
                             service_interest, description, budget, department, held)
      select id, idempotency_key, body_hash, first_name, last_name, email, email_key, phone, company,
             service_interest, description, budget, department, coalesce(held, false)
      from incoming
      on conflict (idempotency_key) do nothing
      returning id, held
    ), queued as (
      insert into mails (id, kind, enquiry_id)
      select mail.id, mail.kind, stored.id
      from stored
      join incoming using (id)
      cross join lateral (values (incoming.notification_id, 'enquiry-notification'),
                                 (incoming.confirmation_id, 'enquiry-confirmation')) as mail (id, kind)
      where not stored.held
    )
    select id from stored`.execute(db);
  const stored = new Set(rows.map((row) => row.id));
  return incoming.map(({ id }) => stored.has(id));
}
