import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../testing/until';
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

  const file = () => join(folder, 'in-use.json');
  const beat = (host: string, count: number) => writeFileSync(file(), JSON.stringify({ host, count }));
  const beatEvery = 40;
  /** Another host, whose process is alive. */
  const startOther = () => {
    let count = 1;
    beat('other-container', count);
    const timer = setInterval(() => beat('other-container', (count += 1)), beatEvery);
    return () => clearInterval(timer);
  };

  it('refuses a folder in which another host is alive, whatever either clock says, and frees the socket', async () => {
    const stopOther = startOther();
    const day = 86_400_000;
    const now = Date.now;
    try {
      for (const jump of [0, day, -day]) {
        jest.spyOn(Date, 'now').mockImplementation(() => now() + jump);
        await expect(lockFolder(folder, { beatEvery })).rejects.toThrow(
          `DATA_DIR ${folder} is in use by a process on host other-container`,
        );
      }
    } finally {
      jest.restoreAllMocks();
      stopOther();
    }
    await (await lockFolder(folder, { beatEvery })).release();
  });

  it('takes over from another host that is silent, and from a torn file', async () => {
    beat('other-container', 7);
    await (await lockFolder(folder, { beatEvery })).release();
    writeFileSync(file(), '{"host":"oth');
    await (await lockFolder(folder, { beatEvery })).release();
  });

  it('shows that it is alive, and leaves nothing behind', async () => {
    const lock = await lockFolder(folder, { beatEvery });
    const seen = new Set<string>();
    await until('three beats', () => seen.add(readFileSync(file(), 'utf8')).size >= 3, {
      everyMilliseconds: 5,
    });
    await lock.release();
    expect(existsSync(file())).toBe(false);
  });
});
