import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';

/**
 * Marks copies as being handed to the mail server. A copy that already has the mark is never sent again by itself,
 * because the server may have taken it. Returns the copies without a mark.
 */
export async function beginHandover(db: Kysely<Database>, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update mails set handover_at = now()
    where id = any(${`{${ids.join(',')}}`}::uuid[]) and status = 'waiting' and handover_at is null
    returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
