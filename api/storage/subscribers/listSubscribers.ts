import { type Selectable, sql } from 'kysely';
import { contains } from '../engine/lists';
import type { Db, SubscribersTable } from '../engine/database';

/** The newsletter's readers: confirmed and not unsubscribed. With `all`, also the unconfirmed and unsubscribed. */
export function listSubscribers(
  db: Db,
  {
    search,
    all,
    before,
    limit,
  }: {
    search?: string | undefined;
    all?: boolean | undefined;
    /** Id of the last subscriber of the previous page: only older ones follow. */
    before?: string | undefined;
    limit?: number | undefined;
  },
): Promise<Selectable<SubscribersTable>[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .$if(search !== undefined, (query) => query.where(contains(sql.ref('email'), search!)))
    .$if(!all, (query) => query.where('unsubscribed_at', 'is', null).where('confirmed_at', 'is not', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
}

/** True of a subscriber who gets newsletters: confirmed, not unsubscribed, and not bounced. */
export const isReachable = sql<boolean>`(subscribers.confirmed_at is not null
  and subscribers.unsubscribed_at is null and subscribers.bounced_at is null)`;
