import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { isForOwner } from './mailKinds';

/** Restarts the back-off of dead letters (all for the owner, or the named ones), and tries failing mails at once. */
export async function requeueMails(db: Kysely<Database>, ids: string[] | 'all'): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      status: 'waiting',
      attempts: 0,
      next_attempt_at: sql<Date>`now()`,
      finished_at: null,
      last_error: null,
    })
    .where('leased', '=', false)
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'dead'), and([eb('status', '=', 'waiting'), eb('last_error', 'is not', null)])]),
    )
    .$if(ids === 'all', (query) => query.where(isForOwner))
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids as string[]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
