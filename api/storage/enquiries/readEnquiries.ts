import { type Selectable, sql } from 'kysely';
import type { Db, Enquiry, MailsTable } from '../engine/database';
import { enquiryColumns, getValuesByField } from './enquiryColumns';

/** Enquiries whose names, addresses, message or note contain a text; all without one. */
function searchEnquiries(db: Db, search: string | undefined) {
  const searched = [...enquiryColumns.filter((one) => one.searched).map(({ column }) => column), 'note'];
  return db
    .selectFrom('enquiries')
    .selectAll()
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', ${sql.join(searched.map((name) => sql.ref(name)))})), lower(${search!}::text)) > 0`,
      ),
    );
}

/** Lists enquiries: those that wait for an answer or a release first, then the rest, each newest first. */
export const listEnquiries = (
  db: Db,
  { search, limit, offset }: { search: string | undefined; limit: number; offset: number },
): Promise<Enquiry[]> =>
  searchEnquiries(db, search)
    .orderBy(sql`status <> 'new'`)
    // Ids sort by time.
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Counts the enquiries that wait for an answer, and the held ones among them. */
export async function countWaiting(db: Db): Promise<{ open: number; held: number }> {
  const { rows } = await sql<{ open: number; held: number }>`
    select count(*)::int as open, count(*) filter (where held)::int as held
    from enquiries where status = 'new'`.execute(db);
  return rows[0]!;
}

/** Finds one enquiry with its mails; undefined when the id is unknown. */
export async function findEnquiry(
  db: Db,
  id: string,
): Promise<{ enquiry: Enquiry; mails: Selectable<MailsTable>[] } | undefined> {
  const enquiry = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!enquiry) return undefined;
  const mails = await db
    .selectFrom('mails')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return { enquiry, mails };
}

/** All enquiries for an export, newest first, under the form's names and without internal ones. */
export async function exportEnquiries(db: Db, search?: string): Promise<Record<string, unknown>[]> {
  const rows = await searchEnquiries(db, search).orderBy('id', 'desc').execute();
  return rows.map((row) => {
    const { description, ...values } = getValuesByField(row);
    return {
      id: row.id,
      received: row.created_at,
      ...values,
      department: row.department,
      held: row.held,
      heldReason: row.held_reason,
      status: row.status,
      answered: row.answered_at,
      note: row.note,
      description,
    };
  });
}
