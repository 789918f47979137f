import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';

/**
 * Writes down that copies go to the mail server now. A copy found with this mark is never sent again by itself: nobody
 * can know whether the server took it. Answers those that had no mark.
 */
export async function beginHandover(db: Kysely<Database>, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update mails set handover_at = now()
    where id = any(${`{${ids.join(',')}}`}::uuid[]) and status = 'waiting' and handover_at is null
    returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
