import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fillDataDir } from '../testing/fill-data-dir';
import { DurableNodeFs, durableStartParams } from './durable-node-fs';
import { insertSubscriber } from './insert-subscriber';
import { isOutage } from './is-outage';
import { openPglite } from './open-pglite';
import { startPgliteThread } from './start-pglite-thread';

// A new database takes seconds of work, many more on a busy machine.
jest.setTimeout(60_000);

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'site-api-pglite-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('openPglite', () => {
  it('creates a database where there is none and finds it again', async () => {
    const first = await openPglite(dataDir);
    await insertSubscriber(first.db, { email: 'a@example.com', emailKey: 'a@example.com' });
    await first.close();
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
    const second = await openPglite(dataDir);
    expect(await second.db.selectFrom('subscribers').select('email').execute()).toEqual([
      { email: 'a@example.com' },
    ]);
    await second.close();
  });

  it('refuses a second time while it is open', async () => {
    await fillDataDir(dataDir);
    const first = await openPglite(dataDir);
    await expect(openPglite(dataDir)).rejects.toThrow('is in use by another running process');
    await first.close();
  });

  it('frees the mails that a killed process was sending', async () => {
    await fillDataDir(dataDir);
    const first = await openPglite(dataDir);
    await insertSubscriber(first.db, { email: 'a@example.com', emailKey: 'a@example.com' });
    await first.db
      .updateTable('mails')
      .set({ leased: true, next_attempt_at: new Date(Date.now() + 100_000) })
      .execute();
    await first.close();
    const second = await openPglite(dataDir);
    const [mail] = await second.db.selectFrom('mails').selectAll().execute();
    expect(mail?.leased).toBe(false);
    expect(mail!.next_attempt_at.getTime()).toBeLessThanOrEqual(Date.now());
    await second.close();
  });

  it('says which folder cannot be written', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(openPglite(join(file, 'data'))).rejects.toThrow(
      `DATA_DIR ${join(file, 'data')} cannot be written`,
    );
  });
});

describe('startPgliteThread', () => {
  it('ends an engine that hangs, as an outage, and the database can be opened again', async () => {
    await fillDataDir(dataDir);
    const thread = await startPgliteThread(dataDir, { longestStatement: 500 });
    const error: unknown = await thread
      .query('select count(*) from generate_series(1, 1000000000000)', [])
      .catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('The embedded database is away: a statement took longer than 0.5 s');
    expect(isOutage(error)).toBe(true);
    await thread.gone;
    const again = await startPgliteThread(dataDir);
    expect((await again.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
    await again.close();
  });

  it('goes on after a statement that is wrong', async () => {
    await fillDataDir(dataDir);
    const thread = await startPgliteThread(dataDir);
    await expect(thread.query('select nonsense', [])).rejects.toMatchObject({ code: '42703' });
    expect((await thread.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
    await thread.close();
  });
});

describe('DurableNodeFs', () => {
  it('reaches the disk at least once for each commit, unlike PGlite as it comes', async () => {
    await fillDataDir(dataDir);
    const fs = new DurableNodeFs(join(dataDir, 'database'));
    const pglite = await PGlite.create({ fs, startParams: durableStartParams });
    await pglite.exec('create table t (n int)');
    const before = fs.fsyncCount;
    for (let n = 0; n < 10; n += 1) await pglite.query('insert into t values ($1)', [n]);
    expect(fs.fsyncCount - before).toBeGreaterThanOrEqual(10);
    await pglite.close();

    const plain = new DurableNodeFs(join(dataDir, 'database'));
    const unsafe = await PGlite.create({ fs: plain });
    for (let n = 0; n < 10; n += 1) await unsafe.query('insert into t values ($1)', [n]);
    expect(plain.fsyncCount).toBe(0);
    await unsafe.close();
  });
});
