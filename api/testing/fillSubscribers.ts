import { sql, type Kysely } from 'kysely';
import type { Database } from '../storage/engine/database';

/** Adds this many confirmed subscribers (reader0@example.com and on) in one statement; existing ones stay. */
export async function fillSubscribers(db: Kysely<Database>, count: number): Promise<void> {
  await sql`
    insert into subscribers (id, email, email_key, unsubscribe_token, confirmed_at)
    select gen_random_uuid(), 'reader' || number || '@example.com', 'reader' || number || '@example.com',
           lpad(number::text, 32, 'u'), now()
    from generate_series(0, ${count}::int - 1) as number
    on conflict do nothing`.execute(db);
}
