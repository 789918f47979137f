import { type Selectable, sql } from 'kysely';
import { audited } from '../audit/audit';
import type { Db, RepliesTable } from '../engine/database';
import { queueForEnquiry } from '../mails/queueMails';

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

/** An enquiry's replies from the desk, oldest first. */
export function repliesTo(db: Db, enquiryId: string): Promise<Selectable<RepliesTable>[]> {
  return db.selectFrom('replies').selectAll().where('enquiry_id', '=', enquiryId).orderBy('id').execute();
}
