import { type Kysely, sql } from 'kysely';
import type { Database } from '../engine/database';
import { isOverdue } from './readEnquiries';

export interface BusinessFigures {
  /** Stored enquiries, by department and by outcome: new, answered, spam or held. */
  enquiries: { department: string; outcome: string; count: number }[];
  overdue: number;
  /** Pending subscribers were asked to confirm and have not done so yet. */
  subscribers: { subscribed: number; pending: number; left: number };
  /** Seconds since the oldest unsent notification to a department was queued or given up; 0 without one. */
  oldestUnsentNotification: number;
}

/** The figures that a business watches when it lives on enquiries, in one statement. */
export async function businessFigures(db: Kysely<Database>): Promise<BusinessFigures> {
  const { rows } = await sql<BusinessFigures>`
    select (select coalesce(json_agg(row_to_json(by_outcome)), '[]') from (
              select department, case when held and status = 'new' then 'held' else status end as outcome,
                     count(*)::int as count
              from enquiries group by 1, 2) as by_outcome) as enquiries,
           (select count(*)::int from enquiries where ${isOverdue}) as overdue,
           (select json_build_object('subscribed', count(*) filter (where confirmed_at is not null and unsubscribed_at is null),
                                     'pending', count(*) filter (where confirmed_at is null and unsubscribed_at is null),
                                     'left', count(*) filter (where unsubscribed_at is not null))
            from subscribers) as subscribers,
           (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from mails
            where kind = 'enquiry-notification' and status in ('waiting', 'dead')) as "oldestUnsentNotification"`.execute(
    db,
  );
  return rows[0]!;
}
