import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database, EnquiriesTable } from '../engine/database';
import { newId } from '../engine/identifiers';
import { isBlocked } from './blockedSenders';

/** An enquiry and what beside the department's mail it sets going. */
export type NewEnquiry = Omit<Insertable<EnquiriesTable>, 'id' | 'created_at' | 'held_reason'> &
  Partial<Pick<EnquiriesTable, 'held_reason'>> & {
    /** Its sender gets a confirmation, unless it is held. Default: true. */
    confirm?: boolean;
    /** The owner's webhook is called. Default: false. */
    webhook?: boolean;
  };

/** Hours after which "we will get back to you within 24 hours" is no longer worth sending. */
export const confirmationHours = 24;

/**
 * Enquiries with their mails and webhook calls in one statement, so in one transaction and one round trip: of each,
 * either all is there or nothing. The department is told of a held one, too; only its sender is not answered. One of a
 * blocked sender is held, and nobody is told. Answers
 * false for one whose idempotency key is there already; a concurrent twin waits for the first.
 */
export async function insertEnquiries(db: Kysely<Database>, enquiries: NewEnquiry[]): Promise<boolean[]> {
  const incoming = enquiries.map((enquiry) => ({
    ...enquiry,
    id: newId(),
    notification_id: newId(),
    webhook_id: newId(),
    confirmation_id: newId(),
  }));
  // Two instances that insert the same keys in different orders would wait for each other for ever.
  const inOrder = incoming.toSorted((a, b) =>
    (a.idempotency_key ?? '') < (b.idempotency_key ?? '') ? -1 : 1,
  );
  const { rows } = await sql<{ id: string }>`
    with incoming as (
      select * from json_to_recordset(${JSON.stringify(inOrder)}::json) as enquiry (
        id uuid, notification_id uuid, webhook_id uuid, confirmation_id uuid, idempotency_key text, body_hash text,
        first_name text, last_name text, email text, email_key text, phone text, company text, service_interest text,
        description text, budget text, department text, held boolean, held_reason text, source_page text,
        source_referrer text, source_campaign text, confirm boolean, webhook boolean)
    ), judged as (
      select incoming.*, ${isBlocked('incoming')} as blocked from incoming
    ), stored as (
      insert into enquiries (id, idempotency_key, body_hash, first_name, last_name, email, email_key, phone, company,
                             service_interest, description, budget, department, held, held_reason, source_page,
                             source_referrer, source_campaign)
      select id, idempotency_key, body_hash, first_name, last_name, email, email_key, phone, company,
             service_interest, description, budget, department, coalesce(held, false) or blocked,
             case when blocked then 'blocked' else held_reason end,
             coalesce(source_page, ''), coalesce(source_referrer, ''), coalesce(source_campaign, '')
      from judged
      on conflict (idempotency_key) do nothing
      returning id, held
    ), queued as (
      insert into mails (id, kind, enquiry_id, priority, expires_at)
      select mail.id, mail.kind, stored.id, mail.priority, now() + mail.hours * interval '1 hour'
      from stored
      join judged using (id)
      cross join lateral (values
        (judged.notification_id, 'enquiry-notification', 0, null::int, not judged.blocked),
        (judged.webhook_id, 'enquiry-webhook', 0, null, coalesce(judged.webhook, false) and not judged.blocked),
        (judged.confirmation_id, 'enquiry-confirmation', 1, ${confirmationHours}::int,
          not stored.held and coalesce(judged.confirm, true))
      ) as mail (id, kind, priority, hours, wanted)
      where mail.wanted
    )
    select id from stored`.execute(db);
  const stored = new Set(rows.map((row) => row.id));
  return incoming.map(({ id }) => stored.has(id));
}
