import type { Kysely } from 'kysely';
import type { Database } from '../engine/database';

/** What was sent under each of these idempotency keys before, if anything. */
export async function findBodyHashes(db: Kysely<Database>, keys: string[]): Promise<(string | undefined)[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['idempotency_key', 'body_hash'])
    .where('idempotency_key', 'in', keys)
    .execute();
  const hashes = new Map(rows.map((row) => [row.idempotency_key, row.body_hash]));
  return keys.map((key) => hashes.get(key));
}
