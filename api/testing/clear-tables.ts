import { sql, type Kysely } from 'kysely';
import type { Database } from '../storage/database';

export async function clearTables(db: Kysely<Database>): Promise<void> {
  await sql`truncate enquiries, subscribers, mails, cooldowns`.execute(db);
}
