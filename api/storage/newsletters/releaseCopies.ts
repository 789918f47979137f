import { sql } from 'kysely';
import type { Db } from '../engine/database';
import { isReachable } from '../subscribers/subscriberList';

/** Copies per statement, whatever the rate, so that it stays small. */
const mostAtOnce = 500;

/**
 * Queues the next copies of the current newsletter in one statement, which also marks how far they reach. It queues a
 * minute's worth, and none while as many still wait. A mail server that was down therefore does not get all at once.
 * `dedupe_key` is unique, so no reader gets a second copy. Returns the number queued.
 */
export async function releaseCopies(db: Db): Promise<number> {
  // Runs at each beat: usually there is nothing to send, and then no other table is touched.
  const sending = await db
    .selectFrom('newsletters')
    .select('id')
    .where('status', '=', 'sending')
    .limit(1)
    .execute();
  if (sending.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    with due as (
      select id, started_at, per_hour, last_subscriber,
             least(${mostAtOnce}, greatest(1, ceil(per_hour / 60.0)))::int as batch
      from newsletters
      where status = 'sending'
        -- A time hours ahead comes from a wrong clock.
        and (next_batch_at <= now() or next_batch_at > now() + interval '2 hours')
        and (select count(*) from mails where newsletter_id = newsletters.id and kind = 'newsletter' and status = 'waiting')
            < least(${mostAtOnce}, greatest(1, ceil(per_hour / 60.0)))
      order by next_batch_at
      limit 1
      for update skip locked
    ), readers as (
      select subscribers.id
      from subscribers, due
      where ${isReachable} and subscribers.confirmed_at <= due.started_at
        and subscribers.id > coalesce(due.last_subscriber, '00000000-0000-0000-0000-000000000000')
      order by subscribers.id
      limit (select batch from due)
    ), queued as (
      insert into mails (id, kind, subscriber_id, newsletter_id, priority, dedupe_key)
      select gen_random_uuid(), 'newsletter', readers.id, due.id, 2, 'newsletter ' || due.id || ' ' || readers.id
      from due, readers
      on conflict (dedupe_key) do nothing
    )
    update newsletters
    set last_subscriber = coalesce((select id from readers order by id desc limit 1), newsletters.last_subscriber),
        status = case when (select count(*) from readers) < due.batch then 'sent' else newsletters.status end,
        finished_at = case when (select count(*) from readers) < due.batch then now() end,
        next_batch_at = now() + due.batch * interval '1 hour' / due.per_hour
    from due
    where newsletters.id = due.id
    returning (select count(*)::int from readers) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
