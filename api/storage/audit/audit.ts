import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { AuditTable, Database } from '../engine/database';

/** The actor and the name of the action, such as `shell:ada` and `enquiry moved`. */
export interface Deed {
  actor: string;
  action: string;
}

/**
 * Makes a change and its audit lines in one statement, so that neither exists without the other. The change is an
 * update, insert or delete that returns `subject` and `detail`, one row per line. `also` and `queues` may read it as
 * `changed`. Details carry no personal data, because the trail outlives an erasure.
 *
 * @returns the subjects
 */
export async function audited(
  db: Kysely<Database>,
  { actor, action }: Deed,
  {
    change,
    also,
    queues,
  }: { change: RawBuilder<unknown>; also?: RawBuilder<unknown>; queues?: RawBuilder<unknown> | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    with changed as (${change}),
    ${also ? sql`also as (${also}),` : sql``}
    ${queues ? sql`queued as (${queues}),` : sql``}
    written as (
      insert into audit (actor, action, subject, detail)
      select ${actor}, ${action}, subject, detail from changed
    )
    select subject from changed`.execute(db);
  return rows.map(({ subject }) => subject);
}

/** Writes a line on an action that changes no record, such as an export. */
export async function writeAudit(
  db: Kysely<Database>,
  line: Deed & { subject: string; detail: string },
): Promise<void> {
  await db.insertInto('audit').values(line).execute();
}

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
