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

/**
 * Enquiries by week and source, newest week first, without spam and held ones. Campaigns count by their source and
 * name (utm_source, utm_campaign).
 */
export async function leadsBySource(
  db: Db,
  { by, weeks }: { by: SourceKind; weeks: number },
): Promise<WeekOfLeads[]> {
  const monday = sql`date_trunc('week', created_at at time zone 'Asia/Dhaka')`;
  const { rows } = await sql<WeekOfLeads>`
    select to_char(${monday}, 'YYYY-MM-DD') as week, ${sql.ref(`source_${by}`)} as source, count(*)::int as leads,
           count(*) filter (where status = 'answered')::int as answered
    from enquiries
    where status <> 'spam' and not held
      and ${monday} > date_trunc('week', now() at time zone 'Asia/Dhaka') - ${weeks}::int * interval '1 week'
    group by 1, 2 order by 1 desc, 3 desc, 2`.execute(db);
  if (by !== 'campaign') return rows;
  const merged = new Map<string, WeekOfLeads>();
  for (const row of rows) {
    const given = new URLSearchParams(row.source);
    const source =
      [given.get('utm_source'), given.get('utm_campaign')].filter(Boolean).join(' / ') || row.source;
    const key = `${row.week} ${source}`;
    const before = merged.get(key) ?? { ...row, source, leads: 0, answered: 0 };
    merged.set(key, { ...before, leads: before.leads + row.leads, answered: before.answered + row.answered });
  }
  return [...merged.values()].toSorted((a, b) => b.week.localeCompare(a.week) || b.leads - a.leads);
}
