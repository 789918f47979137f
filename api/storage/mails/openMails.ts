import { sql } from 'kysely';
import { audited, writeAudit } from '../audit/audit';
import type { Db } from '../engine/database';
import { isOverdue } from '../enquiries/readEnquiries';
import { isForOwner } from './mailKinds';

/** Mails that the owner should see, with the person concerned: dead letters, and those that wait after a failure. */
export function listOpenMails(db: Db, limit: number) {
  return db
    .selectFrom('mails')
    .leftJoin('enquiries', 'enquiries.id', 'mails.enquiry_id')
    .leftJoin('subscribers', 'subscribers.id', 'mails.subscriber_id')
    .selectAll('mails')
    .select(({ fn }) => fn.coalesce('enquiries.email', 'subscribers.email').as('email'))
    .where(({ or, and, eb }) =>
      or([
        and([eb('mails.status', '=', 'dead'), isForOwner]),
        and([eb('mails.status', '=', 'waiting'), eb('mails.last_error', 'is not', null)]),
      ]),
    )
    .orderBy('mails.created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Dismisses a dead letter: the owner has seen it, so it causes no more alarms. */
export async function dismissMail(db: Db, id: string, actor: string): Promise<void> {
  await audited(db, {
    actor,
    action: 'mail dismissed',
    change: sql`
      update mails set status = 'dismissed' where status = 'dead' and id = ${id}::uuid
      returning coalesce(enquiry_id::text, 'mails') as subject, kind as detail`,
  });
}

/** Restarts the back-off of the owner's dead letters, and tries failing mails at once. */
export async function requeueMails(db: Db, actor: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      status: 'waiting',
      attempts: 0,
      next_attempt_at: sql<Date>`now()`,
      finished_at: null,
      last_error: null,
    })
    .where('leased', '=', false)
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'dead'), and([eb('status', '=', 'waiting'), eb('last_error', 'is not', null)])]),
    )
    .where(isForOwner)
    .executeTakeFirst();
  await writeAudit(db, {
    actor,
    action: 'mails retried',
    subject: 'mails',
    detail: `${numUpdatedRows} mails`,
  });
}

export interface MailBacklog {
  waiting: number;
  /** Waiting after at least one failed attempt. */
  failing: number;
  /** Given up, among the messages for the owner. */
  dead: number;
}

/** The queue's state for operators. Both conditions are those of partial indexes, so a large table costs no more. */
export async function mailBacklog(db: Db): Promise<MailBacklog> {
  const { rows } = await sql<MailBacklog>`
    select (select count(*)::int from mails where status = 'waiting') as waiting,
           (select count(*)::int from mails where status = 'waiting' and last_error is not null) as failing,
           (select count(*)::int from mails where status = 'dead' and ${isForOwner}) as dead`.execute(db);
  return rows[0]!;
}

/** Numbers of the things that wait for a person. */
export interface OpenState {
  /** Enquiries that look like spam or could not be verified, until the owner releases them or marks them as spam. */
  readonly held: number;
  /** Messages to the owner that were given up. */
  readonly dead: number;
  /** Mails and webhook calls that have failed for more than an hour. */
  readonly failing: number;
  /** Enquiries of the last 30 days without an answer within 24 hours. */
  readonly overdue: number;
}

/** Counts for the daily summary. */
export async function openState(db: Db): Promise<OpenState> {
  const { rows } = await sql<OpenState>`
    select (select count(*)::int from enquiries where held and status = 'new') as held,
           (select count(*)::int from mails where status = 'dead' and ${isForOwner}) as dead,
           (select count(*)::int from mails
             where status = 'waiting' and last_error is not null and created_at < now() - interval '1 hour') as failing,
           (select count(*)::int from enquiries
             where ${isOverdue} and created_at > now() - interval '30 days') as overdue`.execute(db);
  return rows[0]!;
}

/** Whether a person should be informed. */
export function isOpen({ held, dead, failing, overdue }: OpenState): boolean {
  return held + dead + failing + overdue > 0;
}
