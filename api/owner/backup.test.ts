import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import type { Database } from '../storage/engine/database';
import { planRestore } from '../storage/archive/restoreArchive';
import { migrationNames } from '../storage/engine/migrate';
import { addEnquiry } from '../testing/addEnquiry';
import { describeEachEngine } from '../testing/describeEachEngine';
import { filledConfig } from '../testing/filledConfig';
import { fillDatabase, getRows } from '../testing/fillDatabase';
import type { TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { testConfig } from '../testing/testConfig';
import { openOwnerStorage } from '../storage/engine/openStorage';

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
    await fillDatabase(test.db);
  });
  afterAll(async () => {
    await test?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const empty = async () => filledConfig(await engine.env());

  it('is made while the site runs, and restores every row to the microsecond', async () => {
    const file = join(folder, 'whole.archive');
    expect(await runOwner(test.config, 'backup', '--out', file)).toBe(
      `205 enquiries, 3 subscribers, 3 consents, 411 mails written to ${file}\n`,
    );
    // On a new machine there is no database yet.
    const config = testConfig(await engine.env());
    expect(await runOwner(config, 'restore', file)).toMatch(
      /^Restored 205 enquiries, 3 subscribers, 3 consents, 411 mails, of 20/,
    );
    await withOwner(config, async (db) => {
      expect(await getRows(db)).toEqual(await getRows(test.db));
    });

    await expect(runOwner(config, 'restore', file)).rejects.toThrow(
      /^The database is not empty \(1 audit, 205 enquiries/,
    );
    expect(await runOwner(config, 'restore', file, '--dry-run')).toMatch(
      /^The file is whole: 205 .* Nothing was changed\.\n$/,
    );
    expect(await runOwner(config, 'restore', file, '--force')).toMatch(/^Restored 205/);
    await expect(runOwner(test.config, 'backup', '--out', file)).rejects.toThrow('exists already');
    rmSync(config.dataDir, { recursive: true, force: true });
  });

  it('restores any text that a form accepts', async () => {
    const told = 'Pasted:\u2028one\u2029two\u0085three\u200b\ufeff\u202e \t"\\\n\ufffd \u{10ffff} =1';
    const id = await addEnquiry(test.db, { description: told });
    const file = join(folder, 'any-text.archive');
    await runOwner(test.config, 'backup', '--out', file);
    const config = await empty();
    await runOwner(config, 'restore', file);
    const { description } = await withOwner(config, (db) =>
      db.selectFrom('enquiries').select('description').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(description).toBe(told);
    await test.db.deleteFrom('enquiries').where('id', '=', id).execute();
    rmSync(config.dataDir, { recursive: true, force: true });
  });

  it('that is truncated, changed or of a newer version is refused without a change', async () => {
    const file = join(folder, 'to-spoil.archive');
    await runOwner(test.config, 'backup', '--out', file);
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes).toString();
    const config = await empty();
    const torn = join(folder, 'torn');
    writeFileSync(torn, bytes.subarray(0, bytes.length - 40));
    await expect(runOwner(config, 'restore', torn)).rejects.toThrow(
      `${torn} cannot be restored: it is torn, or no archive`,
    );
    const storage = await openOwnerStorage(config, { anySchema: true });
    // Opening the database for each would take most of this test's time.
    const spoilt = async (name: string, content: Buffer | string, why: string) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      await expect(planRestore(storage.db, path)).rejects.toThrow(`${path} cannot be restored: ${why}`);
    };
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
    expect((await planRestore(storage.db, file)).existing).toEqual({});
    await storage.close();
    rmSync(config.dataDir, { recursive: true, force: true });
  });

  it('of an older schema is restored and migrated', async () => {
    const file = join(folder, 'old.archive');
    await runOwner(test.config, 'backup', '--out', file);
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
    await runOwner(config, 'restore', join(folder, 'older'));
    await withOwner(config, async (db) => {
      expect(await db.selectFrom('enquiries').select('status').distinct().execute()).toEqual([
        { status: 'new' },
      ]);
      // Subscribers stay on the list, with a record of how they joined.
      expect(
        await db
          .selectFrom('consents')
          .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
          .select(['text_version', 'subscribers.confirmed_at'])
          .execute(),
      ).toEqual(Array(3).fill({ text_version: 'single-opt-in', confirmed_at: expect.any(Date) }));
    });
    rmSync(config.dataDir, { recursive: true, force: true });
  });
});
