import { sql, type Kysely } from 'kysely';
import { audited } from '../audit/audited';
import type { Database, Department, EnquiryStatus } from '../engine/database';
import { newId } from '../engine/identifiers';
import { emailKey } from '../subscribers/emailKey';

/** What the owner can do to one enquiry, from a command or from the desk. Each answers false when there was nothing to change. */

/** Marks where an enquiry stands, and when it was answered: last, where it was taken up again. */
export async function setEnquiryStatus(
  db: Kysely<Database>,
  id: string,
  status: EnquiryStatus,
  actor: string,
): Promise<boolean> {
  const changed = await audited(
    db,
    { actor, action: 'enquiry status' },
    {
      change: sql`
        update enquiries
        set status = ${status}, answered_at = case when ${status} = 'answered' then now() end
        from (select id, status from enquiries where id = ${id}::uuid for update) as before
        where enquiries.id = before.id and before.status <> ${status}
        returning enquiries.id::text as subject, before.status || ' to ' || enquiries.status as detail`,
    },
  );
  return changed.length === 1;
}

/** Gives an enquiry to another department, which is told of it by mail; how long it is kept goes by the new one. */
export async function moveEnquiry(
  db: Kysely<Database>,
  id: string,
  department: Department,
  actor: string,
): Promise<boolean> {
  const changed = await audited(
    db,
    { actor, action: 'enquiry moved' },
    {
      change: sql`
        update enquiries set department = ${department}
        from (select id, department from enquiries where id = ${id}::uuid for update) as before
        where enquiries.id = before.id and before.department <> ${department}
        returning enquiries.id::text as subject, before.department || ' to ' || enquiries.department as detail`,
      also: sql`
        insert into mails (id, kind, enquiry_id, priority)
        select ${newId()}::uuid, 'enquiry-notification', changed.subject::uuid, 0 from changed`,
    },
  );
  return changed.length === 1;
}

/** Replaces the owner's note; an empty one removes it. */
export async function noteEnquiry(
  db: Kysely<Database>,
  id: string,
  note: string,
  actor: string,
): Promise<boolean> {
  const changed = await audited(
    db,
    { actor, action: 'enquiry note' },
    {
      change: sql`
        update enquiries set note = ${note} where id = ${id}::uuid and note <> ${note}
        returning id::text as subject, length(note) || ' characters' as detail`,
    },
  );
  return changed.length === 1;
}

export interface EnquiryCorrection {
  first_name?: string | undefined;
  last_name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  company?: string | undefined;
}

/** Puts right what somebody says about themselves, as the privacy policy promises. The message is theirs and stays. */
export async function correctEnquiry(
  db: Kysely<Database>,
  id: string,
  correction: EnquiryCorrection,
  actor: string,
): Promise<boolean> {
  const before = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  const given = Object.entries(correction).filter(
    ([column, value]) => value !== undefined && before && value !== before[column as keyof typeof before],
  ) as [string, string][];
  if (given.length === 0) return false;
  const values =
    correction.email === undefined ? given : [...given, ['email_key', emailKey(correction.email)]];
  const changed = await audited(
    db,
    { actor, action: 'enquiry corrected' },
    {
      change: sql`
        update enquiries set ${sql.join(values.map(([column, value]) => sql`${sql.ref(column!)} = ${value}`))}
        where id = ${id}::uuid
          and (${sql.join(
            given.map(([column, value]) => sql`${sql.ref(column)} <> ${value}`),
            sql` or `,
          )})
        returning id::text as subject, ${given.map(([column]) => column).join(', ')} as detail`,
    },
  );
  return changed.length === 1;
}

/**
 * Removes one enquiry; answers the ids of its mails, whose files the caller removes, or undefined when there is no
 * such enquiry. Everything else of the person stays: see erasePerson.
 */
export async function deleteEnquiry(
  db: Kysely<Database>,
  id: string,
  actor: string,
): Promise<string[] | undefined> {
  const mails = await db.selectFrom('mails').select('id').where('enquiry_id', '=', id).execute();
  const changed = await audited(
    db,
    { actor, action: 'enquiry deleted' },
    {
      change: sql`
        delete from enquiries where id = ${id}::uuid
        returning id::text as subject, department || ', ' || status as detail`,
      also: sql`insert into erasures (fingerprint) select subject from changed on conflict do nothing`,
    },
  );
  return changed.length === 1 ? mails.map((mail) => mail.id) : undefined;
}
