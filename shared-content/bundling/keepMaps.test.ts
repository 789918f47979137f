import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { keepMaps } from './keepMaps';
import { getFile } from '../artifact/manifest';

describe('keepMaps', () => {
  it('keeps compressed source maps only, with length and hash', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'maps-'));
    await writeFile(path.join(folder, 'main.js.map'), JSON.stringify({ version: 3, mappings: 'AAAA' }));
    const kept = await keepMaps(folder);
    expect(await readdir(folder)).toEqual(['main.js.map.br']);
    const data = await readFile(path.join(folder, 'main.js.map.br'));
    expect(kept).toEqual({ 'main.js.map.br': getFile(data) });
    expect(JSON.parse(brotliDecompressSync(data).toString())).toEqual({ version: 3, mappings: 'AAAA' });
  });
});
