import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, MailsTable } from '../engine/database';
import { isKeptBack } from '../backups/backups';
import { newId } from '../engine/identifiers';
import { isForOwner, type MailKind, mailKinds } from './mailKinds';

interface Queued {
  readonly kind: MailKind;
  readonly priority: 0 | 1;
  /** Hours after which it is not worth sending. */
  readonly hours?: number;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** SQL that queues messages on the enquiry which a statement of audited() has changed; without any, nothing. */
export const queueForEnquiry = (...mails: readonly (Queued | false)[]): RawBuilder<unknown> | undefined => {
  const rows = mails
    .filter((mail) => mail !== false)
    .map(
      ({ kind, priority, hours = null, detail }) =>
        sql`(${newId()}::uuid, ${kind}::text, ${priority}::int, ${hours}::int, ${detail ? JSON.stringify(detail) : null}::text)`,
    );
  if (rows.length === 0) return undefined;
  return sql`
    insert into mails (id, kind, enquiry_id, priority, expires_at, detail)
    select mail.id, mail.kind, changed.subject::uuid, mail.priority, now() + mail.hours * interval '1 hour', mail.detail
    from changed, (values ${sql.join(rows)}) as mail (id, kind, priority, hours, detail)`;
};

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
 * waits for, then the rest. A lease postpones the next attempt, so that a killed worker's mails come back.
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
      where status = 'waiting' and next_attempt_at <= now()
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
  /** Given up: for the owner to see, or (dismissed) because a visitor's mailbox does not exist. */
  | { status: 'dead' | 'dismissed'; error: string }
  | { status: 'waiting'; error: string; retryInSeconds: number }
  /** Its turn did not come within the lease: it returns to the queue, and no attempt is counted. */
  | { status: 'waiting'; untried: true };

/**
 * Stores the outcome of an attempt. With `webhook`, a mail to the owner that is given up queues a webhook call in the
 * same statement. A call that is given up queues none, because a dead receiver cannot be told so.
 */
export async function settleMail(
  db: Db,
  id: string,
  outcome: MailOutcome,
  { webhook = false }: { webhook?: boolean } = {},
): Promise<void> {
  const { status } = outcome;
  const untried = 'untried' in outcome;
  const error = 'error' in outcome ? outcome.error : null;
  const retryInSeconds = 'retryInSeconds' in outcome ? outcome.retryInSeconds : 0;
  await sql`
    with done as (
      update mails
      set leased = false, status = ${status}, ${
        untried ? sql`attempts = attempts - 1` : sql`last_error = ${error}`
      }, ${
        status === 'waiting'
          ? sql`finished_at = null, pause = ${retryInSeconds}, next_attempt_at = now() + ${retryInSeconds} * interval '1 second'`
          : sql`finished_at = now()`
      }
      where id = ${id}::uuid and status = 'waiting'
      returning *
    )
    insert into mails (id, kind, enquiry_id, subscriber_id, priority, detail)
    select ${newId()}::uuid, 'dead-webhook', enquiry_id, subscriber_id, 0,
           json_build_object('mailId', id, 'kind', kind, 'error', last_error, 'attempts', attempts,
                             'enquiryId', enquiry_id)::text
    from done as mails
    where status = 'dead' and kind not like '%-webhook' and ${isForOwner} and ${webhook}`.execute(db);
}

interface Claim {
  readonly mailId: string;
  readonly emailKey: string;
  readonly kind: MailKind;
  readonly seconds: number;
}

/**
 * Reserves an address for one mail. It may go when no other of its kind went there within the cool-down. One
 * statement, so that of two workers only one wins; a second attempt at the same mail wins again. A stored claim
 * that ends later than a new one could was made by a wrong clock; it is ignored.
 *
 * @returns whether the mail may go
 */
export async function claimCooldown(db: Db, { mailId, emailKey, kind, seconds }: Claim): Promise<boolean> {
  const { rows } = await sql`
    insert into cooldowns (email_key, kind, mail_id, until)
    values (${emailKey}, ${kind}, ${mailId}::uuid, now() + ${seconds} * interval '1 second')
    on conflict (email_key, kind) do update set mail_id = excluded.mail_id, until = excluded.until
      where cooldowns.until <= now() or cooldowns.mail_id = excluded.mail_id
        or cooldowns.until > excluded.until + interval '1 minute'
    returning mail_id`.execute(db);
  return rows.length === 1;
}

/** Seconds by which two clocks may differ without a jump. */
const slackSeconds = 60;

/**
 * Repairs the queue after a clock that was ahead is corrected: mails would wait until the wrong time. No mail waits
 * longer than the pause after its last attempt; a fresh one does not wait, a leased one waits as long as the lease. A
 * longer wait is cut. Expired cool-downs and counts of limits are deleted, because data is not kept without a reason.
 */
export async function tidyQueue(db: Db): Promise<void> {
  await sql`
    update mails
    set next_attempt_at = now() + case when leased then ${leaseSeconds} else 0 end * interval '1 second'
    where status = 'waiting'
      and next_attempt_at > now()
        + interval '1 second' * (${slackSeconds} + case when leased then ${leaseSeconds} else pause end)`.execute(
    db,
  );
  await sql`delete from cooldowns where until <= now()`.execute(db);
  await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(db);
}
