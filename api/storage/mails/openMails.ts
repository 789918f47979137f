import { type Selectable, sql } from 'kysely';
import type { Db, MailsTable } from '../engine/database';
import { isForOwner, type MailKind } from './mailKinds';

/** Days for which a message that was given up keeps alarming: the owner has then heard of it as many times. */
const alarmingDays = 7;

/** True of a message to the owner that was given up lately. */
const isDead = sql<boolean>`(mails.status = 'dead' and ${isForOwner}
  and mails.finished_at > now() - ${sql.lit(alarmingDays)} * interval '1 day')`;

/** Messages to the owner that were given up, and all that wait after a failure. */
const isUnsent = sql<boolean>`((status = 'dead' and ${isForOwner}) or (status = 'waiting' and last_error is not null))`;

/** The messages that could not be sent, newest first. */
export const listOpenMails = (db: Db): Promise<Selectable<MailsTable>[]> =>
  db.selectFrom('mails').selectAll().where(isUnsent).orderBy('created_at', 'desc').limit(50).execute();

/** Tries the messages that could not be sent again, with a new back-off. Returns their number. */
export async function requeueMails(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update mails set status = 'waiting', attempts = 0, next_attempt_at = now(), finished_at = null, last_error = null
    where not leased and ${isUnsent}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** What waits for a person, or to be sent, by numbers. */
interface OpenState {
  /** Enquiries that look like spam or could not be verified, until the owner releases them or marks them as spam. */
  readonly held: number;
  /** Mails and webhook calls in the queue. */
  readonly waiting: number;
  /** Those among them with at least one failed attempt. */
  readonly failed: number;
  /** Messages to the owner that were given up in the last days. */
  readonly dead: number;
  /** Seconds since the oldest unsent notification to a department was queued or given up; 0 without one. */
  readonly oldestNotification: number;
}

/** Reads them in one statement. All but the last are conditions of partial indexes, so a large table costs no more. */
export async function readOpenState(db: Db): Promise<OpenState> {
  const { rows } = await sql<OpenState>`
    select (select count(*)::int from enquiries where held and status = 'new') as held,
           (select count(*)::int from mails where ${isDead}) as dead,
           (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from mails
             where kind = 'enquiry-notification' and (status = 'waiting' or ${isDead})) as "oldestNotification",
           count(*)::int as waiting,
           count(last_error)::int as failed
    from mails where status = 'waiting'`.execute(db);
  return rows[0]!;
}

/** The last error of the oldest message of these kinds that has failed for this many minutes; undefined when all is well. */
export async function findFailing(
  db: Db,
  kinds: readonly MailKind[],
  minutes: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ last_error: string }>`
    select last_error from mails
    where (status = 'waiting' or ${isDead}) and last_error is not null and kind = any(${`{${kinds.join(',')}}`}::text[])
      and created_at < now() - ${minutes} * interval '1 minute'
    order by created_at limit 1`.execute(db);
  return rows[0]?.last_error;
}
