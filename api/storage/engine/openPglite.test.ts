import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDataDir } from '../../testing/fillDataDir';
import { requestSubscription } from '../subscribers/subscription';
import { openPglite } from './openPglite';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'site-api-pglite-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('openPglite', () => {
  it('creates a missing database, and opens an existing one', async () => {
    // By the first call of `openPglite` for a missing one, which takes ten seconds.
    await fillDataDir(dataDir);
    const first = await openPglite(dataDir);
    await requestSubscription(first.db, 'a@example.com');
    await first.close();
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
    const second = await openPglite(dataDir);
    expect(await second.db.selectFrom('subscribers').select('email').execute()).toEqual([
      { email: 'a@example.com' },
    ]);
    await second.close();
  });

  it('refuses a second opening, also under another name of the folder', async () => {
    await fillDataDir(dataDir);
    const link = `${dataDir}-link`;
    symlinkSync(dataDir, link);
    const first = await openPglite(dataDir);
    for (const name of [dataDir, link])
      await expect(openPglite(name)).rejects.toThrow(`DATA_DIR ${name} is in use by another running process`);
    await first.close();
    rmSync(link);
  });

  it('releases mails that a killed process was sending', async () => {
    await fillDataDir(dataDir);
    const first = await openPglite(dataDir);
    await requestSubscription(first.db, 'a@example.com');
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

  it('names a folder that is not writable', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(openPglite(join(file, 'data'))).rejects.toThrow(
      `DATA_DIR ${join(file, 'data')} cannot be written`,
    );
  });
});
