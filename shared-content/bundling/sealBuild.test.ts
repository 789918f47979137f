import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { filesBelow } from '../artifact/durable';
import { getFile } from '../artifact/manifest';
import { chunkGlobal } from './common';
import { hashesGlobal } from './integrity';
import { copyPublic, keepMaps, stampVersion } from './sealBuild';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'seal-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

const stamp = async (script: string, types: Parameters<typeof stampVersion>[2] = {}) => {
  await write('client/page.js', script);
  return stampVersion(folder, 'mfe-contact', types);
};

describe('stampVersion', () => {
  it('names a build after a hash of its files', async () => {
    const { version, files } = await stamp(`self.${chunkGlobal('mfe-contact')}.push([]);`);
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(Object.keys(files)).toEqual(['page.js']);
  });

  it('writes each chunk’s hash into the entry, in any order of files', async () => {
    const global = hashesGlobal(chunkGlobal('mfe-contact'));
    await write('client/entry.js', `let hashes = self.${global};`);
    const { files, version } = await stamp(
      `(self.${chunkGlobal('mfe-contact')}||=[]).push([["page",7],{}]);`,
    );
    const hash = files['page.js']?.integrity.replace('sha256-', '');
    const own = `self.iw_mfe_contact_${version}`;
    expect(await readFile(path.join(folder, 'client/entry.js'), 'utf8')).toBe(
      `let hashes = ${own};\n${own}={"7":"${hash}","page":"${hash}"};\n`,
    );
  });

  it('writes a chunk’s own hash when another chunk contains all its modules', async () => {
    const own = chunkGlobal('mfe-contact');
    await write('client/entry.js', `let hashes = self.${hashesGlobal(own)};`);
    await write('client/z.js', `(self.${own}||=[]).push([["page","z"],{1:1,2:2}]);`);
    const { files } = await stamp(`(self.${own}||=[]).push([["page"],{1:1}]);`);
    const entry = await readFile(path.join(folder, 'client/entry.js'), 'utf8');
    for (const chunk of ['page', 'z'])
      expect(entry).toContain(`"${chunk}":"${files[`${chunk}.js`]?.integrity.replace('sha256-', '')}"`);
  });

  it('changes the version when only types for sections have changed', async () => {
    const versions: string[] = [];
    for (const type of ["'soft'", "'loud'"]) {
      const Badge = { kind: 'component', members: { tone: { types: [type] } } } as const;
      versions.push((await stamp('let a;', { 'shared-content/ui': { Badge } })).version);
    }
    expect(versions[0]).not.toBe(versions[1]);
  });
});

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
