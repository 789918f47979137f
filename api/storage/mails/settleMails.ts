import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { newId } from '../engine/identifiers';
import { visitorKinds } from './visitorKinds';

export type MailOutcome =
  | { status: 'sent' | 'written' | 'suppressed' | 'expired' }
  | { status: 'dead'; error: string }
  /** Only newsletters: the address was refused permanently, or it is unknown whether the copy arrived. */
  | { status: 'bounced' | 'unsure'; error: string }
  | { status: 'waiting'; error: string; retryInSeconds: number }
  /** Its turn did not come within the lease: it returns to the queue, and no attempt is counted. */
  | { status: 'waiting'; untried: true };

export type SettledMail = MailOutcome & { id: string };

/**
 * Stores the outcomes of attempts. With `tellDead`, a mail to the owner that is given up queues a webhook call in the
 * same statement. A call that is given up queues none, because a dead receiver cannot be told so.
 */
export async function settleMails(
  db: Kysely<Database>,
  mails: SettledMail[],
  { tellDead = false }: { tellDead?: boolean } = {},
): Promise<void> {
  const settled = mails.map((mail) => ({ ...mail, webhook_id: newId() }));
  await sql`
    with outcome as (
      select * from json_to_recordset(${JSON.stringify(settled)}::json)
        as outcome (id uuid, webhook_id uuid, status text, error text, "retryInSeconds" int, untried boolean)
    ), done as (
      update mails
      set leased = false,
          status = outcome.status,
          attempts = mails.attempts - case when outcome.untried then 1 else 0 end,
          handover_at = case when outcome.status = 'waiting' then null else mails.handover_at end,
          last_error = case when outcome.untried then mails.last_error else outcome.error end,
          next_attempt_at = case when outcome.status = 'waiting'
            then now() + coalesce(outcome."retryInSeconds", 0) * interval '1 second' else mails.next_attempt_at end,
          finished_at = case when outcome.status = 'waiting' then null else now() end
      from outcome
      where mails.id = outcome.id and mails.status = 'waiting'
      returning mails.id, mails.kind, mails.status, mails.last_error, mails.attempts, mails.enquiry_id,
                mails.subscriber_id, outcome.webhook_id
    ), suppressed as (
      update subscribers set bounced_at = now(), bounce_reason = left(done.last_error, 300)
      from done
      where subscribers.id = done.subscriber_id and done.status = 'bounced' and subscribers.bounced_at is null
    )
    insert into mails (id, kind, enquiry_id, subscriber_id, priority, detail)
    select webhook_id, 'dead-webhook', enquiry_id, subscriber_id, 0,
           json_build_object('mailId', id, 'kind', kind, 'error', last_error, 'attempts', attempts,
                             'enquiryId', enquiry_id)::text
    from done
    where status = 'dead' and kind not like '%-webhook' and kind not in (${sql.join(visitorKinds)}) and ${tellDead}`.execute(
    db,
  );
}
