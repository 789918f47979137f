import type { Kysely, Selectable } from 'kysely';
import { containing } from './containing';
import type { Database, SubscribersTable } from './database';

export function listSubscribers(
  db: Kysely<Database>,
  { search, all }: { search?: string | undefined; all?: boolean | undefined },
): Promise<Selectable<SubscribersTable>[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .$if(search !== undefined, (query) => query.where('email', 'ilike', containing(search!)))
    .$if(!all, (query) => query.where('unsubscribed_at', 'is', null))
    .orderBy('created_at', 'desc')
    .execute();
}
