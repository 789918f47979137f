import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folderLock';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-api-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockFolder', () => {
  it('refuses a second holder with the folder’s name, until the first one releases it', async () => {
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `DATA_DIR ${folder} is in use by another running process`,
    );
    await first.release();
    const third = await lockFolder(folder);
    await third.release();
  });

  it('recognises the folder under another name', async () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    const first = await lockFolder(folder);
    await expect(lockFolder(link)).rejects.toThrow('is in use');
    await first.release();
    rmSync(link);
  });
});
