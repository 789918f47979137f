import { sql } from 'kysely';
import { audited } from '../audit/audit';
import type { Db, Department, EnquiryStatus } from '../engine/database';
import { queueForEnquiry } from '../mails/mailQueue';
import { promisedHours } from './readEnquiries';

/**
 * Sets the status of an enquiry and the time of its answer, which is the last one when it was reopened. With `webhook`
 * the owner's webhook is called for an answered one.
 */
export function setEnquiryStatus(
  db: Db,
  id: string,
  status: EnquiryStatus,
  actor: string,
  { webhook = false } = {},
): Promise<boolean> {
  return audited(db, {
    actor,
    action: 'enquiry status',
    change: sql`
      update enquiries
      set status = ${status}, answered_at = case when ${status} = 'answered' then now() end
      from (select id, status from enquiries where id = ${id}::uuid for update) as before
      where enquiries.id = before.id and before.status <> ${status}
      returning enquiries.id::text as subject, before.status || ' to ' || enquiries.status as detail`,
    queues: queueForEnquiry(webhook && status === 'answered' && { kind: 'answered-webhook', priority: 1 }),
  });
}

/** Moves an enquiry to another department, which gets a mail. Its retention follows the new department. */
export function moveEnquiry(db: Db, id: string, department: Department, actor: string): Promise<boolean> {
  return audited(db, {
    actor,
    action: 'enquiry moved',
    change: sql`
      update enquiries set department = ${department}
      from (select id, department from enquiries where id = ${id}::uuid for update) as before
      where enquiries.id = before.id and before.department <> ${department}
      returning enquiries.id::text as subject, before.department || ' to ' || enquiries.department as detail`,
    queues: queueForEnquiry({ kind: 'enquiry-notification', priority: 0 }),
  });
}

/** Replaces the owner's note; an empty one removes it. */
export function noteEnquiry(db: Db, id: string, note: string, actor: string): Promise<boolean> {
  return audited(db, {
    actor,
    action: 'enquiry note',
    change: sql`
      update enquiries set note = ${note} where id = ${id}::uuid and note <> ${note}
      returning id::text as subject, length(note) || ' characters' as detail`,
  });
}

/**
 * Removes one enquiry with its mails. Other data of the person stays: see erasePerson.
 */
export function deleteEnquiry(db: Db, id: string, actor: string): Promise<boolean> {
  return audited(db, {
    actor,
    action: 'enquiry deleted',
    change: sql`
      delete from enquiries where id = ${id}::uuid
      returning id::text as subject, department || ', ' || status as detail`,
    also: sql`insert into erasures (fingerprint) select subject from changed on conflict do nothing`,
  });
}

/**
 * Releases a held enquiry in one statement: queues its mails and, with `webhook`, the call of a fresh one. The
 * department, which was informed of possible spam, gets it again without the mark. False when it is not held or
 * already answered, because then its sender has had our answer.
 */
export function releaseEnquiry(
  db: Db,
  id: string,
  { actor, webhook }: { actor: string; webhook: boolean },
): Promise<boolean> {
  return audited(db, {
    actor,
    action: 'enquiry released',
    change: sql`
      update enquiries set held = false, status = 'new' where id = ${id}::uuid and held and status <> 'answered'
      returning id::text as subject, '' as detail`,
    queues: queueForEnquiry(
      { kind: 'enquiry-notification', priority: 0 },
      webhook && { kind: 'enquiry-webhook', priority: 0 },
      { kind: 'enquiry-confirmation', priority: 1, hours: promisedHours },
    ),
  });
}

/** The enquiry behind an "answered" link. */
export const findByAnswerKey = (
  db: Db,
  key: string,
): Promise<{ id: string; status: EnquiryStatus } | undefined> =>
  db.selectFrom('enquiries').select(['id', 'status']).where('answer_key', '=', key).executeTakeFirst();

/** Marks the enquiry as answered, the only thing that its link may do. A second call changes nothing. */
export async function answerByKey(db: Db, key: string, { webhook = false } = {}): Promise<void> {
  const found = await findByAnswerKey(db, key);
  if (found) await setEnquiryStatus(db, found.id, 'answered', 'link', { webhook });
}
