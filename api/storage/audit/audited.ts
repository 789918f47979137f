import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../engine/database';

/** Who acts and what it is called, such as `shell:ada` and `enquiry moved`. */
export interface Deed {
  actor: string;
  action: string;
}

/**
 * A change and its lines in the audit trail, in one statement: neither is there without the other. The change is an
 * update, insert or delete that returns `subject` and `detail`, one row for each line; `also` and `tells` may read it as
 * `changed`.
 * Answers the subjects. Details carry no personal data: the trail outlives an erasure.
 */
export async function audited(
  db: Kysely<Database>,
  { actor, action }: Deed,
  {
    change,
    also,
    tells,
  }: { change: RawBuilder<unknown>; also?: RawBuilder<unknown>; tells?: RawBuilder<unknown> },
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    with changed as (${change}),
    ${also ? sql`also as (${also}),` : sql``}
    ${tells ? sql`told as (${tells}),` : sql``}
    written as (
      insert into audit (actor, action, subject, detail)
      select ${actor}, ${action}, subject, detail from changed
    )
    select subject from changed`.execute(db);
  return rows.map(({ subject }) => subject);
}

/** A line about something that changes no record, such as an export. */
export async function writeAudit(
  db: Kysely<Database>,
  line: Deed & { subject: string; detail: string },
): Promise<void> {
  await db.insertInto('audit').values(line).execute();
}
