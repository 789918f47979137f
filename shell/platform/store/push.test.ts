import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, getFile, manifestFile } from 'shared-content/artifact/manifest';
import { apps } from 'shared-content/federation';
import { type FakeMachine, fakeMachine } from '../testing/fakeMachine';
import { verify } from './verify';
import { publishFake } from '../testing/fakeSite';
import { versionItem } from './items';
import { pushItem } from './push';
import { type MemoryBucket, memoryBucket } from '../testing/memoryBucket';

let server: MemoryBucket;
let machine: FakeMachine;
beforeAll(async () => {
  server = memoryBucket();
  machine = await fakeMachine(server.open());
  await machine.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
});
afterAll(async () => {
  await machine.close();
});

it('the public folders of a bucket contain no source maps and no Node bundles', async () => {
  const all = await machine.access.store.list('');
  const isPublic = ({ key }: { key: string }) => /^(assets|pages)\//.test(key);
  const served = all.filter(isPublic);
  const kept = all.filter((object) => !isPublic(object));
  const folders = new Set(kept.map(({ key }) => key.split('/')[0]));
  expect([...folders].sort()).toEqual(['bundles', 'conditions.json', 'state.json']);

  const names = (objects: typeof all) => objects.map(({ key }) => key);
  const isKept = /\.map\b|\.cjs\b|build\.json/;
  expect(names(served).filter((key) => isKept.test(key))).toEqual([]);
  for (const { name } of apps) {
    const own = names(kept).filter((key) => key.startsWith(`bundles/${name}/`));
    expect(own.filter((key) => key.endsWith('.js.map.br')).length).toBeGreaterThan(0);
    expect(own.some((key) => key.endsWith('/server.cjs'))).toBe(true);
  }
  // Finds files whatever their names are.
  const createHashFor = async (key: string) =>
    getFile((await machine.access.store.get(key))?.body ?? '').integrity;
  const hashes = new Set(await Promise.all(names(kept).map(createHashFor)));
  for (const key of names(served)) expect([key, hashes.has(await createHashFor(key))]).toEqual([key, false]);
  expect(served.length).toBeGreaterThan(kept.length / 2);
});

it('versions with different compressed bytes are equal, and both copies stay complete', async () => {
  const dist = { app: 'mfe-services', word: 'duplicate' };
  const { versions } = await machine.release([dist]);
  await machine.release([{ app: 'mfe-services', word: 'next' }]);
  const version = versions['mfe-services'] ?? '';
  const other = await fakeMachine(machine.access.store);
  await publishFake(other.siteFolder, dist);
  const packed = path.join(other.siteFolder.assets('mfe-services', version), 'page.js.gz');
  const own = await readFile(packed);
  // This byte of gzip's header names the operating system: here, another machine's.
  const elsewhere = Buffer.from(own);
  elsewhere[9] = 0x13;
  const seal = path.join(other.siteFolder.bundles('mfe-services', version), manifestFile);
  const replace = async (file: string, name: string, bytes: Buffer) => {
    const { files } = JSON.parse(await readFile(seal, 'utf8')) as Manifest;
    await rm(file);
    await writeFile(file, bytes);
    await writeFile(seal, JSON.stringify({ files: { ...files, [name]: getFile(bytes) } }));
  };
  await replace(packed, 'assets/page.js.gz', elsewhere);
  await other.release([dist]);
  expect(await readFile(packed)).toEqual(elsewhere);
  const folder = other.siteFolder;
  for (const store of [folder, other.access.store])
    expect((await other.locked(() => verify(other.access, store))).faults).toEqual([]);

  // Different bytes of the script itself are a real difference.
  await machine.release([{ app: 'mfe-services', word: 'after' }]);
  await replace(packed.replace('.gz', ''), 'assets/page.js', Buffer.from('other'));
  await expect(
    other.locked(() => pushItem(other.access.store, other.siteFolder, versionItem('mfe-services', version))),
  ).rejects.toThrow(/^mfe-services \w+ has other bytes in s3:\/\/site\/teams than here: assets\/page\.js\./);
  await other.close();
});
