import { fileOf } from 'shared-content/build/manifest';
import { apps } from 'shared-content/federation';
import { type FakeMachine, fakeMachine } from '../testing/fakeMachine';
import { type BucketServer, startBucketServer } from '../testing/startBucketServer';

let server: BucketServer;
let machine: FakeMachine;
beforeAll(async () => {
  server = await startBucketServer();
  machine = await fakeMachine(await server.open());
  await machine.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
});
afterAll(async () => {
  await machine.close();
  await server.end();
});

it('what a CDN may serve of a bucket, assets/ and pages/, has no source map, no Node bundle and no byte of what lies elsewhere', async () => {
  const all = await machine.place.objects.list('');
  const isPublic = ({ key }: { key: string }) => /^(assets|pages)\//.test(key);
  const served = all.filter(isPublic);
  const kept = all.filter((object) => !isPublic(object));
  const folders = new Set(kept.map(({ key }) => key.split('/')[0]));
  expect([...folders].sort()).toEqual(['bundles', 'conditions.json', 'history', 'state.json']);

  const names = (objects: typeof all) => objects.map(({ key }) => key);
  const isKept = /\.map\b|\.cjs\b|build\.json/;
  expect(names(served).filter((key) => isKept.test(key))).toEqual([]);
  for (const { name } of apps) {
    const own = names(kept).filter((key) => key.startsWith(`bundles/${name}/`));
    expect(own.filter((key) => key.endsWith('.js.map.br')).length).toBeGreaterThan(0);
    expect(own.some((key) => key.endsWith('/server.cjs'))).toBe(true);
  }
  // Whatever they are called.
  const hashOf = async (key: string) => fileOf((await machine.place.objects.get(key))?.body ?? '').integrity;
  const hashes = new Set(await Promise.all(names(kept).map(hashOf)));
  for (const key of names(served)) expect([key, hashes.has(await hashOf(key))]).toEqual([key, false]);
  expect(served.length).toBeGreaterThan(kept.length / 2);
});
