import { type Kysely, sql } from 'kysely';
import { toEnquiry } from '../routes/toEnquiry';
import type { Database } from '../storage/engine/database';
import { insertEnquiry } from '../storage/enquiries/insertEnquiry';
import { requestSubscription } from '../storage/subscribers/subscription';
import { filledContact } from './filledContact';

/** More than two pages of enquiries. */
export async function fillDatabase(db: Kysely<Database>): Promise<void> {
  for (let index = 0; index < 205; index += 1)
    await insertEnquiry(db, {
      ...toEnquiry(filledContact({ description: `Line\n${index}\t"টি" 😀 \\`, firstName: `N${index}` }), {
        hash: 'h',
        heldReason: index % 50 === 0 ? 'honeypot' : undefined,
      }),
      webhook: index % 100 === 1,
    });
  for (const name of ['a', 'b', 'c']) await requestSubscription(db, `${name}@example.com`);
}

/** Every row as the database itself formats it, microseconds included. */
export async function getRows(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of ['enquiries', 'subscribers', 'consents', 'mails', 'cooldowns']) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} as t order by 1`.execute(db);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}
