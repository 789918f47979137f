import { sql } from 'kysely';
import { audited } from '../audit/audit';
import type { Db, Department, EnquiryStatus } from '../engine/database';
import { correctableColumns, getColumnValue } from './enquiryColumns';
import { queueForEnquiry } from '../mails/mailQueue';
import { emailKey } from '../subscribers/emailKey';
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
 * Corrects what a person said about themselves, as the privacy policy promises: the columns of `correctableColumns`,
 * by key. Missing values stay, as do empty ones where the form requires a value. The message is their own text and
 * never changes.
 */
export async function correctEnquiry(
  db: Db,
  id: string,
  correction: Readonly<Record<string, string | undefined>>,
  actor: string,
): Promise<boolean> {
  const before = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!before) return false;
  const given = correctableColumns().flatMap((column): [string, string][] => {
    const value = correction[column.key];
    const stays =
      value === undefined || (column.required && value === '') || value === getColumnValue(before, column);
    return stays ? [] : [[column.column, value]];
  });
  if (given.length === 0) return false;
  const email = given.find(([column]) => column === 'email')?.[1];
  const values = email === undefined ? given : [...given, ['email_key', emailKey(email)]];
  return audited(db, {
    actor,
    action: 'enquiry corrected',
    change: sql`
      update enquiries set ${sql.join(values.map(([column, value]) => sql`${sql.ref(column!)} = ${value}`))}
      where id = ${id}::uuid
      returning id::text as subject, ${given.map(([column]) => column).join(', ')} as detail`,
  });
}

/**
 * Removes one enquiry. Other data of the person stays: see erasePerson.
 *
 * @returns the ids of its mails, whose files the caller removes; undefined when there is no such enquiry
 */
export async function deleteEnquiry(db: Db, id: string, actor: string): Promise<string[] | undefined> {
  const mails = await db.selectFrom('mails').select('id').where('enquiry_id', '=', id).execute();
  const changed = await audited(db, {
    actor,
    action: 'enquiry deleted',
    change: sql`
      delete from enquiries where id = ${id}::uuid
      returning id::text as subject, department || ', ' || status as detail`,
    also: sql`insert into erasures (fingerprint) select subject from changed on conflict do nothing`,
  });
  return changed ? mails.map((mail) => mail.id) : undefined;
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

/**
 * Stores a reply, queues it as a mail to the visitor and marks the enquiry as answered, in one statement. It also
 * releases a held enquiry, because an answered one is no spam. False when the enquiry is unknown, or when the reply
 * `replyId` exists already (a form sent twice).
 */
export function replyToEnquiry(
  db: Db,
  id: string,
  body: string,
  { replyId, actor, webhook = false }: { replyId: string; actor: string; webhook?: boolean },
): Promise<boolean> {
  return audited(db, {
    actor,
    action: 'enquiry replied',
    change: sql`
      update enquiries
      set status = 'answered', answered_at = coalesce(case when status = 'answered' then answered_at end, now()), held = false
      where id = ${id}::uuid and not exists (select from replies where id = ${replyId}::uuid)
      returning id::text as subject, ${`${body.length} characters`}::text as detail`,
    also: sql`
      insert into replies (id, enquiry_id, body, author)
      select ${replyId}::uuid, subject::uuid, ${body}, ${actor.replace(/^\w+:/, '')} from changed`,
    queues: queueForEnquiry(
      { kind: 'enquiry-reply', priority: 0, detail: { replyId } },
      webhook && { kind: 'answered-webhook', priority: 1 },
    ),
  });
}
