import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database, EnquiriesTable } from './database';
import { newId } from './new-id';

export type NewEnquiry = Omit<Insertable<EnquiriesTable>, 'id' | 'created_at'>;

/**
 * The enquiry and its mails in one statement, so in one transaction and one round trip: either all of it is there or
 * nothing. Answers false when the idempotency key is there already; a concurrent twin waits for the first to commit.
 */
export async function insertEnquiry(db: Kysely<Database>, enquiry: NewEnquiry): Promise<boolean> {
  const id = newId();
  const { rows } = await sql`
    with stored as (
      insert into enquiries (id, idempotency_key, body_hash, first_name, last_name, email, email_key, phone, company,
                             service_interest, description, budget, department, held)
      values (${id}, ${enquiry.idempotency_key}, ${enquiry.body_hash}, ${enquiry.first_name}, ${enquiry.last_name},
              ${enquiry.email}, ${enquiry.email_key}, ${enquiry.phone}, ${enquiry.company}, ${enquiry.service_interest},
              ${enquiry.description}, ${enquiry.budget}, ${enquiry.department}, ${enquiry.held ?? false})
      on conflict (idempotency_key) do nothing
      returning id, held
    ), queued as (
      insert into mails (id, kind, enquiry_id)
      select mail.id::uuid, mail.kind, stored.id
      from stored, (values (${newId()}, 'enquiry-notification'), (${newId()}, 'enquiry-confirmation')) as mail (id, kind)
      where not stored.held
    )
    select id from stored`.execute(db);
  return rows.length === 1;
}
