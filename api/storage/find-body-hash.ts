import type { Kysely } from 'kysely';
import type { Database } from './database';

/** What was sent under an idempotency key before, if anything. */
export async function findBodyHash(
  db: Kysely<Database>,
  idempotencyKey: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select('body_hash')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row?.body_hash;
}
