import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { checkDatabase } from '../doctor/checkDatabase';
import { readConfig } from '../config/config';
import { openPostgresql } from '../storage/engine/openPostgresql';
import type { Storage } from '../storage/engine/database';
import { createWatch } from '../mail/createWatch';
import { leaseDueMails } from '../storage/mails/mailQueue';
import { erasePerson } from '../storage/people/personRecords';
import { unsubscribe } from '../storage/subscribers/subscription';
import { addEnquiry } from '../testing/addEnquiry';
import { describeWith } from '../testing/describeWith';
import { runOwner } from '../testing/runOwner';
import { findPostgresql } from '../testing/serverPrograms';
import { startPostgresql, type TestPostgresql } from '../testing/startPostgresql';
import { subscribeConfirmed } from '../testing/subscribeConfirmed';
import { getAddress } from './runBackup';

describeWith('PostgreSQL', 'a backup with pg_dump', () => {
  let server: TestPostgresql;
  let databaseUrl: string;
  let storage: Storage;
  let folder: string;
  const path = process.env.PATH;
  beforeAll(async () => {
    process.env.PATH = `${findPostgresql()}:${path}`;
    server = await startPostgresql();
    databaseUrl = await server.createDatabase();
    storage = await openPostgresql(databaseUrl);
    folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
  });
  afterAll(async () => {
    process.env.PATH = path;
    await storage?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  /** What the doctor says of backups, below the database's own line. */
  const examineBackups = async (config: ReturnType<typeof readConfig>) =>
    (await checkDatabase(config)).slice(1);
  const silent = { error: () => {}, warn: () => {} };
  const getConfig = (url = databaseUrl) => readConfig({ DATABASE_URL: url, BACKUP_DIR: folder });
  const owner = (db: Storage['db'], ...args: string[]) => runOwner({ config: getConfig(), db }, ...args);
  const dumps = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.dump'))
      .sort();
  const emails = async (db: Storage['db']) =>
    (await db.selectFrom('enquiries').select('email').orderBy('email').execute()).map(({ email }) => email);

  it('is restored without the erased, and sends nothing old until a command says so', async () => {
    const { db } = storage;
    const moved = await addEnquiry(db, { email: 'old@victim.test' });
    await addEnquiry(db, { email: 'bob@x.test' });
    await subscribeConfirmed(db, 'reader@x.test');
    await sql`update mails set created_at = now() - interval '25 hours', expires_at = null`.execute(db);
    await sql`update mails set next_attempt_at = now(), leased = false`.execute(db);
    const waiting = await db.selectFrom('mails').select('id').where('status', '=', 'waiting').execute();
    expect(await owner(db, 'backup', 'run')).toContain('Written and read back');
    const [dump] = dumps();
    expect(statSync(join(folder, dump!)).mode & 0o777).toBe(0o600);
    expect(await examineBackups(getConfig())).toMatchObject([{ severity: 'ok' }]);

    // An address is corrected, its person erased by the new one, and a reader leaves. A later backup knows all that.
    await sql`update enquiries set email = 'new@victim.test', email_key = 'new@victim.test'
      where id = ${moved}::uuid`.execute(db);
    await erasePerson(db, 'new@victim.test');
    const { unsubscribe_token: token } = await db
      .selectFrom('subscribers')
      .select('unsubscribe_token')
      .executeTakeFirstOrThrow();
    await unsubscribe(db, token);
    await owner(db, 'backup', 'run');

    const copyUrl = await server.createDatabase();
    execFileSync('pg_restore', ['--dbname', copyUrl, join(folder, dump!)]);
    const copy = await openPostgresql(copyUrl);
    try {
      expect(await emails(copy.db)).toEqual(['bob@x.test', 'old@victim.test']);
      expect(await owner(copy.db, 'erasures', 'apply', join(folder, 'erasures.json'))).toBe(
        '1 enquiries and 0 subscribers erased, 1 unsubscribed.\n',
      );
      expect(await emails(copy.db)).toEqual(['bob@x.test']);
      const [reader] = await copy.db.selectFrom('subscribers').selectAll().execute();
      expect(reader?.unsubscribed_at).not.toBeNull();

      expect(waiting.length).toBeGreaterThan(2);
      expect(await leaseDueMails(copy.db, 100)).toEqual([]);
      expect(await owner(copy.db, 'outbox', 'release')).toContain('Nothing was changed');
      expect(await leaseDueMails(copy.db, 100)).toEqual([]);
      // What arrives now is sent at once.
      await addEnquiry(copy.db, { email: 'fresh@x.test' });
      expect((await leaseDueMails(copy.db, 100)).map(({ kind }) => kind).sort()).toEqual([
        'enquiry-confirmation',
        'enquiry-notification',
      ]);
      await owner(copy.db, 'outbox', 'release', '--yes');
      expect((await leaseDueMails(copy.db, 100)).length).toBeGreaterThan(0);
    } finally {
      await copy.close();
    }
  });

  it('keeps the newest 14 dumps', async () => {
    const old = Array.from(
      { length: 20 },
      (_, index) => `site-2020-01-${String(index + 1).padStart(2, '0')}T00-00-00-000Z.dump`,
    );
    for (const name of [...old, 'other.dump']) writeFileSync(join(folder, name), 'x');
    await owner(storage.db, 'backup', 'run');
    const names = dumps();
    expect(names).toContain('other.dump');
    expect(names.filter((name) => name !== 'other.dump')).toHaveLength(14);
    expect(names).toContain(old.at(-1));
    expect(names).not.toContain(old[0]);
  });

  it('leaves everything as it was when it fails', async () => {
    const before = readdirSync(folder);
    const rows = () => storage.db.selectFrom('backups').selectAll().execute();
    const count = (await rows()).length;
    const away = { config: getConfig(databaseUrl.replace(/\/\w+$/, '/missing')), db: storage.db };
    await expect(runOwner(away, 'backup', 'run')).rejects.toThrow(
      /^pg_dump failed: .*"missing" does not exist/,
    );
    process.env.PATH = '/nonexistent';
    await expect(owner(storage.db, 'backup', 'run')).rejects.toThrow('install PostgreSQL');
    process.env.PATH = `${findPostgresql()}:${path}`;
    expect(readdirSync(folder)).toEqual(before);
    expect(await rows()).toHaveLength(count);
  });

  it('is demanded by the doctor once it is older than 26 hours', async () => {
    await sql`update backups set at = at - interval '27 hours'`.execute(storage.db);
    const production = { ...getConfig(), production: true };
    expect(await examineBackups(production)).toMatchObject([{ severity: 'error' }]);
    const alerts = () => storage.db.selectFrom('mails').select('kind').where('kind', '=', 'alert').execute();
    const watch = (config: ReturnType<typeof readConfig>) =>
      createWatch({ storage, config, log: silent, alertDirectly: async () => {} }).round();
    await watch(getConfig());
    expect(await alerts()).toEqual([]);
    for (let hour = 0; hour < 2; hour += 1) await watch(production);
    expect(await alerts()).toHaveLength(1);
    const managed = { ...production, backup: { ...production.backup, managed: true } };
    expect(await examineBackups(managed)).toMatchObject([{ severity: 'ok' }]);
    await sql`delete from backups`.execute(storage.db);
    expect(await examineBackups(production)).toMatchObject([
      { severity: 'error', message: 'there is none yet' },
    ]);
  });
});

it('pg_dump gets the credentials as variables, and a certificate is checked as strictly as by the site', () => {
  expect(getAddress('postgres://si%40te:12%2334@db.example.com:6432/site?sslmode=disable')).toEqual({
    address: 'postgres://db.example.com:6432/site?sslmode=disable',
    env: { PGUSER: 'si@te', PGPASSWORD: '12#34' },
  });
  for (const [query, wanted] of [
    ['sslmode=require&sslrootcert=a.pem', 'sslmode=verify-full&sslrootcert=a.pem'],
    ['uselibpqcompat=true&sslmode=require', 'sslmode=require'],
  ])
    expect(getAddress(`postgres://db/site?${query}`)).toEqual({
      address: `postgres://db/site?${wanted}`,
      env: {},
    });
});
