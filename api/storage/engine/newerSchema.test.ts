import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { describeWith } from '../../testing/describeWith';
import { enquire, newEnquiry } from '../../testing/enquireUntilKilled';
import { openLoggingApp } from '../../testing/openLoggingApp';
import { openTestApp } from '../../testing/openTestApp';
import { startPostgresql, type TestPostgresql } from '../../testing/startPostgresql';
import { testConfig } from '../../testing/testConfig';
import { migrationNames } from './migrate';
import { openPostgresql } from './openPostgresql';

describeWith('PostgreSQL', 'a database that another version has migrated', () => {
  let server: TestPostgresql;
  beforeAll(async () => void (server = await startPostgresql()));
  afterAll(() => server?.stop());

  /** A database as a newer version leaves it, because migrations only add. */
  async function newerDatabase(): Promise<string> {
    const databaseUrl = await server.createDatabase();
    const storage = await openPostgresql(databaseUrl);
    await sql`alter table enquiries add column later text not null default 'x'`.execute(storage.db);
    await sql`create table later (id uuid primary key)`.execute(storage.db);
    await sql`insert into kysely_migration values ('2999-01-01-later', '')`.execute(storage.db);
    await storage.close();
    return databaseUrl;
  }

  it('works with an older version', async () => {
    const databaseUrl = await newerDatabase();
    const instance = await openLoggingApp(testConfig({ DATABASE_URL: databaseUrl }), {});
    const url = await instance.server.listen({ port: 0, host: '127.0.0.1' });
    try {
      expect(await enquire(url, newEnquiry('newer'))).toBe('acknowledged');
      expect((await instance.server.inject('/api/readyz')).json()).toMatchObject({ database: 'ok' });
    } finally {
      await instance.server.close();
    }
  });

  it('accepts enquiries of an older instance that still runs', async () => {
    const databaseUrl = await server.createDatabase();
    const old = await openTestApp({ DATABASE_URL: databaseUrl });
    const url = await old.app.listen({ port: 0, host: '127.0.0.1' });
    await sql`alter table enquiries add column later text not null default 'x'`.execute(old.db);
    await sql`insert into kysely_migration values ('2999-01-01-later', '')`.execute(old.db);
    expect(await enquire(url, newEnquiry('newer'))).toBe('acknowledged');
    await old.close();
  });

  it.each([
    [
      'has migrations of another checkout',
      `delete from kysely_migration where name = '${migrationNames[0]!}'`,
    ],
    ['is of another program', 'delete from kysely_migration'],
  ])('prevents a start with one line when it %s', async (_case, spoil) => {
    const databaseUrl = await newerDatabase();
    const storage = await openPostgresql(databaseUrl);
    await sql.raw(spoil).execute(storage.db);
    await sql`insert into kysely_migration values ('foreign', '') on conflict do nothing`.execute(storage.db);
    await storage.close();
    const log = { error: jest.fn(), warn: jest.fn() };
    await expect(openPostgresql(databaseUrl, log)).rejects.toThrow(
      /^DATABASE_URL: the database cannot be used: The database has migrations of another checkout/,
    );
    expect(log.error).not.toHaveBeenCalled();
  });

  it('prevents a start with one line when its user may create nothing', async () => {
    const databaseUrl = await server.createDatabase();
    const storage = await openPostgresql(databaseUrl);
    await sql`drop schema public cascade`.execute(storage.db);
    await storage.close();
    const config = testConfig({ DATABASE_URL: databaseUrl });
    await expect(openLoggingApp(config, {})).rejects.toThrow('DATABASE_URL: the database cannot be used');
    rmSync(config.dataDir, { recursive: true, force: true });
  });
});
