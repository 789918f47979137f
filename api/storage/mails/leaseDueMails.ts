import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, MailsTable } from '../engine/database';
import { mailKinds } from './mailKinds';

/** Seconds. Longer than any sending may take (openSmtpTransport.ts), so that a mail in progress is not sent twice. */
export const leaseSeconds = 120;

/** A mail that this worker has leased. */
export type LeasedMail = Selectable<MailsTable> & {
  /** Whether the mail is too late to send, by the database's clock. */
  readonly expired?: boolean;
};

/**
 * Leases up to `limit` due mails to this worker: first what the owner must know, then what a visitor waits for, then
 * newsletters. A lease postpones the next attempt, so that a killed worker's mails come back.
 */
export async function leaseDueMails(db: Kysely<Database>, limit: number): Promise<LeasedMail[]> {
  // Materialized: a plan may run the update's subquery several times, and lock further rows each time.
  const { rows } = await sql<LeasedMail>`
    with due as materialized (
      select id from mails
      where status = 'waiting' and next_attempt_at <= now()
        and kind = any(${`{${mailKinds.join(',')}}`}::text[])
      order by priority, next_attempt_at
      limit ${limit}
      for update skip locked
    )
    update mails
    set leased = true, attempts = attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    from due
    where mails.id = due.id
    returning mails.*, coalesce(mails.expires_at <= now(), false) as expired`.execute(db);
  return rows;
}
