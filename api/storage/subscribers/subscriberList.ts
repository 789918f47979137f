import type { Selectable } from 'kysely';
import type { Db, SubscribersTable } from '../engine/database';

/** A page of the newsletter's readers, newest first. With `all`, also the unconfirmed and unsubscribed. */
export function listSubscribers(
  db: Db,
  { all, before, limit }: { all?: boolean | undefined; before: string | undefined; limit: number },
): Promise<Selectable<SubscribersTable>[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .$if(!all, (query) => query.where('unsubscribed_at', 'is', null).where('confirmed_at', 'is not', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
