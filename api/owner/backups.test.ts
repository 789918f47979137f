import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config';
import { openStorage } from '../storage/engine/openStorage';
import { planRestore } from '../storage/archive/restoreArchive';
import { describeEachEngine } from '../testing/describeEachEngine';
import { filledConfig } from '../testing/filledConfig';
import { fillDatabase, getRows } from '../testing/fillDatabase';
import type { TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { testConfig } from '../testing/testConfig';
import { runBackup } from './runBackup';

describeEachEngine('scheduled backups', (engine) => {
  let test: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  const key = join(folder, 'key.txt');
  const backupDir = join(folder, 'nightly');
  let recipient: string;
  beforeAll(async () => {
    const keys = await runOwner(testConfig(), 'backups', 'keygen');
    recipient = /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(keys)![1]!;
    writeFileSync(key, keys);
    test = await engine.openApp({ BACKUP_DIR: backupDir, BACKUP_RECIPIENT: recipient });
    await fillDatabase(test.db);
  });
  afterAll(() => test?.close());

  it('are encrypted, and restore into an empty database', async () => {
    expect(await runOwner(test.config, 'backups', 'run')).toMatch(
      /205 enquiries.* written to .*\.archive\.age\. 0 old removed\.\n$/,
    );
    const [name] = readdirSync(backupDir);
    const file = join(backupDir, name!);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');

    const archive = join(folder, `${engine.name}.archive`);
    await runOwner(test.config, 'backups', 'decrypt', file, '--identity', key, '--out', archive);
    const target = await filledConfig();
    await runOwner(target, 'restore', archive);
    const storage = await openStorage(target);
    expect(await getRows(storage.db)).toEqual(await getRows(test.db));
    await storage.close();
    const audit = await test.db.selectFrom('audit').select('action').execute();
    expect(audit.filter(({ action }) => action === 'backup')).toHaveLength(1);
  });

  it('report a wrong key, a damaged file and missing settings', async () => {
    const [name] = readdirSync(backupDir);
    const file = join(backupDir, name!);
    const decrypt = (from: string, identity: string, out: string) =>
      runOwner(test.config, 'backups', 'decrypt', from, '--identity', identity, '--out', join(folder, out));
    const wrong = join(folder, 'wrong.txt');
    writeFileSync(wrong, await runOwner(testConfig(), 'backups', 'keygen'));
    await expect(decrypt(file, wrong, 'no-1')).rejects.toThrow('cannot be decrypted');
    const damaged = join(folder, 'damaged.age');
    const bytes = readFileSync(file);
    bytes[bytes.length - 5]! ^= 1;
    writeFileSync(damaged, bytes);
    await expect(decrypt(damaged, key, 'no-2')).rejects.toThrow('cannot be decrypted');
    await expect(decrypt(file, file, 'no-3')).rejects.toThrow('holds no private key');
    // An incomplete backup is never left behind as a complete one.
    expect(readdirSync(folder).filter((one) => one.startsWith('no-'))).toEqual([]);
    await expect(runOwner(testConfig(), 'backups', 'run')).rejects.toThrow(/BACKUP_DIR|holds no database/);
    expect(() => readConfig({ BACKUP_RECIPIENT: 'age' })).toThrow(
      'BACKUP_RECIPIENT must be a public key of age',
    );
  });

  it('remove files that are older than the retention period, and those of killed runs', async () => {
    const dir = join(folder, `rotated-${engine.name}`);
    const settings = { folder: dir, recipients: [], days: 30 };
    const at = (date: string) => new Date(`${date}T02:40:00.000Z`);
    await runBackup(test.db, settings, at('2026-10-01'));
    await runBackup(test.db, settings, at('2026-10-20'));
    writeFileSync(join(dir, 'mine.txt'), 'x');
    writeFileSync(join(dir, '.running-x'), 'half');
    const { removed, file } = await runBackup(test.db, settings, at('2026-11-05'));
    expect(removed).toEqual(['site-2026-10-01T02-40-00-000Z.archive']);
    expect(readdirSync(dir).sort()).toEqual([
      'mine.txt',
      'site-2026-10-20T02-40-00-000Z.archive',
      'site-2026-11-05T02-40-00-000Z.archive',
    ]);
    expect((await planRestore(test.db, file)).archived.enquiries).toBe(205);
  });
});
