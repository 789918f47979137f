import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { fillDataDir } from '../../testing/fillDataDir';
import type { Database, Connection } from './database';
import { migrationNames } from './migrate';
import { migrations } from './migrations';
import { connectPglite } from './openPglite';

interface Column {
  name: string;
  type: string;
  filled: boolean;
}

/** Columns by name: their type, and whether an insert without one of them succeeds. */
async function getColumns(db: Kysely<unknown>): Promise<Map<string, Column>> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as name, data_type as type,
           is_nullable = 'YES' or column_default is not null as filled
    from information_schema.columns where table_schema = 'public'`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}

describe('migrations', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-api-migrations-'));
  let storage: Connection;
  let db: Kysely<Database>;
  beforeAll(async () => {
    // Emptying a database is quicker than creating one.
    await fillDataDir(dataDir);
    storage = await connectPglite(dataDir);
    ({ db } = storage);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
  });
  afterAll(async () => {
    await storage?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('only add: the previous version can still read and write', async () => {
    let before = new Map<string, Column>();
    for (const name of migrationNames) {
      for (const statement of migrations[name]!) await statement.execute(db);
      const after = await getColumns(db as unknown as Kysely<unknown>);
      const tables = new Set([...before.keys()].map((column) => column.split('.')[0]));
      for (const [column, { type }] of before)
        expect([name, column, after.get(column)?.type]).toEqual([name, column, type]);
      for (const [column, { filled }] of after)
        if (!before.has(column) && tables.has(column.split('.')[0]))
          expect([name, column, filled]).toEqual([name, column, true]);
      before = after;
    }
  });
});
