import { apps } from 'shared-content/federation';
import type { Bucket } from '../../store/bucket/Bucket';
import { type FakeMachine, fakeMachine } from '../../testing/fakeMachine';
import { type BucketServer, startBucketServer } from '../../testing/startBucketServer';
import { pruneBucket } from './pruneBucket';
import { verifyBucket } from './verifyBucket';

let server: BucketServer;
let bucket: Bucket;
let first: FakeMachine;
let machine: FakeMachine;
beforeAll(async () => {
  server = await startBucketServer();
  bucket = await server.open();
  first = await fakeMachine(bucket);
  await first.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
  for (const word of ['two', 'three']) await first.release([{ app: 'mfe-services', word }]);
  await server.tell({ do: 'keep' });
});
beforeEach(async () => {
  await server.tell({ do: 'back' });
  machine = await fakeMachine(bucket, first);
});
afterEach(() => machine.close());
afterAll(async () => {
  await first.close();
  await server.end();
});

const prune = (days: number, keep = 1) =>
  machine.locked(() => pruneBucket(machine.shared, { keep, days, now: new Date(), dryRun: false }));
const verify = () => machine.locked(() => verifyBucket(machine.shared));
const faults = async () => (await verify()).faults.map(({ what }) => what);

it('prune leaves alone what is younger than a day, and what the window of the history pins', async () => {
  const generations = (await machine.store.generations()).length;
  expect(generations).toBe(3);
  expect(await prune(0)).toEqual({ previews: [], generations: [], versions: [] });
  await server.tell({ do: 'age', hours: 25 });
  expect(await prune(30)).toEqual({ previews: [], generations: [], versions: [] });
  const { generations: gone, versions } = await prune(0);
  expect(gone).toHaveLength(2);
  expect(versions.map(({ app }) => app)).toEqual(['mfe-services', 'mfe-services']);
  expect(await faults()).toEqual([]);
  // A machine with nothing gets the live site, and the next release goes on from it.
  const fresh = await fakeMachine(bucket);
  await fresh.release([{ app: 'mfe-company', word: 'two' }]);
  expect([await fresh.word('services.html'), await fresh.word('about.html')]).toEqual(['three', 'two']);
  await fresh.close();
});

it('prune stops where somebody releases in the same moment, and has taken nothing that they need', async () => {
  await server.tell({ do: 'age', hours: 25 });
  const other = await fakeMachine(bucket);
  const list = bucket.list.bind(bucket);
  const looks = jest.spyOn(bucket, 'list').mockImplementation(async (prefix) => {
    const found = await list(prefix);
    if (prefix !== 'bundles/') return found;
    looks.mockRestore();
    // What prune is about to take is wanted again.
    await other.release([{ app: 'mfe-services', word: 'one' }]);
    return found;
  });
  await expect(prune(0)).rejects.toThrow(/^Somebody released into s3:\/\/site\/teams meanwhile/);
  expect(await faults()).toEqual([]);
  await machine.converge();
  expect(await machine.word('services.html')).toBe('one');
  await other.close();
});

it('verify names what is torn, and sends it again from a machine that has it', async () => {
  const live = (await machine.store.current()) ?? '';
  const { 'mfe-services': version = '' } = await machine.store.versionsOf(live);
  const asset = `assets/mfe-services/${version}/page.js`;
  const page = `pages/${live}/about.html`;
  await server.tell({ do: 'put', key: `teams/${asset}`, text: undefined });
  const { length = 0 } = (await bucket.get(page))?.body ?? {};
  await server.tell({ do: 'put', key: `teams/${page}`, text: 'x'.repeat(length) });
  expect(await faults()).toEqual([
    expect.stringMatching(
      /^mfe-services \w+, which is live, is torn in s3:\/\/site\/teams: assets\/page\.js is missing/,
    ),
    expect.stringMatching(/^generation \w+, which is live, is torn .*: about\.html has other bytes/),
  ]);
  for (const { repair } of (await verify()).faults) await repair?.();
  expect(await faults()).toEqual([]);
});

it('a command of any machine composes what a killed run left to be composed', async () => {
  const live = (await machine.store.current()) ?? '';
  await server.tell({ do: 'put', key: `teams/pages/${live}/store-manifest.json`, text: undefined });
  expect(await faults()).toEqual([expect.stringContaining('name, is not there')]);
  const other = await fakeMachine(bucket);
  expect((await other.converge()).refused).toBeUndefined();
  expect(await other.store.current()).toBe(live);
  expect(await faults()).toEqual([]);
  await other.close();
});
