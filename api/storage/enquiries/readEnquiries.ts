import { type Selectable, sql } from 'kysely';
import type {
  Db,
  Department,
  EnquiriesTable,
  EnquiryStatus,
  MailsTable,
  RepliesTable,
} from '../engine/database';
import { enquiryColumns } from './enquiryColumns';

/** Hours within which the site promises an answer. Later, the confirmation that repeats the promise is not sent. */
export const promisedHours = 24;

/**
 * True of an enquiry that is still new after its promised answer time. Held ones do not count, because their sender
 * got no promise. It is never true when the owner has neither marked one nor signed in to the desk: answers by mail
 * alone leave no trace.
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
  /** Id of the last enquiry of the previous page: only older ones follow. */
  before?: string | undefined;
  limit?: number | undefined;
}

export type ListedEnquiry = Selectable<EnquiriesTable> & { overdue: boolean };

/** Newest first. Ids sort by time, so the next page needs only one of them. */
export function listEnquiries(db: Db, filter: EnquiryFilter): Promise<ListedEnquiry[]> {
  const { search, department, status, held, overdue, before, limit } = filter;
  const searched = [...enquiryColumns.filter((one) => one.searched).map(({ column }) => column), 'note'].map(
    (name) => sql.ref(name),
  );
  return db
    .selectFrom('enquiries')
    .selectAll()
    .select(isOverdue.as('overdue'))
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', ${sql.join(searched)})), lower(${search!}::text)) > 0`,
      ),
    )
    .$if(department !== undefined, (query) => query.where('department', '=', department!))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(held !== undefined, (query) => query.where('held', '=', held!))
    .$if(overdue === true, (query) => query.where(isOverdue))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
}

/** How many enquiries each view of the desk holds. */
export async function countEnquiries(db: Db) {
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

/** One enquiry with the state of its mails; undefined when the id is unknown. */
export async function findEnquiry(
  db: Db,
  id: string,
): Promise<{ enquiry: ListedEnquiry; mails: Selectable<MailsTable>[] } | undefined> {
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .select(isOverdue.as('overdue'))
    .where('id', '=', id)
    .executeTakeFirst();
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

/** An enquiry's replies from the desk, oldest first. */
export function listReplies(db: Db, enquiryId: string): Promise<Selectable<RepliesTable>[]> {
  return db.selectFrom('replies').selectAll().where('enquiry_id', '=', enquiryId).orderBy('id').execute();
}

/** What leads are counted by. */
export const sourceKinds = ['campaign', 'referrer', 'page'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export interface WeekOfLeads {
  /** The week's Monday in Dhaka: 2026-11-23. */
  readonly week: string;
  /** Empty when the source is unknown. */
  readonly source: string;
  readonly leads: number;
  readonly answered: number;
}

/** Enquiries by week and source, newest week first, without spam and held ones. */
export async function countLeads(
  db: Db,
  { by, weeks }: { by: SourceKind; weeks: number },
): Promise<WeekOfLeads[]> {
  const monday = sql`date_trunc('week', created_at at time zone 'Asia/Dhaka')`;
  // A campaign counts by its source and name, where it has any: other values tell single advertisements apart.
  const source =
    by === 'campaign'
      ? sql`coalesce(nullif(concat_ws('&', substring(source_campaign from 'utm_source=[^&]+'),
          substring(source_campaign from 'utm_campaign=[^&]+')), ''), source_campaign)`
      : sql.ref(`source_${by}`);
  const { rows } = await sql<WeekOfLeads>`
    select to_char(${monday}, 'YYYY-MM-DD') as week, ${source} as source, count(*)::int as leads,
           count(*) filter (where status = 'answered')::int as answered
    from enquiries
    where status <> 'spam' and not held
      and ${monday} > date_trunc('week', now() at time zone 'Asia/Dhaka') - ${weeks}::int * interval '1 week'
    group by 1, 2 order by 1 desc, 3 desc, 2`.execute(db);
  return by === 'campaign'
    ? rows.map((row) => ({ ...row, source: [...new URLSearchParams(row.source).values()].join(' / ') }))
    : rows;
}
