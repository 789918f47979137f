import { sql, type Kysely } from 'kysely';
import { audited } from '../audit/audited';
import type { Database } from '../engine/database';

/** Where the enquiry behind an "answered" link stands. */
export async function findByAnswerKey(
  db: Kysely<Database>,
  key: string,
): Promise<'open' | 'answered' | 'unknown'> {
  const row = await db
    .selectFrom('enquiries')
    .select('status')
    .where('answer_key', '=', key)
    .executeTakeFirst();
  if (!row) return 'unknown';
  return row.status === 'answered' ? 'answered' : 'open';
}

/** Marks the enquiry as answered, which is all that its link may do; the second time changes nothing. */
export async function answerByKey(db: Kysely<Database>, key: string): Promise<void> {
  await audited(
    db,
    { actor: 'link', action: 'enquiry status' },
    {
      change: sql`
        update enquiries set status = 'answered', answered_at = now()
        from (select id, status from enquiries where answer_key = ${key}::uuid for update) as before
        where enquiries.id = before.id and before.status <> 'answered'
        returning enquiries.id::text as subject, before.status || ' to answered' as detail`,
    },
  );
}
