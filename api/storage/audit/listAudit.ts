import type { Kysely, Selectable } from 'kysely';
import type { AuditTable, Database } from '../engine/database';

/** The audit trail, newest first, of one record or of all. */
export function listAudit(
  db: Kysely<Database>,
  { subject, limit }: { subject?: string | undefined; limit: number },
): Promise<Selectable<AuditTable>[]> {
  return db
    .selectFrom('audit')
    .selectAll()
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
