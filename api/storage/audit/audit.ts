import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { AuditTable, Db } from '../engine/database';

/** The actor and the name of the action, such as `shell:ada` and `enquiry moved`. */
interface Deed {
  readonly actor: string;
  readonly action: string;
}

interface AuditedChange extends Deed {
  /** An update, insert or delete that returns `subject` and `detail`, one row per line of the trail. */
  readonly change: RawBuilder<unknown>;
  /** Further statements, which may read the change as `changed`. */
  readonly also?: RawBuilder<unknown>;
  readonly queues?: RawBuilder<unknown> | undefined;
}

/**
 * Makes a change and its audit lines in one statement, so that neither exists without the other. Details carry no
 * personal data, because the trail outlives an erasure.
 *
 * @returns whether something was changed
 */
export async function audited(db: Db, change: AuditedChange): Promise<boolean> {
  return (await countAudited(db, change)) > 0;
}

/** As audited, with the number of changed records. */
export async function countAudited(
  db: Db,
  { actor, action, change, also, queues }: AuditedChange,
): Promise<number> {
  const { rows } = await sql`
    with changed as (${change}),
    ${also ? sql`also as (${also}),` : sql``}
    ${queues ? sql`queued as (${queues}),` : sql``}
    written as (
      insert into audit (actor, action, subject, detail)
      select ${actor}, ${action}, subject, detail from changed
    )
    select subject from changed`.execute(db);
  return rows.length;
}

/** Writes a line on an action that changes no record, such as an export. */
export async function writeAudit(db: Db, line: Deed & { subject: string; detail: string }): Promise<void> {
  await db.insertInto('audit').values(line).execute();
}

/** The audit trail, newest first, of one record or of all. */
export function listAudit(
  db: Db,
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
