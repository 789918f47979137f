import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, Department, EnquiriesTable, EnquiryStatus } from '../engine/database';
import { containing } from '../engine/containing';
import { enquiryColumns } from '../engine/enquiryColumns';

/** The site promises an answer within so many hours. */
const promisedHours = 24;

/**
 * True of an enquiry that is still new when its answer was promised. What is held was promised to nobody who is known;
 * and who answers by mail alone, and has never marked one or signed in to the desk, cannot be told apart from who is late.
 */
export const isOverdue = sql<boolean>`(enquiries.status = 'new' and not enquiries.held
  and exists (select from audit where action in ('enquiry status', 'desk sign-in'))
  and enquiries.created_at < now() - ${sql.lit(promisedHours)} * interval '1 hour')`;

export interface EnquiryFilter {
  search?: string | undefined;
  department?: Department | undefined;
  status?: EnquiryStatus | undefined;
  held?: boolean | undefined;
  overdue?: boolean | undefined;
  since?: Date | undefined;
  /** The last one of the page before: only what is older. */
  before?: string | undefined;
  limit?: number | undefined;
}

export type ListedEnquiry = Selectable<EnquiriesTable> & { overdue: boolean };

/** Newest first. Ids are in order of time, so one of them is all that the next page needs to know. */
export function listEnquiries(db: Kysely<Database>, filter: EnquiryFilter): Promise<ListedEnquiry[]> {
  const { search, department, status, held, overdue, since, before, limit } = filter;
  const searched = [...enquiryColumns.filter((one) => one.searched).map(({ column }) => column), 'note'].map(
    (name) => sql.ref(name),
  );
  return db
    .selectFrom('enquiries')
    .selectAll()
    .select(isOverdue.as('overdue'))
    .$if(search !== undefined, (query) =>
      query.where(sql<string>`concat_ws(' ', ${sql.join(searched)})`, 'ilike', containing(search!)),
    )
    .$if(department !== undefined, (query) => query.where('department', '=', department!))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(held !== undefined, (query) => query.where('held', '=', held!))
    .$if(overdue === true, (query) => query.where(isOverdue))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
}

/** All of a filter, a few hundred at a time: neither this process nor one statement ever holds them all. */
export async function* eachEnquiry(
  db: Kysely<Database>,
  filter: Omit<EnquiryFilter, 'before' | 'limit'>,
): AsyncGenerator<ListedEnquiry> {
  const limit = 200;
  for (let before: string | undefined; ;) {
    const page = await listEnquiries(db, { ...filter, before, limit });
    yield* page;
    if (page.length < limit) return;
    before = page.at(-1)!.id;
  }
}

/** How many enquiries each view of the desk holds. */
export async function countEnquiries(db: Kysely<Database>) {
  const { rows } = await sql<Record<'open' | 'overdue' | 'held' | 'answered' | 'spam' | 'all', number>>`
    select count(*) filter (where status = 'new' and not held)::int as open,
           count(*) filter (where ${isOverdue})::int as overdue,
           count(*) filter (where held and status = 'new')::int as held,
           count(*) filter (where status = 'answered')::int as answered,
           count(*) filter (where status = 'spam')::int as spam,
           count(*)::int as all
    from enquiries`.execute(db);
  return rows[0]!;
}
