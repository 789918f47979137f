import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIfChanged } from './writeIfChanged';

describe('writeIfChanged', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'art-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('creates missing folders and writes the file', async () => {
    const file = join(folder, 'deep', 'mark.svg');
    expect(await writeIfChanged(file, '<svg/>')).toBe(true);
    expect(await readFile(file, 'utf8')).toBe('<svg/>');
  });

  it('leaves an equal file untouched, and replaces a different one', async () => {
    const file = join(folder, 'mark.svg');
    await writeIfChanged(file, 'old');
    await utimes(file, 1000, 1000);
    expect(await writeIfChanged(file, Buffer.from('old'))).toBe(false);
    expect((await stat(file)).mtimeMs).toBe(1_000_000);
    expect(await writeIfChanged(file, 'new')).toBe(true);
    expect(await readFile(file, 'utf8')).toBe('new');
  });
});
