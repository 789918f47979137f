import { sql, type Kysely } from 'kysely';
import { audited } from '../audit/audited';
import type { Database } from '../engine/database';

/** The enquiry behind an "answered" link, and its status. */
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

/** Marks the enquiry as answered, the only thing that its link may do. A second call changes nothing. */
export async function answerByKey(db: Kysely<Database>, key: string, { tell = false } = {}): Promise<void> {
  await audited(
    db,
    { actor: 'link', action: 'enquiry status' },
    {
      change: sql`
        update enquiries set status = 'answered', answered_at = now()
        from (select id, status from enquiries where answer_key = ${key}::uuid for update) as before
        where enquiries.id = before.id and before.status <> 'answered'
        returning enquiries.id::text as subject, before.status || ' to answered' as detail`,
      tells: sql`
        insert into mails (id, kind, enquiry_id, priority)
        select gen_random_uuid(), 'answered-webhook', changed.subject::uuid, 1 from changed where ${tell}`,
    },
  );
}
