import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { leaseSeconds } from './leaseDueMails';

/** Two clocks are never quite equal; less than this is no jump. */
const slackSeconds = 60;

/**
 * What a clock that was ahead has left behind once it is set right: mails that would wait for the hour that it showed.
 * No mail waits longer than the pause of its attempt (a fresh one not at all, one under way as long as its lease), so
 * one that does is pulled forward. Cool-downs that are over go, too: nothing is kept without a reason.
 */
export async function tidyQueue(db: Kysely<Database>, pauses: readonly number[]): Promise<void> {
  await sql`
    update mails
    set next_attempt_at = now() + case when leased then ${leaseSeconds} else 0 end * interval '1 second'
    where status = 'waiting'
      and next_attempt_at > now() + interval '1 second' * (${slackSeconds} + case
        when leased then ${leaseSeconds}
        when attempts = 0 then 0
        else coalesce((${`{${pauses.join(',')}}`}::int[])[attempts], 0)
      end)`.execute(db);
  await sql`delete from cooldowns where until <= now()`.execute(db);
}
