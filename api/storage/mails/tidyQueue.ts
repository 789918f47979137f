import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { leaseSeconds } from './leaseDueMails';

/** Seconds by which two clocks may differ without a jump. */
const slackSeconds = 60;

/**
 * Repairs the queue after a clock that was ahead is corrected: mails would wait until the wrong time. No mail waits
 * longer than its attempt's pause (a fresh one not at all, a leased one as long as the lease), so a longer wait is
 * cut. Expired cool-downs are deleted, because data is not kept without a reason.
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
