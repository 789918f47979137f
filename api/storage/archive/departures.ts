import { sql, type Transaction } from 'kysely';
import type { Database } from '../engine/database';
import { createFingerprint } from '../people/personRecords';

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

/**
 * Puts the departures back into the restored tables. People whom the archive brought back are erased or unsubscribed
 * again.
 */
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
  const erasures = await transaction.selectFrom('erasures').selectAll().execute();
  const erasedAt = new Map(erasures.map(({ fingerprint, at }) => [fingerprint, at.getTime()]));
  if (erasedAt.size === 0) return 0;
  const remove = async (table: 'enquiries' | 'subscribers'): Promise<string[]> => {
    const rows = await transaction.selectFrom(table).select(['id', 'email_key', 'created_at']).execute();
    const gone = rows.filter(({ id, email_key, created_at }) =>
      [id, createFingerprint(email_key)].some((one) => (erasedAt.get(one) ?? 0) >= created_at.getTime()),
    );
    const ids = gone.map(({ id }) => id);
    if (ids.length > 0) await transaction.deleteFrom(table).where('id', 'in', ids).execute();
    return gone.map(({ email_key }) => email_key);
  };
  const keys = new Set([...(await remove('enquiries')), ...(await remove('subscribers'))]);
  if (keys.size > 0)
    await transaction
      .deleteFrom('cooldowns')
      .where('email_key', 'in', [...keys])
      .execute();
  return keys.size;
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
