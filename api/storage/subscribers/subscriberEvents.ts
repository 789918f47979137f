import { sql, type RawBuilder } from 'kysely';

type Events = (source: RawBuilder<unknown>, tell: boolean) => RawBuilder<unknown>;

/**
 * SQL that queues a webhook call for each `id` of a source: these subscribers have confirmed or left. It is part of
 * the statement that changes them. With `tell` false it queues nothing.
 */
const events =
  (kind: 'confirmed-webhook' | 'left-webhook'): Events =>
  (source, tell) => sql`
    insert into mails (id, kind, subscriber_id, priority)
    select gen_random_uuid(), ${kind}, id, 1 from ${source} where ${tell}`;

export const confirmedEvents = events('confirmed-webhook');
export const leftEvents = events('left-webhook');
