import { sql, type Kysely } from 'kysely';
import { audited } from '../audit/audited';
import type { Database } from '../engine/database';

/** Dismisses dead letters (all, or the named ones): the owner has seen them, so they cause no more alarms. */
export async function dismissMails(
  db: Kysely<Database>,
  ids: readonly string[] | 'all',
  actor: string,
): Promise<number> {
  const named = ids === 'all' ? sql`true` : sql`id::text in (${sql.join(ids)})`;
  const dismissed = await audited(
    db,
    { actor, action: 'mail dismissed' },
    {
      change: sql`
        update mails set status = 'dismissed' where status = 'dead' and ${named}
        returning coalesce(enquiry_id::text, 'mails') as subject, kind as detail`,
    },
  );
  return dismissed.length;
}
