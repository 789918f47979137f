import { sql, type Transaction } from 'kysely';
import { StartError } from 'shared-content/server/startError';
import type { Database, Db } from '../engine/database';
import { lockMigrations, migrationNames, readSchemaState, runMigrations } from '../engine/migrate';
import { getFingerprint } from '../people/personRecords';
import { archiveRows, checkArchive, existingTables } from './archiveFile';

const page = 200;

/**
 * Checks the archive from its first line to its last and reads the database. Changes nothing. Returns the archive's rows
 * by table, and the existing rows that are in its way.
 */
export async function planRestore(db: Db, path: string) {
  const { counts, created, migrations: applied } = await checkArchive(path);
  const unknown = applied.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0)
    throw new StartError(
      `${path} cannot be restored: its database is newer than this checkout (${unknown.join(', ')}); use a newer one`,
    );
  if (applied.some((name, index) => migrationNames[index] !== name))
    throw new StartError(`${path} cannot be restored: its database has migrations of another checkout`);
  return { archived: counts, created, migrations: applied, existing: await countRows(db) };
}

/**
 * Replaces the data with an archive in one transaction: all of it or nothing. The schema is built as of the archive,
 * filled, and then migrated to today's. Existing rows are refused unless `force` gives them up. Their audit trail,
 * erasures and departures stay, as do tables of other programs. Returns the rows by table, compared with the archive.
 */
export async function restoreArchive(
  db: Db,
  path: string,
  { force = false } = {},
): Promise<{ counts: Record<string, number>; kept: Kept }> {
  const { migrations: applied, archived: counts } = await planRestore(db, path);

  return db.transaction().execute(async (transaction) => {
    await lockMigrations(transaction);
    await requireOwnSchema(transaction);
    const tables = await existingTables(transaction);
    if (tables.length > 0)
      await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))}`.execute(transaction);
    const existing = await countRows(transaction);
    if (!force && Object.keys(existing).length > 0)
      throw new StartError(
        `The database is not empty (${formatCounts(existing)}); --force gives up what it holds`,
      );
    await requireNobodyConnected(transaction);
    await keepDepartures(transaction, tables);
    for (const table of tables.toReversed()) await sql`drop table ${sql.table(table)}`.execute(transaction);
    await sql`drop table if exists kysely_migration, kysely_migration_lock`.execute(transaction);
    await runMigrations(transaction, applied.at(-1));

    let table = '';
    let rows: string[] = [];
    const flush = async () => {
      if (rows.length === 0) return;
      await sql`
        insert into ${sql.table(table)} overriding system value
        select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
        transaction,
      );
      rows = [];
    };
    for await (const next of archiveRows(path)) {
      if (next.table !== table || rows.length === page) await flush();
      table = next.table;
      rows.push(next.row);
    }
    await flush();

    const restored = await countRows(transaction);
    const wrong = Object.entries(counts).filter(([name, count]) => (restored[name] ?? 0) !== count);
    if (wrong.length > 0)
      throw new Error(`restoreArchive: counts differ for ${wrong.map(([name]) => name).join(', ')}`);
    await runMigrations(transaction);
    return { counts, kept: await restoreDepartures(transaction) };
  });
}

/** Refuses a schema where another program's table or migration has one of our names. */
async function requireOwnSchema(db: Transaction<Database>): Promise<void> {
  const { applied, unknown } = await readSchemaState(db);
  if (unknown.length > 0)
    throw new StartError(
      `The database is of another program, or newer than this checkout (${unknown.join(', ')}); nothing was changed`,
    );
  const tables = applied.length === 0 ? await existingTables(db) : [];
  if (tables.length > 0)
    throw new StartError(
      `The database has tables of another program under names of this site's (${tables.join(', ')}); use a database of its own`,
    );
}

/** Refuses while a site runs: it would write into dropped tables. The folder's lock guards the embedded database. */
async function requireNobodyConnected(db: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'site-api' and pid <> pg_backend_pid()`.execute(
    db,
  );
  if (rows[0]!.count > 0) throw new StartError('The site is running on this database; stop it first');
}

/** `12 enquiries, 3 subscribers`, without zero counts. */
export function formatCounts(counts: Record<string, number>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([table, count]) => `${count} ${table}`).join(', ') || 'no rows';
}

/** Rows per table, without empty tables. Keys of the desk do not count. */
async function countRows(db: Db | Transaction<Database>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await existingTables(db)) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
    if (table !== 'desk_keys' && rows[0]!.count > 0) counts[table] = rows[0]!.count;
  }
  return counts;
}

/** Changes that a restore would have undone, by the number of people. */
export interface Kept {
  readonly erased: number;
  readonly left: number;
}

/**
 * Sets aside what must outlive a restore: the audit trail, the erased, and the unsubscribed. It is kept as JSON,
 * because the source tables may have an older schema.
 */
async function keepDepartures(transaction: Transaction<Database>, tables: readonly string[]): Promise<void> {
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
async function restoreDepartures(transaction: Transaction<Database>): Promise<Kept> {
  for (const table of ['audit', 'erasures'])
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, row)).* from kept_rows where origin = ${table}
      on conflict do nothing`.execute(transaction);
  return { erased: await eraseAgain(transaction), left: await unsubscribeAgain(transaction) };
}

/** Erases again. Data that a person has sent since their erasure stays. */
async function eraseAgain(transaction: Transaction<Database>): Promise<number> {
  const isErased = sql`fingerprint in (id::text, ${getFingerprint(sql`email_key`)}) and at >= created_at`;
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
async function unsubscribeAgain(transaction: Transaction<Database>): Promise<number> {
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
