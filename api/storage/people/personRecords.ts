import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../engine/database';
import { emailKey, foldedKey } from '../subscribers/emailKey';

/** All records of one address. */
export async function personRecords(db: Kysely<Database>, email: string) {
  const key = emailKey(email);
  const enquiries = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('email_key', '=', key)
    .orderBy('created_at')
    .execute();
  const subscriptions = await db.selectFrom('subscribers').selectAll().where('email_key', '=', key).execute();
  const consents = await db
    .selectFrom('consents')
    .innerJoin('subscribers', 'subscribers.id', 'consents.subscriber_id')
    .selectAll('consents')
    .where('subscribers.email_key', '=', key)
    .orderBy('consents.requested_at')
    .execute();
  const replies = await db
    .selectFrom('replies')
    .innerJoin('enquiries', 'enquiries.id', 'replies.enquiry_id')
    .selectAll('replies')
    .where('enquiries.email_key', '=', key)
    .orderBy('replies.created_at')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .leftJoin('enquiries', 'enquiries.id', 'mails.enquiry_id')
    .leftJoin('subscribers', 'subscribers.id', 'mails.subscriber_id')
    .selectAll('mails')
    .where(({ or, eb }) => or([eb('enquiries.email_key', '=', key), eb('subscribers.email_key', '=', key)]))
    .orderBy('mails.created_at')
    .execute();
  return { enquiries, replies, subscriptions, consents, mails };
}

/**
 * Removes all records of one address and writes its audit line, in one statement. Mails go with their records. A
 * fingerprint stays, so that no backup brings the person back.
 */
export async function erasePerson(
  db: Kysely<Database>,
  email: string,
  { actor, detail }: { actor: string; detail: string },
): Promise<void> {
  const key = emailKey(email);
  await sql`
    with gone_enquiries as (delete from enquiries where email_key = ${key}),
         gone_subscribers as (delete from subscribers where email_key = ${key}),
         gone_cooldowns as (delete from cooldowns where email_key in (${key}, ${foldedKey(email)})),
         remembered as (
           insert into erasures (fingerprint) values (${createFingerprint(key)})
           on conflict (fingerprint) do update set at = now())
    insert into audit (actor, action, subject, detail)
    values (${actor}, 'person erased', 'person', ${detail})`.execute(db);
}

/** The fingerprint of an address: enough to recognize it, without storing it. */
export function createFingerprint(key: string): string {
  return createHash('sha256').update(`erased ${key}`).digest('hex');
}
