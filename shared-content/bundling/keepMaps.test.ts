import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { keepMaps, shiftMappings } from './keepMaps';
import { getFile } from '../artifact/manifest';

describe('shiftMappings', () => {
  it('moves what stands behind an edit on its line, and nothing else', () => {
    const script = 'a(PLACE);b(PLACE);c()\nd()';
    const mappings = encode([
      [
        [0, 0, 0, 0],
        [9, 0, 1, 0],
        [18, 0, 2, 0],
      ],
      [[0, 0, 3, 0]],
    ]);
    const edits = [
      { offset: 2, added: -4 },
      { offset: 11, added: 100 },
    ];
    const after = 'a(P);b('.length + 'PLACE'.length + 100 + ');'.length;
    expect(decode(shiftMappings(mappings, script, edits))).toEqual([
      [
        [0, 0, 0, 0],
        [5, 0, 1, 0],
        [after, 0, 2, 0],
      ],
      [[0, 0, 3, 0]],
    ]);
  });
});

describe('keepMaps', () => {
  it('leaves compressed maps alone, each with its length and hash', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'maps-'));
    await writeFile(path.join(folder, 'main.js.map'), JSON.stringify({ version: 3, mappings: 'AAAA' }));
    const kept = await keepMaps(folder, new Map());
    expect(await readdir(folder)).toEqual(['main.js.map.br']);
    const data = await readFile(path.join(folder, 'main.js.map.br'));
    expect(kept).toEqual({ 'main.js.map.br': getFile(data) });
    expect(JSON.parse(brotliDecompressSync(data).toString())).toEqual({ version: 3, mappings: 'AAAA' });
  });
});
