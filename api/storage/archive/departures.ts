import { sql, type Transaction } from 'kysely';
import type { Database } from '../engine/database';
import { createFingerprint } from '../people/personRecords';

/** What a restored backup would have undone, by how many it concerned. */
export interface Kept {
  readonly erased: number;
  readonly left: number;
}

/**
 * Sets aside what outlives a restore: the audit trail, who was erased and who has left the newsletter. As JSON, because
 * the tables that it comes from may be of an older schema.
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

/** Puts it back into the restored tables, and removes or unsubscribes once more whom the archive had brought back. */
export async function restoreDepartures(transaction: Transaction<Database>): Promise<Kept> {
  for (const table of ['audit', 'erasures'])
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, row)).* from kept_rows where origin = ${table}
      on conflict do nothing`.execute(transaction);
  return { erased: await eraseAgain(transaction), left: await leaveAgain(transaction) };
}

/** What somebody has sent since they were erased is theirs to have sent. */
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

/** Whoever left after the confirmation that the archive knows stays away. */
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
