import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { repositoryRoot } from 'shared-content/server/readEnvironmentFile';
import { deleteEnquiry } from '../storage/enquiries/changeEnquiry';
import { unsubscribe } from '../storage/subscribers/subscription';
import { addEnquiry } from '../testing/addEnquiry';
import { describeEachEngine } from '../testing/describeEachEngine';
import { describeWith } from '../testing/describeWith';
import { fillDatabase } from '../testing/fillDatabase';
import { openTestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { startPostgresql, type TestPostgresql } from '../testing/startPostgresql';
import { subscribeConfirmed } from '../testing/subscribeConfirmed';
import { openOwnerStorage } from '../storage/engine/openStorage';

describeEachEngine('a restore over a database', (engine) => {
  it('keeps later erasures, withdrawals and the audit trail', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-restore-'));
    const test = await engine.openApp();
    await addEnquiry(test.db, { email: 'erased@example.com' });
    await addEnquiry(test.db, { email: 'kept@example.com' });
    const deleted = await addEnquiry(test.db, { email: 'deleted@example.com' });
    for (const email of ['leaves@example.com', 'stays@example.com', 'erased@example.com'])
      await subscribeConfirmed(test.db, email);
    const file = join(folder, 'before.archive');
    await runOwner(test.config, 'backup', '--out', file);

    await runOwner(test.config, 'person', 'erase', 'Erased@Example.com', '--yes');
    await deleteEnquiry(test.db, deleted, 'desk:Rahim');
    await unsubscribe(test.db, { email: 'leaves@example.com' }, { actor: 'shell:tester' });
    await test.app.close();

    expect(await runOwner(test.config, 'restore', file, '--force')).toContain(
      'Of it 2 erased again and 1 unsubscribed again',
    );
    const storage = await openOwnerStorage(test.config);
    const emails = await storage.db.selectFrom('enquiries').select('email').execute();
    expect(emails).toEqual([{ email: 'kept@example.com' }]);
    const subscribers = await storage.db
      .selectFrom('subscribers')
      .select(['email', 'unsubscribed_at'])
      .orderBy('email')
      .execute();
    expect(subscribers.map(({ email, unsubscribed_at }) => [email, unsubscribed_at !== null])).toEqual([
      ['leaves@example.com', true],
      ['stays@example.com', false],
    ]);
    const trail = await storage.db.selectFrom('audit').select('action').orderBy('at').execute();
    expect(trail.map(({ action }) => action)).toEqual([
      'backup',
      'person erased',
      'enquiry deleted',
      'subscriber unsubscribed',
      'restored',
    ]);
    await storage.close();
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describeWith('PostgreSQL', 'a restore into a shared database', () => {
  let server: TestPostgresql;
  beforeAll(async () => void (server = await startPostgresql()));
  afterAll(() => server?.stop());

  it('ignores other programs’ tables, and waits until the site is stopped', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-restore-'));
    const test = await openTestApp({ DATABASE_URL: await server.createDatabase() });
    await fillDatabase(test.db);
    await sql`create table other_app_settings (name text)`.execute(test.db);
    await sql`insert into other_app_settings values ('theirs')`.execute(test.db);
    const file = join(folder, 'ours.archive');
    expect(await runOwner(test.config, 'backup', '--out', file)).not.toContain('other_app');
    await expect(runOwner(test.config, 'restore', file, '--force')).rejects.toThrow(
      'The site is running on this database; stop it first',
    );
    await test.app.close();
    await runOwner(test.config, 'restore', file, '--force');
    const storage = await openOwnerStorage(test.config);
    expect((await sql`select * from other_app_settings`.execute(storage.db)).rows).toEqual([
      { name: 'theirs' },
    ]);
    await storage.close();
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is refused when another program’s table has a name of the site’s', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-restore-'));
    const source = await openTestApp();
    const file = join(folder, 'ours.archive');
    await runOwner(source.config, 'backup', '--out', file);
    await source.close();
    const test = await openTestApp({ DATABASE_URL: await server.createDatabase() });
    await sql`drop schema public cascade`.execute(test.db);
    await sql`create schema public`.execute(test.db);
    await sql`create table mails (subject text)`.execute(test.db);
    await test.app.close();
    await expect(runOwner(test.config, 'restore', file, '--force')).rejects.toThrow(
      'The database has tables of another program under names of this site',
    );
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

it('writes to the caller’s folder, and git ignores the file', async () => {
  const ignored = readFileSync(join(repositoryRoot(), '.gitignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['*.archive', '*.csv', '.data/']));
  const folder = mkdtempSync(join(tmpdir(), 'site-here-'));
  const test = await openTestApp();
  const before = process.env.INIT_CWD;
  process.env.INIT_CWD = folder;
  try {
    expect(await runOwner(test.config, 'backup', '--out', 'here.archive')).toContain(
      `written to ${join(folder, 'here.archive')}`,
    );
    expect(await runOwner(test.config, 'restore', 'here.archive', '--dry-run').catch(String)).toContain(
      'The site is running on',
    );
    expect(await runOwner(test.config, 'enquiries', 'export', '--out', 'here.csv')).toContain(
      join(folder, 'here.csv'),
    );
  } finally {
    if (before === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = before;
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
