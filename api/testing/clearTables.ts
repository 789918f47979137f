import { sql, type Kysely } from 'kysely';
import type { Database } from '../storage/engine/database';

export async function clearTables(db: Kysely<Database>): Promise<void> {
  await sql`truncate enquiries, subscribers, consents, mails, cooldowns, audit, desk_keys, encounters, vitals`.execute(
    db,
  );
}
