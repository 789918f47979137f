import type { Kysely } from 'kysely';
import type { Database } from '../storage/engine/database';
import { confirmSubscription, requestSubscription } from '../storage/subscribers/subscription';
import { emailKey } from '../storage/subscribers/emailKey';

/** A subscriber after following the confirming link: with that mail and a welcome in the queue. */
export async function subscribeConfirmed(db: Kysely<Database>, email: string): Promise<void> {
  await requestSubscription(db, email);
  const { token } = await db
    .selectFrom('consents')
    .innerJoin('subscribers', 'subscribers.id', 'consents.subscriber_id')
    .select('token')
    .where('email_key', '=', emailKey(email))
    .orderBy('requested_at', 'desc')
    .executeTakeFirstOrThrow();
  await confirmSubscription(db, token!, '');
}
