import { apps } from 'shared-content/federation';
import type { Bucket } from '../../store/objects/Bucket';
import { getMedia } from '../../testing/fakeDist';
import { type FakeMachine, fakeMachine } from '../../testing/fakeMachine';
import { type MemoryBucket, memoryBucket } from '../../testing/memoryBucket';
import { prune as pruneStore } from '../../store/prune';
import { readState } from '../../store/state';
import { verify as verifyStore } from '../../store/verify';
import { generationsIn } from '../../testing/fakeSite';

let server: MemoryBucket;
let bucket: Bucket;
let first: FakeMachine;
let machine: FakeMachine;
beforeAll(async () => {
  server = memoryBucket();
  bucket = server.open();
  first = await fakeMachine(bucket);
  await first.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
  for (const word of ['two', 'three']) await first.release([{ app: 'mfe-services', word }]);
  await server.send({ do: 'keep' });
});
beforeEach(async () => {
  await server.send({ do: 'back' });
  machine = await fakeMachine(bucket, first);
});
afterEach(() => machine.close());
afterAll(async () => {
  await first.close();
});

const medium = (name: string) => `assets/mfe-services/${getMedia(name)}`;
const prune = (days: number, keep = 1, { locked, access } = machine) =>
  locked(() => pruneStore({ ...access, keep, days, dryRun: false }));
const verify = () => machine.locked(() => verifyStore(machine.access));
const faults = async () => (await verify()).faults.map(({ what }) => what);

it('prune keeps objects younger than a day and those of recent history', async () => {
  const generations = (await generationsIn(machine.siteFolder)).length;
  expect(generations).toBe(3);
  expect(await prune(0)).toEqual([]);
  await server.send({ do: 'age', hours: 25 });
  expect(await prune(30)).toEqual([]);
  // Two generations, then their versions.
  const removed = (await prune(0)).map(({ app }) => app);
  expect(removed).toEqual([undefined, undefined, 'mfe-services', 'mfe-services']);
  expect(await faults()).toEqual([]);
  // A machine with an empty folder gets the live site, and the next release continues from it.
  const fresh = await fakeMachine(bucket);
  await fresh.release([{ app: 'mfe-company', word: 'two' }]);
  expect([await fresh.word('services.html'), await fresh.word('about.html')]).toEqual(['three', 'two']);
  await fresh.close();
});

/** Lets six minutes pass by the clock of the bucket and of this process. */
function letTimePass(): () => void {
  const [now, bucketNow] = [Date.now(), bucket.now().getTime()];
  const spies = [
    jest.spyOn(Date, 'now').mockReturnValue(now + 360_000),
    jest.spyOn(bucket, 'now').mockReturnValue(new Date(bucketNow + 360_000)),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}

it('a release of what a prune removes is refused until it is gone, then adds it again', async () => {
  await server.send({ do: 'age', hours: 25 });
  const other = await fakeMachine(bucket);
  const release = () => other.release([{ app: 'mfe-services', word: 'one' }]);
  const remove = bucket.delete.bind(bucket);
  const looks = jest.spyOn(bucket, 'delete').mockImplementation(async (key, check) => {
    looks.mockRestore();
    await expect(release()).rejects.toThrow('npm run prune is removing');
    await remove(key, check);
  });
  await prune(0);
  await release();
  expect(await faults()).toEqual([]);
  await machine.refresh();
  expect(await machine.word('services.html')).toBe('one');
  await other.close();
});

it('a suspended prune removes nothing more once another machine has finished it', async () => {
  await server.send({ do: 'age', hours: 25 });
  const other = await fakeMachine(bucket);
  const remove = bucket.delete.bind(bucket);
  let restore = () => {};
  const looks = jest.spyOn(bucket, 'delete').mockImplementation(async (key, check) => {
    looks.mockRestore();
    restore = letTimePass();
    await prune(0, 1, other);
    await other.release([{ app: 'mfe-services', word: 'one' }]);
    await remove(key, check);
  });
  // Time does not go back: a key with nothing left to remove asks nothing, and the next one has to.
  await expect(prune(0).finally(() => restore())).rejects.toThrow('took this removal over');
  expect(await faults()).toEqual([]);
  await machine.refresh();
  expect(await machine.word('services.html')).toBe('one');
  await other.close();
});

it('a killed prune holds up only releases of what it removes, and the next prune finishes it', async () => {
  await server.send({ do: 'age', hours: 25 });
  const killed = jest.spyOn(bucket, 'delete').mockRejectedValueOnce(new Error('killed'));
  await expect(prune(0)).rejects.toThrow('killed');
  killed.mockRestore();
  expect((await readState(bucket)).state.removing?.keys).toHaveLength(6);
  await machine.release([{ app: 'mfe-services', word: 'seven' }]);
  expect(await machine.word('services.html')).toBe('seven');
  await expect(machine.release([{ app: 'mfe-services', word: 'two' }])).rejects.toThrow('npm run prune');
  await prune(0);
  expect((await readState(bucket)).state.removing).toBeUndefined();
  await machine.release([{ app: 'mfe-services', word: 'two' }]);
  expect(await machine.word('services.html')).toBe('two');
  expect(await faults()).toEqual([]);
});

it('a copy drops unneeded files, even when its keys may not delete in the bucket', async () => {
  await server.send({ do: 'age', hours: 25 });
  expect((await generationsIn(machine.siteFolder)).length).toBe(3);
  const refused = jest.spyOn(bucket, 'delete').mockRejectedValue(new Error('may not delete'));
  await expect(prune(0)).rejects.toThrow('may not delete');
  refused.mockRestore();
  const { history } = (await readState(bucket)).state;
  const kept = history.slice(-2).map(({ generation }) => generation);
  expect(await generationsIn(machine.siteFolder)).toEqual(kept.sort());
  expect(await machine.siteFolder.versions('mfe-services')).toHaveLength(2);
  expect((await bucket.list('pages/')).filter(({ key }) => key.endsWith('store-manifest.json'))).toHaveLength(
    3,
  );
});

it('a failed read does not count as absence: prune stops', async () => {
  const get = bucket.get.bind(bucket);
  const looks = jest
    .spyOn(bucket, 'get')
    .mockImplementation(async (key: string, known?: string) =>
      key.endsWith('versions.json') ? Promise.reject(new Error('EIO')) : get(key, known),
    );
  await expect(prune(0)).rejects.toThrow('EIO');
  looks.mockRestore();
});

it('a machine does not download media that it has', async () => {
  const gets = jest.spyOn(bucket, 'get');
  const keys = () =>
    gets.mock.calls.map(([key]) => key as string).filter((key) => key.includes('/mfe-services/media/'));
  const other = await fakeMachine(bucket, first);
  await other.release([{ app: 'mfe-services', word: 'six' }]);
  gets.mockClear();
  await machine.refresh();
  expect(await machine.word('services.html')).toBe('six');
  expect(keys()).toEqual([medium('six')]);
  gets.mockRestore();
  await other.close();
});

it('verify names corrupt objects of a bucket', async () => {
  const live = (await machine.siteFolder.current()) ?? '';
  const { 'mfe-services': version = '' } = await machine.siteFolder.getVersions(live);
  const asset = `assets/mfe-services/${version}/page.js`;
  const page = `pages/${live}/about.html`;
  await server.send({ do: 'put', key: `teams/${asset}`, text: undefined });
  const { length = 0 } = (await bucket.get(page))?.body ?? {};
  await server.send({ do: 'put', key: `teams/${page}`, text: 'x'.repeat(length) });
  expect(await faults()).toEqual([
    expect.stringMatching(
      /^mfe-services \w+, which is live, is corrupt in s3:\/\/site\/teams: assets\/page\.js is missing/,
    ),
    expect.stringMatching(/^generation \w+, which is live, is corrupt .*: about\.html has other bytes/),
  ]);
});
