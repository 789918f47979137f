import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { newId } from '../engine/identifiers';
import { isForOwner } from './mailKinds';

export type MailOutcome =
  | { status: 'sent' | 'written' | 'suppressed' | 'expired' }
  | { status: 'dead'; error: string }
  /** Only newsletters: the address was refused permanently, or it is unknown whether the copy arrived. */
  | { status: 'bounced' | 'unsure'; error: string }
  | { status: 'waiting'; error: string; retryInSeconds: number }
  /** Its turn did not come within the lease: it returns to the queue, and no attempt is counted. */
  | { status: 'waiting'; untried: true };

/**
 * Stores the outcome of an attempt. With `webhook`, a mail to the owner that is given up queues a webhook call in the
 * same statement. A call that is given up queues none, because a dead receiver cannot be told so.
 */
export async function settleMail(
  db: Kysely<Database>,
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
          ? sql`handover_at = null, finished_at = null, next_attempt_at = now() + ${retryInSeconds} * interval '1 second'`
          : sql`finished_at = now()`
      }
      where id = ${id}::uuid and status = 'waiting'
      returning *
    ), suppressed as (
      update subscribers set bounced_at = now(), bounce_reason = left(done.last_error, 300)
      from done
      where subscribers.id = done.subscriber_id and done.status = 'bounced' and subscribers.bounced_at is null
    )
    insert into mails (id, kind, enquiry_id, subscriber_id, priority, detail)
    select ${newId()}::uuid, 'dead-webhook', enquiry_id, subscriber_id, 0,
           json_build_object('mailId', id, 'kind', kind, 'error', last_error, 'attempts', attempts,
                             'enquiryId', enquiry_id)::text
    from done as mails
    where status = 'dead' and kind not like '%-webhook' and ${isForOwner} and ${webhook}`.execute(db);
}

/**
 * Marks a copy as being handed to the mail server. False for one that has the mark already: it is never sent again by
 * itself, because the server may have taken it.
 */
export async function beginHandover(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ handover_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('handover_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
