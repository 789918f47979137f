import { sql, type Kysely } from 'kysely';
import type { Database } from './database';
import { isOutdatedEnquiry, type RetentionLimits } from './retention-limits';

/** Removes what outdatedRecords shows, and cool-downs that are over; mails go with what they speak of. */
export async function deleteOutdated(db: Kysely<Database>, limits: RetentionLimits): Promise<void> {
  await sql`
    with gone_enquiries as (delete from enquiries where ${isOutdatedEnquiry(limits)}),
         gone_subscribers as (delete from subscribers where unsubscribed_at < ${limits.before})
    delete from cooldowns where until < now()`.execute(db);
}
