import { sql, type RawBuilder } from 'kysely';

type Events = (source: RawBuilder<unknown>, webhook: boolean) => RawBuilder<unknown>;

/**
 * SQL that queues a webhook call for each `id` of a source: these subscribers have confirmed or left. It is part of
 * the statement that changes them. With `webhook` false it queues nothing.
 */
const events =
  (kind: 'confirmed-webhook' | 'left-webhook'): Events =>
  (source, webhook) => sql`
    insert into mails (id, kind, subscriber_id, priority)
    select gen_random_uuid(), ${kind}, id, 1 from ${source} where ${webhook}`;

export const confirmedEvents = events('confirmed-webhook');
export const leftEvents = events('left-webhook');
