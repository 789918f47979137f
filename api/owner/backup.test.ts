import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { Config } from '../config/config';
import type { Database } from '../storage/engine/database';
import { migrationNames } from '../storage/engine/migrate';
import { toEnquiry } from '../routes/toEnquiry';
import { insertEnquiries } from '../storage/enquiries/insertEnquiries';
import { insertSubscriber } from '../storage/subscribers/insertSubscriber';
import { filledContact } from '../testing/filledContact';
import { describeEachEngine } from '../testing/describeEachEngine';
import { describeWith } from '../testing/describeWith';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { startPostgresql, type TestPostgresql } from '../testing/startPostgresql';
import { testConfig } from '../testing/testConfig';
import { openOwnerStorage } from './openOwnerStorage';
import { ownerProgram } from './ownerProgram';

async function run(config: Config, ...args: string[]): Promise<string> {
  let output = '';
  const program = ownerProgram({
    config,
    open: () => openOwnerStorage(config),
    print: (text) => (output += text),
    actor: 'shell:tester',
  });
  await program.parseAsync(args, { from: 'user' });
  return output;
}

/** More than two pages of enquiries, in one statement. */
async function fill(db: Kysely<Database>): Promise<void> {
  await insertEnquiries(
    db,
    Array.from({ length: 205 }, (_, index) => ({
      ...toEnquiry(filledContact({ description: `Line\n${index}\t"টি" 😀 \\`, firstName: `N${index}` }), {
        key: undefined,
        hash: 'h',
        held: index % 50 === 0,
      }),
      webhook: index % 100 === 1,
    })),
  );
  for (const name of ['a', 'b', 'c'])
    await insertSubscriber(db, { email: `${name}@example.com`, emailKey: `${name}@example.com` });
}

/** Every row as the database itself writes it, microseconds included. */
async function rowsOf(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of ['enquiries', 'subscribers', 'consents', 'mails', 'cooldowns']) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} as t order by 1`.execute(db);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

async function withOwner<T>(config: Config, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const storage = await openOwnerStorage(config);
  try {
    return await work(storage.db);
  } finally {
    await storage.close();
  }
}

describeEachEngine('a backup', (engine) => {
  let test: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
    test = await engine.openApp();
    await fill(test.db);
  });
  afterAll(async () => {
    await test?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const empty = async () => testConfig(await engine.env());

  it('is taken while the site runs and brings every row back, to the microsecond', async () => {
    const file = join(folder, 'whole.archive');
    await sql`insert into desk_keys values ('h', 'session', 'Rahim', now() + interval '1 day')`.execute(
      test.db,
    );
    expect(await run(test.config, 'backup', '--out', file)).toBe(
      `205 enquiries, 3 subscribers, 3 consents, 411 mails written to ${file}\n`,
    );
    const config = await empty();
    expect(await run(config, 'restore', file)).toMatch(
      /^Restored 205 enquiries, 3 subscribers, 3 consents, 411 mails, of 20/,
    );
    expect(await withOwner(config, rowsOf)).toEqual(await rowsOf(test.db));
    // A copy of the database signs nobody in.
    expect(await withOwner(config, (db) => db.selectFrom('desk_keys').selectAll().execute())).toEqual([]);

    await expect(run(config, 'restore', file)).rejects.toThrow(
      /^The database is not empty \(1 audit, 205 enquiries/,
    );
    expect(await run(config, 'restore', file, '--dry-run')).toMatch(
      /^The file is whole: 205 .* Nothing was changed\.\n$/,
    );
    expect(await run(config, 'restore', file, '--force')).toMatch(/^Restored 205/);
    await expect(run(test.config, 'backup', '--out', file)).rejects.toThrow('exists already');
    rmSync(config.dataDir, { recursive: true, force: true });
  });

  it('that is torn, changed or from the future is refused, and nothing happens', async () => {
    const file = join(folder, 'to-spoil.archive');
    await run(test.config, 'backup', '--out', file);
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes).toString();
    const config = await empty();
    const spoilt = async (name: string, content: Buffer | string, why: string) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      await expect(run(config, 'restore', path)).rejects.toThrow(`${path} cannot be restored: ${why}`);
    };
    await spoilt('torn', bytes.subarray(0, bytes.length - 40), 'it is torn, or no archive');
    await spoilt('foreign', 'hello', 'it is torn, or no archive');
    await spoilt(
      'cut',
      gzipSync(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)),
      'it is torn: its last line',
    );
    await spoilt('changed', gzipSync(text.replace('N204', 'N999')), 'it was changed or damaged');
    await spoilt(
      'newer',
      gzipSync(text.replace('"version":1', '"version":2')),
      'it was made by a newer version',
    );
    const resealed = text.replace(
      `"${migrationNames.at(-1)}"`,
      `"${migrationNames.at(-1)}","2999-01-01-later"`,
    );
    const { createHash } = await import('node:crypto');
    const body = resealed.slice(0, resealed.lastIndexOf('\n', resealed.length - 2) + 1);
    const footer = JSON.parse(resealed.slice(body.length));
    footer.sha256 = createHash('sha256').update(body).digest('hex');
    await spoilt(
      'later',
      gzipSync(`${body}${JSON.stringify(footer)}\n`),
      'its database is newer than this checkout (2999',
    );
    rmSync(config.dataDir, { recursive: true, force: true });
  });

  it('of an older schema is restored and migrated', async () => {
    const file = join(folder, 'old.archive');
    await run(test.config, 'backup', '--out', file);
    const [header, ...lines] = gunzipSync(readFileSync(file)).toString().split('\n');
    const old = { ...JSON.parse(header!), migrations: [migrationNames[0]!] };
    old.tables = ['enquiries', 'subscribers', 'cooldowns', 'mails'];
    const rows = lines.filter((line) => /^(enquiries|subscribers|mails)\t/.test(line));
    const body = `${[JSON.stringify(old), ...rows].join('\n')}\n`.replace(
      /("held":true,"created_at":"[^"]+"),"status"[^}]*/g,
      '$1',
    );
    const { createHash } = await import('node:crypto');
    const counts = { enquiries: 205, subscribers: 3, mails: 411 };
    const sha256 = createHash('sha256').update(body).digest('hex');
    writeFileSync(join(folder, 'older'), gzipSync(`${body}${JSON.stringify({ counts, sha256 })}\n`));
    const config = await empty();
    await run(config, 'restore', join(folder, 'older'));
    expect(
      await withOwner(config, (db) => db.selectFrom('enquiries').select('status').distinct().execute()),
    ).toEqual([{ status: 'new' }]);
    // Who was on the list stays on it, with a record of how.
    expect(
      await withOwner(config, (db) =>
        db
          .selectFrom('consents')
          .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
          .select(['text_version', 'subscribers.confirmed_at'])
          .execute(),
      ),
    ).toEqual(Array(3).fill({ text_version: 'single-opt-in', confirmed_at: expect.any(Date) }));
    rmSync(config.dataDir, { recursive: true, force: true });
  });
});

describeWith('PostgreSQL', 'growing up from the embedded database to PostgreSQL', () => {
  let server: TestPostgresql;
  beforeAll(async () => void (server = await startPostgresql()));
  afterAll(() => server?.stop());

  it('keeps every row and every link to unsubscribe', async () => {
    const small = await openTestApp();
    await fill(small.db);
    const before = await rowsOf(small.db);
    const { unsubscribe_token: token } = await small.db
      .selectFrom('subscribers')
      .select('unsubscribe_token')
      .where('email', '=', 'b@example.com')
      .executeTakeFirstOrThrow();
    const config = testConfig({ DATABASE_URL: await server.createDatabase() });
    const args = ['import', '--from', small.config.dataDir];
    await expect(run(config, ...args)).rejects.toThrow(
      `The site is running on ${small.config.dataDir}; stop it first`,
    );
    await small.app.close();
    await expect(run(small.config, ...args)).rejects.toThrow('Set DATABASE_URL');

    expect(await run(config, ...args)).toMatch(
      /^Imported 205 enquiries, 3 subscribers, 3 consents, 411 mails; the counts agree\. Links to unsubscribe stay valid\./,
    );
    const grown = await openTestApp({ DATABASE_URL: config.databaseUrl! });
    expect(await rowsOf(grown.db)).toEqual(before);
    const answer = await grown.app.inject({ method: 'POST', url: `/api/newsletter/unsubscribe/${token}` });
    expect(answer.statusCode).toBe(200);
    const { unsubscribed_at: left } = await grown.db
      .selectFrom('subscribers')
      .select('unsubscribed_at')
      .where('email', '=', 'b@example.com')
      .executeTakeFirstOrThrow();
    expect(left).not.toBeNull();
    await expect(run(config, ...args)).rejects.toThrow('The database is not empty');
    await grown.close();
    for (const dir of [small.config.dataDir, config.dataDir]) rmSync(dir, { recursive: true, force: true });
  });

  it('refuses a database that is older or newer than the checkout, instead of migrating it', async () => {
    const config = testConfig({ DATABASE_URL: await server.createDatabase() });
    await expect(run(config, 'enquiries', 'list')).rejects.toThrow(
      /^The database is older than this checkout \(it lacks /,
    );
    const test = await openTestApp({ DATABASE_URL: config.databaseUrl! });
    expect(await run(config, 'enquiries', 'list')).toBe('No enquiries.\n');
    await sql`insert into kysely_migration values ('2999-01-01-later', '')`.execute(test.db);
    await expect(run(config, 'enquiries', 'list')).rejects.toThrow(
      'The database is newer than this checkout (2999-01-01-later)',
    );
    await test.close();
    rmSync(config.dataDir, { recursive: true, force: true });
  });
});
