import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chunkGlobal } from './common';
import { hashesGlobal } from './integrity';
import { stampVersion } from './stampVersion';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'stamp-'));
  await mkdir(path.join(dist, 'client'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));

const stamp = async (script: string, types: Parameters<typeof stampVersion>[2] = {}) => {
  await writeFile(path.join(dist, 'client/page.js'), script);
  return stampVersion(dist, 'mfe-contact', types);
};

describe('stampVersion', () => {
  it('names a build after a hash of its files', async () => {
    const { version, files } = await stamp(`self.${chunkGlobal('mfe-contact')}.push([]);`);
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(Object.keys(files)).toEqual(['page.js']);
  });

  it('writes each chunk’s hash into the entry, in any order of files', async () => {
    const global = hashesGlobal(chunkGlobal('mfe-contact'));
    await writeFile(path.join(dist, 'client/entry.js'), `let hashes = self.${global};`);
    const { files, version } = await stamp(
      `(self.${chunkGlobal('mfe-contact')}||=[]).push([["page",7],{}]);`,
    );
    const hash = files['page.js']?.integrity.replace('sha256-', '');
    const own = `self.iw_mfe_contact_${version}`;
    expect(await readFile(path.join(dist, 'client/entry.js'), 'utf8')).toBe(
      `let hashes = ${own};\n${own}={"7":"${hash}","page":"${hash}"};\n`,
    );
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
