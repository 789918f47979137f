import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, MailsTable } from '../engine/database';
import { isKeptBack } from '../backups/backups';
import { newId } from '../engine/identifiers';
import { type MailKind, mailKinds } from './mailKinds';

interface Queued {
  readonly kind: MailKind;
  readonly priority: 0 | 1;
  /** Hours after which it is not worth sending. */
  readonly hours?: number;
}

/**
 * Changes an enquiry and queues the mails and webhook calls about it, in one statement.
 *
 * @param change an insert, update or delete that returns the `id` of the enquiry
 * @returns whether something was changed
 */
export async function changeWithMails(
  db: Db,
  change: RawBuilder<unknown>,
  mails: readonly (Queued | false)[],
): Promise<boolean> {
  const values = mails
    .filter((mail) => mail !== false)
    .map(
      ({ kind, priority, hours = null }) =>
        sql`(${newId()}::uuid, ${kind}::text, ${priority}::int, ${hours}::int)`,
    );
  const { rows } = await sql`
    with changed as (${change}), queued as (
      insert into mails (id, kind, enquiry_id, priority, expires_at)
      select mail.id, mail.kind, changed.id, mail.priority, now() + mail.hours * interval '1 hour'
      from changed, (values ${sql.join(values)}) as mail (id, kind, priority, hours)
    )
    select id from changed`.execute(db);
  return rows.length > 0;
}

/**
 * Queues messages on neither an enquiry nor a subscriber, in one statement. Each `dedupeKey` goes once, however many
 * instances ask. Returns the number of new messages.
 */
export async function queueMessages(
  db: Db,
  messages: { kind: MailKind; dedupeKey: string; detail?: Record<string, unknown> }[],
): Promise<number> {
  if (messages.length === 0) return 0;
  const rows = messages.map(({ kind, dedupeKey, detail }) => ({
    id: newId(),
    kind,
    dedupe_key: `${kind} ${dedupeKey}`,
    detail: detail === undefined ? null : JSON.stringify(detail),
  }));
  const { numAffectedRows } = await sql`
    insert into mails (id, kind, dedupe_key, detail, priority)
    select id, kind, dedupe_key, detail, 0
    from json_to_recordset(${JSON.stringify(rows)}::json) as message (id uuid, kind text, dedupe_key text, detail text)
    on conflict (dedupe_key) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Seconds until a lease ends. Whoever holds one for longer renews it, so that a mail in progress is not sent twice. */
export const leaseSeconds = 120;

/** A mail that this worker has leased. */
export type LeasedMail = Selectable<MailsTable> & {
  /** Whether the mail is too late to send, by the database's clock. */
  readonly expired?: boolean;
};

/**
 * Leases up to `limit` due mails of some kinds to this worker: first what the owner must know, then what a visitor
 * waits for, then the rest. A lease postpones the next attempt, so that a killed worker's mails come back. A mail of the
 * future was queued while the database's clock was ahead: it does not wait until then.
 */
export async function leaseDueMails(
  db: Db,
  limit: number,
  kinds: readonly MailKind[] = mailKinds,
): Promise<LeasedMail[]> {
  // Materialized: a plan may run the update's subquery several times, and lock further rows each time.
  const { rows } = await sql<LeasedMail>`
    with due as materialized (
      select id from mails
      where status = 'waiting' and (next_attempt_at <= now() or (created_at > now() and attempts = 0))
        and kind = any(${`{${kinds.join(',')}}`}::text[])
        and not ${isKeptBack}
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

/** Renews the lease of a mail whose sending goes on. */
export async function renewLease(db: Db, { id, attempts }: LeasedMail): Promise<void> {
  await sql`
    update mails set next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    where id = ${id}::uuid and leased and attempts = ${attempts}`.execute(db);
}

export type MailOutcome =
  | { status: 'sent' | 'suppressed' | 'expired' }
  | { status: 'dead'; error: string }
  | { status: 'waiting'; error: string; retryInSeconds: number }
  /** Its turn did not come within the lease: it returns to the queue, and no attempt is counted. */
  | { status: 'waiting'; untried: true };

/** Stores the outcome of an attempt. */
export async function settleMail(db: Db, id: string, outcome: MailOutcome): Promise<void> {
  const { status } = outcome;
  const untried = 'untried' in outcome;
  const error = 'error' in outcome ? outcome.error : null;
  const retryInSeconds = 'retryInSeconds' in outcome ? outcome.retryInSeconds : 0;
  await sql`
    update mails
    set leased = false, status = ${status}, ${
      untried ? sql`attempts = attempts - 1` : sql`last_error = ${error}`
    }, ${
      status === 'waiting'
        ? sql`finished_at = null, next_attempt_at = now() + ${retryInSeconds} * interval '1 second'`
        : sql`finished_at = now()`
    }
    where id = ${id}::uuid and status = 'waiting'`.execute(db);
}
