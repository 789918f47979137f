import { sql } from 'kysely';
import type { Db } from '../engine/database';

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
export async function leadsBySource(
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
