import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { emailKey, foldedKey } from '../subscribers/emailKey';

/** Removes everything about one address in one statement; mails go with what they speak of. */
export async function erasePerson(db: Kysely<Database>, email: string): Promise<void> {
  const key = emailKey(email);
  await sql`
    with gone_enquiries as (delete from enquiries where email_key = ${key}),
         gone_subscribers as (delete from subscribers where email_key = ${key})
    delete from cooldowns where email_key in (${key}, ${foldedKey(email)})`.execute(db);
}
