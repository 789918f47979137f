import { sql } from 'kysely';
import pg from 'pg';
import { describeWith } from '../../testing/describeWith';
import { filledContact } from '../../testing/filledContact';
import { openTestApp } from '../../testing/openTestApp';
import { startPgbouncer } from '../../testing/startPgbouncer';
import { startPostgresql, type TestPostgresql } from '../../testing/startPostgresql';
import { newId } from './identifiers';
import { openOwnerStorage } from './openStorage';
import { openPostgresql } from './openPostgresql';

async function run(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(statement);
  await client.end();
}

describeWith('PostgreSQL', 'openPostgresql', () => {
  let server: TestPostgresql;
  beforeAll(async () => void (server = await startPostgresql()));
  afterAll(() => server?.stop());

  it('limits the duration of visitors’ statements', async () => {
    const storage = await openPostgresql(await server.createDatabase());
    const { rows } = await sql<{
      limit: string;
    }>`select current_setting('statement_timeout') as limit`.execute(storage.db);
    expect(rows).toEqual([{ limit: '10s' }]);
    await storage.close();
  });

  it('does not limit the duration of migrations', async () => {
    const url = await server.createDatabase();
    await run(url, `alter database ${new URL(url).pathname.slice(1)} set statement_timeout = '1ms'`);
    await (await openPostgresql(url)).close();
  });

  it('migrates once when several instances start together', async () => {
    const url = await server.createDatabase();
    const storages = await Promise.all([1, 2, 3, 4].map(() => openPostgresql(url)));
    for (const storage of storages) await storage.close();
  });

  it('throws a defect of ours as it is, and answers the next statement', async () => {
    const log = { error: jest.fn(), warn: jest.fn() };
    const storage = await openPostgresql(await server.createDatabase(), log);
    await expect(sql`select ${{ big: 1n }}::json`.execute(storage.db)).rejects.toThrow('serialize a BigInt');
    expect((await sql`select 1 as one`.execute(storage.db)).rows).toEqual([{ one: 1 }]);
    expect(log.error).not.toHaveBeenCalled();
    await storage.close();
  });

  it('reports why the database cannot be used, without its password', async () => {
    const url = (await server.createDatabase()).replace('test@', 'nobody:s3cret@');
    const error: unknown = await openOwnerStorage({ databaseUrl: url, dataDir: '' }).catch(
      (thrown: unknown) => thrown,
    );
    expect(String(error)).toBe(
      'StartError: DATABASE_URL: the database cannot be used: role "nobody" does not exist',
    );
  });
});

describeWith(['PostgreSQL', 'PgBouncer'], 'the API behind PgBouncer', () => {
  let server: TestPostgresql;
  beforeAll(async () => void (server = await startPostgresql()));
  afterAll(() => server?.stop());

  it.each(['session', 'transaction'] as const)('migrates and accepts enquiries in %s mode', async (mode) => {
    const direct = await server.createDatabase();
    const pooler = await startPgbouncer(direct, mode);
    try {
      const test = await openTestApp(
        { DATABASE_URL: pooler.url },
        { verifyCaptcha: async () => ({ outcome: 'passed' }) },
      );
      // More at once than the pooler has connections for.
      const answered = await Promise.all(
        Array.from({ length: 12 }, () =>
          test.app.inject({
            method: 'POST',
            url: '/api/contact',
            headers: { 'idempotency-key': newId() },
            payload: filledContact({ turnstileToken: 'x' }),
          }),
        ),
      );
      expect(answered.map(({ statusCode }) => statusCode)).toEqual(answered.map(() => 200));
      expect(await test.db.selectFrom('enquiries').select('id').execute()).toHaveLength(12);
      await test.close();
      // The lock was released, or the next start would wait forever.
      await (await openPostgresql(pooler.url)).close();
    } finally {
      await pooler.stop();
    }
  });
});
