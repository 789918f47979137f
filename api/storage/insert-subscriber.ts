import { sql, type Kysely } from 'kysely';
import type { Database } from './database';
import { newId } from './new-id';
import { newToken } from './new-token';

/** A new address, or one that had left, is subscribed and welcomed; one that is subscribed stays as it is, without a mail. */
export async function insertSubscriber(
  db: Kysely<Database>,
  subscriber: { email: string; emailKey: string },
): Promise<void> {
  await sql`
    with stored as (
      insert into subscribers (id, email, email_key, unsubscribe_token)
      values (${newId()}, ${subscriber.email}, ${subscriber.emailKey}, ${newToken()})
      on conflict (email_key) do update set unsubscribed_at = null
        where subscribers.unsubscribed_at is not null
      returning id
    )
    insert into mails (id, kind, subscriber_id)
    select ${newId()}::uuid, 'newsletter-welcome', stored.id from stored`.execute(db);
}
