import { sql } from 'kysely';

/** True of a subscriber to whom newsletters go: confirmed, not gone, and mail to them does not come back. */
export const isReachable = sql<boolean>`(subscribers.confirmed_at is not null
  and subscribers.unsubscribed_at is null and subscribers.bounced_at is null)`;
