import { sql } from 'kysely';

/** True of a subscriber who gets newsletters: confirmed, not unsubscribed, and not bounced. */
export const isReachable = sql<boolean>`(subscribers.confirmed_at is not null
  and subscribers.unsubscribed_at is null and subscribers.bounced_at is null)`;
