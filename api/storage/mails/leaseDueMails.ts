import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, MailKind, MailsTable } from '../engine/database';

/** Longer than any one sending may take (see openSmtpTransport.ts), so that a mail is not sent twice while it is under way. */
export const leaseSeconds = 120;

/** A mail in this worker's hands. */
export type LeasedMail = Selectable<MailsTable> & {
  /** By the database's clock: it is not worth sending any more. */
  readonly expired?: boolean;
};

/** What this version can send. A newer version beside it may queue more: that is the newer one's to send. */
const knownKinds: Record<MailKind, true> = {
  'enquiry-notification': true,
  'enquiry-confirmation': true,
  'enquiry-reply': true,
  'enquiry-webhook': true,
  'answered-webhook': true,
  'newsletter-confirmation': true,
  'newsletter-welcome': true,
  'newsletter-known': true,
  newsletter: true,
  'newsletter-test': true,
  'confirmed-webhook': true,
  'left-webhook': true,
  alert: true,
  'alert-webhook': true,
  'dead-webhook': true,
  summary: true,
};

/**
 * Takes up to `limit` due mails for this worker alone: what the owner must know first, then what a visitor waits for,
 * then newsletters. Leasing puts the next attempt off, so nothing is stuck after a kill.
 */
export async function leaseDueMails(db: Kysely<Database>, limit: number): Promise<LeasedMail[]> {
  // Materialized, because a plan may run a subquery of the update several times, and each time lock as many rows again.
  const { rows } = await sql<LeasedMail>`
    with due as materialized (
      select id from mails
      where status = 'waiting' and next_attempt_at <= now()
        and kind = any(${`{${Object.keys(knownKinds).join(',')}}`}::text[])
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
