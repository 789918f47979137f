import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describeWith } from '../testing/describeWith';
import { fillDatabase, getRows } from '../testing/fillDatabase';
import { openTestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { startPostgresql, type TestPostgresql } from '../testing/startPostgresql';
import { testConfig } from '../testing/testConfig';

describeWith('PostgreSQL', 'a move from the embedded database to PostgreSQL', () => {
  let server: TestPostgresql;
  beforeAll(async () => void (server = await startPostgresql()));
  afterAll(() => server?.stop());

  it('keeps every row and every unsubscribe link', async () => {
    const small = await openTestApp();
    await fillDatabase(small.db);
    const before = await getRows(small.db);
    const { unsubscribe_token: token } = await small.db
      .selectFrom('subscribers')
      .select('unsubscribe_token')
      .where('email', '=', 'b@example.com')
      .executeTakeFirstOrThrow();
    const config = testConfig({ DATABASE_URL: await server.createDatabase() });
    // A path means where npm was called.
    jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: config.dataDir });
    await runOwner(small.config, 'backup', '--out', 'site.archive');
    await small.app.close();
    expect(await runOwner(config, 'restore', 'site.archive')).toMatch(
      /^Restored 205 enquiries, 3 subscribers, 3 consents, 411 mails, .*; the counts agree\./,
    );
    const grown = await openTestApp({ DATABASE_URL: config.databaseUrl! });
    expect(await getRows(grown.db)).toEqual(before);
    const answer = await grown.app.inject({ method: 'POST', url: `/api/newsletter/unsubscribe/${token}` });
    expect(answer.statusCode).toBe(200);
    const { unsubscribed_at: left } = await grown.db
      .selectFrom('subscribers')
      .select('unsubscribed_at')
      .where('email', '=', 'b@example.com')
      .executeTakeFirstOrThrow();
    expect(left).not.toBeNull();
    await grown.app.close();
    await expect(runOwner(config, 'restore', 'site.archive')).rejects.toThrow('The database is not empty');
    jest.restoreAllMocks();
    await grown.close();
    for (const dir of [small.config.dataDir, config.dataDir]) rmSync(dir, { recursive: true, force: true });
  });

  it('refuses an older database; a newer one works, except for backups', async () => {
    const config = testConfig({ DATABASE_URL: await server.createDatabase() });
    await expect(runOwner(config, 'audit')).rejects.toThrow(
      /^The database is older than this checkout \(it lacks /,
    );
    const test = await openTestApp({ DATABASE_URL: config.databaseUrl! });
    await sql`insert into kysely_migration values ('2999-01-01-later', '')`.execute(test.db);
    expect(await runOwner(config, 'audit')).toBe('Nothing is written down yet.\n');
    await expect(runOwner(config, 'backup', '--out', join(config.dataDir, 'newer.archive'))).rejects.toThrow(
      'The database is newer than this checkout (2999-01-01-later), which does not know all of',
    );
    await test.close();
    rmSync(config.dataDir, { recursive: true, force: true });
  });
});
