import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-api-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockFolder', () => {
  it('refuses a second holder in one line that names the folder, and a third after the first has gone', async () => {
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `DATA_DIR ${folder} is in use by another running process`,
    );
    await first.release();
    const third = await lockFolder(folder);
    await third.release();
  });

  it('knows the folder under another name', async () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    const first = await lockFolder(folder);
    await expect(lockFolder(link)).rejects.toThrow('is in use');
    await first.release();
    rmSync(link);
  });

  const beat = (host: string, age: number) =>
    writeFileSync(join(folder, 'in-use.json'), JSON.stringify({ host, at: Date.now() - age }));

  it('refuses a folder in which another host has been alive lately', async () => {
    beat('other-container', 5_000);
    await expect(lockFolder(folder)).rejects.toThrow(
      'is in use by host other-container (last sign of life 5 s ago)',
    );
  });

  it('takes over from another host that has been silent, and from a torn file', async () => {
    beat('other-container', 60_000);
    await (await lockFolder(folder)).release();
    writeFileSync(join(folder, 'in-use.json'), '{"host":"oth');
    await (await lockFolder(folder)).release();
  });

  it('frees the socket when the heartbeat refuses', async () => {
    beat('other-container', 5_000);
    await expect(lockFolder(folder)).rejects.toThrow('other-container');
    beat('other-container', 60_000);
    await (await lockFolder(folder)).release();
  });
});
