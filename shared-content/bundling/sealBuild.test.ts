import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { filesBelow } from '../artifact/durable';
import { getFile } from '../artifact/manifest';
import { copyPublic, keepMaps } from './sealBuild';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'seal-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

describe('keepMaps', () => {
  it('keeps compressed source maps only, with length and hash', async () => {
    await write('main.js.map', JSON.stringify({ version: 3, mappings: 'AAAA' }));
    const kept = await keepMaps(folder);
    expect(await readdir(folder)).toEqual(['main.js.map.br']);
    const data = await readFile(path.join(folder, 'main.js.map.br'));
    expect(kept).toEqual({ 'main.js.map.br': getFile(data) });
    expect(JSON.parse(brotliDecompressSync(data).toString())).toEqual({ version: 3, mappings: 'AAAA' });
  });
});

describe('public files', () => {
  it('are copied to the site’s root with their folders, except drawn cards', async () => {
    for (const name of ['icon.svg', '.well-known/security.txt', 'press/kit.pdf', 'og/home.png'])
      await write(`public/${name}`, name);
    const client = path.join(folder, 'client');
    await copyPublic(path.join(folder, 'public'), 'shell', client);
    expect((await filesBelow(client)).sort()).toEqual([
      'og/home.png',
      'root/.well-known/security.txt',
      'root/icon.svg',
      'root/press/kit.pdf',
    ]);
  });

  it('of a section are refused, because only the shell owns addresses at the root', async () => {
    await write('public/careers.pdf', '');
    await expect(
      copyPublic(path.join(folder, 'public'), 'mfe-company', path.join(folder, 'client')),
    ).rejects.toThrow('mfe-company/public/careers.pdf: only the shell');
  });
});
