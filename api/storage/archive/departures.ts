import { sql, type Transaction } from 'kysely';
import type { Database } from '../engine/database';
import { fingerprintOf } from '../people/personRecords';

/** Changes that a restore would have undone, by the number of people. */
export interface Kept {
  readonly erased: number;
  readonly left: number;
}

/**
 * Sets aside what must outlive a restore: the audit trail, the erased, and the unsubscribed. It is kept as JSON,
 * because the source tables may have an older schema.
 */
export async function keepDepartures(
  transaction: Transaction<Database>,
  tables: readonly string[],
): Promise<void> {
  await sql`create temporary table kept_rows (origin text, row jsonb) on commit drop`.execute(transaction);
  const keep = async (table: string, condition = sql`true`) => {
    if (tables.includes(table))
      await sql`
        insert into kept_rows select ${table}, to_jsonb(t) from ${sql.table(table)} as t
        where ${condition}`.execute(transaction);
  };
  await keep('audit');
  await keep('erasures');
  await keep('subscribers', sql`unsubscribed_at is not null`);
}

/** Restores the departures. People whom the archive brought back are erased or unsubscribed again. */
export async function restoreDepartures(transaction: Transaction<Database>): Promise<Kept> {
  for (const table of ['audit', 'erasures'])
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, row)).* from kept_rows where origin = ${table}
      on conflict do nothing`.execute(transaction);
  return { erased: await eraseAgain(transaction), left: await leaveAgain(transaction) };
}

/** Erases again. Data that a person has sent since their erasure stays. */
async function eraseAgain(transaction: Transaction<Database>): Promise<number> {
  const isErased = sql`fingerprint in (id::text, ${fingerprintOf(sql`email_key`)}) and at >= created_at`;
  const { rows } = await sql`
    with gone as (
      delete from enquiries using erasures where ${isErased} returning email_key
    ), left_list as (
      delete from subscribers using erasures where ${isErased} returning email_key
    ), people as (
      select email_key from gone union select email_key from left_list
    ), cooled as (
      delete from cooldowns where email_key in (select email_key from people)
    )
    select email_key from people`.execute(transaction);
  return rows.length;
}

/** Unsubscribes again everybody who left after the confirmation in the archive. */
async function leaveAgain(transaction: Transaction<Database>): Promise<number> {
  const { rows } = await sql`
    with gone as (
      update subscribers set unsubscribed_at = (row->>'unsubscribed_at')::timestamptz
      from kept_rows
      where origin = 'subscribers' and row->>'email_key' = subscribers.email_key
        and subscribers.unsubscribed_at is null
        and coalesce(subscribers.confirmed_at, subscribers.created_at) <= (row->>'unsubscribed_at')::timestamptz
      returning subscribers.id
    ), withdrawn as (
      update consents set withdrawn_at = now() from gone where subscriber_id = gone.id and withdrawn_at is null
    )
    select id from gone`.execute(transaction);
  return rows.length;
}
