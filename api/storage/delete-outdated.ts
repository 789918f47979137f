import { sql, type Kysely } from 'kysely';
import type { Database } from './database';

/** Removes what outdatedRecords shows, and cool-downs that are over; mails go with what they speak of. */
export async function deleteOutdated(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    with gone_enquiries as (delete from enquiries where created_at < ${before}),
         gone_subscribers as (delete from subscribers where unsubscribed_at < ${before})
    delete from cooldowns where until < now()`.execute(db);
}
