import { apps } from 'shared-content/federation';
import type { Bucket } from '../../store/bucket/Bucket';
import { mediaOf } from '../../testing/fakeDist';
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

const medium = (name: string) => `assets/mfe-services/${mediaOf(name)}`;
const prune = (days: number, keep = 1) =>
  machine.locked(() => pruneBucket(machine.shared, { keep, days, now: new Date(), dryRun: false }));
const verify = () => machine.locked(() => verifyBucket(machine.shared));
const faults = async () => (await verify()).faults.map(({ what }) => what);

it('prune leaves alone what is younger than a day, and what the window of the history pins', async () => {
  const generations = (await machine.store.generations()).length;
  expect(generations).toBe(3);
  expect(await prune(0)).toEqual({ previews: [], generations: [], versions: [], media: [] });
  await server.tell({ do: 'age', hours: 25 });
  expect(await prune(30)).toEqual({ previews: [], generations: [], versions: [], media: [] });
  const { generations: gone, versions, media } = await prune(0);
  expect(gone).toHaveLength(2);
  expect(versions.map(({ app }) => app)).toEqual(['mfe-services', 'mfe-services']);
  expect(media).toEqual([medium('one'), medium('two')].sort());
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

it('media that a release uses anew while prune is at work stay', async () => {
  await server.tell({ do: 'age', hours: 25 });
  const list = bucket.list.bind(bucket);
  let listings = 0;
  const looks = jest.spyOn(bucket, 'list').mockImplementation(async (prefix) => {
    const found = await list(prefix);
    if (prefix !== 'assets/' || ++listings < 2) return found;
    looks.mockRestore();
    // Sent again by a machine whose version has no manifest yet.
    await bucket.put(medium('one'), 'one');
    return found;
  });
  expect((await prune(0)).media).toEqual([medium('one'), medium('two')].sort());
  expect((await bucket.list(medium('one'))).length).toBe(1);
  expect((await bucket.list(medium('two'))).length).toBe(0);
});

it('media that lie there are not sent again, unless no live version has them and prune could take them for old', async () => {
  const modified = async (name: string) => (await bucket.list(medium(name)))[0]?.modified.getTime() ?? 0;
  const both = async () => [await modified('lily'), await modified('one')];
  const release = (word: string) => machine.release([{ app: 'mfe-services', word, media: ['one'] }]);
  await server.tell({ do: 'age', hours: 11 });
  const young = await both();
  await release('four');
  expect(await both()).toEqual(young);
  await machine.release([{ app: 'mfe-services', word: 'five' }]);
  await server.tell({ do: 'age', hours: 2 });
  const [lily, one = 0] = await both();
  await release('six');
  expect(await modified('lily')).toBe(lily);
  expect(await modified('one')).toBeGreaterThan(one);
});

it('media that a machine has are not brought again', async () => {
  const gets = jest.spyOn(bucket, 'get');
  const keys = () =>
    gets.mock.calls.map(([key]) => key).filter((key) => key.includes('/mfe-services/media/'));
  const other = await fakeMachine(bucket, first);
  await other.release([{ app: 'mfe-services', word: 'six' }]);
  gets.mockClear();
  await machine.converge();
  expect(await machine.word('services.html')).toBe('six');
  expect(keys()).toEqual([medium('six')]);
  gets.mockRestore();
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
