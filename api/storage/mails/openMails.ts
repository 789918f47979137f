import { sql } from 'kysely';
import { countAudited, writeAudit } from '../audit/audit';
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

/** Dismisses all dead letters: the owner has seen them, so they cause no more alarms. Returns their number. */
export function dismissMails(db: Db, actor: string): Promise<number> {
  return countAudited(db, {
    actor,
    action: 'mail dismissed',
    change: sql`
      update mails set status = 'dismissed' where status = 'dead' and ${isForOwner}
      returning coalesce(enquiry_id::text, 'mails') as subject, kind as detail`,
  });
}

/** Restarts the back-off of the owner's dead letters, and tries failing mails at once. Returns their number. */
export async function requeueMails(db: Db, actor: string): Promise<number> {
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
  return Number(numUpdatedRows);
}

/** What waits for a person, or to be sent, by numbers. */
interface OpenState {
  /** Enquiries that look like spam or could not be verified, until the owner releases them or marks them as spam. */
  readonly held: number;
  /** Enquiries of the last 30 days without an answer within 24 hours. */
  readonly overdue: number;
  /** Mails and webhook calls in the queue. */
  readonly waiting: number;
  /** Those among them with at least one failed attempt. */
  readonly failed: number;
  /** Those that have failed for more than an hour. */
  readonly failing: number;
  /** Messages to the owner that were given up. */
  readonly dead: number;
  /** Seconds since the oldest unsent notification to a department was queued or given up; 0 without one. */
  readonly oldestNotification: number;
}

/** Reads them in one statement. All but the last are conditions of partial indexes, so a large table costs no more. */
export async function readOpenState(db: Db): Promise<OpenState> {
  const { rows } = await sql<OpenState>`
    select (select count(*)::int from enquiries where held and status = 'new') as held,
           (select count(*)::int from enquiries
             where ${isOverdue} and created_at > now() - interval '30 days') as overdue,
           (select count(*)::int from mails where status = 'dead' and ${isForOwner}) as dead,
           (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from mails
             where kind = 'enquiry-notification' and status in ('waiting', 'dead')) as "oldestNotification",
           count(*)::int as waiting,
           count(last_error)::int as failed,
           count(last_error) filter (where created_at < now() - interval '1 hour')::int as failing
    from mails where status = 'waiting'`.execute(db);
  return rows[0]!;
}

/** Whether a person should be informed. */
export function isOpen({ held, dead, failing, overdue }: OpenState): boolean {
  return held + dead + failing + overdue > 0;
}

/** The last error of the oldest owner's message that has failed for this many minutes; undefined when all is well. */
export async function findFailingMail(db: Db, minutes: number): Promise<string | undefined> {
  const { rows } = await sql<{ last_error: string }>`
    select last_error from mails
    where status in ('waiting', 'dead') and last_error is not null
      and kind in ('enquiry-notification', 'alert', 'summary')
      and created_at < now() - ${minutes} * interval '1 minute'
    order by created_at limit 1`.execute(db);
  return rows[0]?.last_error;
}
