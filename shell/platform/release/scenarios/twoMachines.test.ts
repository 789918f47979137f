import { apps } from 'shared-content/federation';
import type { Bucket } from '../../store/objects/Bucket';
import { readState, stateKey } from '../../store/state';
import { generationTimeline, versionTimeline } from '../../store/history';
import { type FakeMachine, fakeMachine } from '../../testing/fakeMachine';
import { fakeSettings, historyIn } from '../../testing/fakeSite';
import { type MemoryBucket, memoryBucket } from '../../testing/memoryBucket';
import { restoreGeneration } from '../release';

const names = apps.map(({ name }) => name);
let server: MemoryBucket;
let bucket: Bucket;
let a: FakeMachine;
let b: FakeMachine;
let first: FakeMachine;
beforeAll(async () => {
  server = memoryBucket();
  bucket = server.open();
  first = await fakeMachine(bucket);
  await first.release(names.map((app) => ({ app, word: 'one' })));
  await server.send({ do: 'keep' });
});
beforeEach(async () => {
  await server.send({ do: 'back' });
  a = await fakeMachine(bucket, first);
  b = await fakeMachine(bucket);
});
afterEach(async () => {
  for (const machine of [a, b]) await machine.close();
});
afterAll(async () => {
  await first.close();
});

/** Runs some work once, just before a machine swaps the state. */
function beforeSwap({ access: { store } }: FakeMachine, work: () => Promise<unknown>): void {
  const put = store.put.bind(store);
  const spy = jest.spyOn(store, 'put').mockImplementation(async (key, ...rest) => {
    if (key === stateKey) {
      spy.mockRestore();
      await work();
    }
    return put(key, ...rest);
  });
}

const shows = async (machine: FakeMachine) => [
  await machine.word('services.html'),
  await machine.word('about.html'),
];

it('simultaneous releases of two machines both go live', async () => {
  beforeSwap(a, () => b.release([{ app: 'mfe-company', word: 'three' }]));
  const released = await a.release([{ app: 'mfe-services', word: 'two' }]);
  const fresh = await fakeMachine(bucket);
  await fresh.refresh();
  await b.refresh();
  for (const machine of [a, b, fresh]) {
    expect(await machine.siteFolder.current()).toBe(released.generation);
    expect(await shows(machine)).toEqual(['two', 'three']);
  }
  const history = historyIn(b.siteFolder);
  expect(history.map(({ action, apps: moved }) => [action, moved])).toEqual([
    ['release', [...names].sort()],
    ['release', ['mfe-company']],
    ['release', ['mfe-services']],
  ]);
  expect(historyIn(a.siteFolder)).toEqual(history);
  for (const app of ['mfe-company', 'mfe-services']) expect(versionTimeline(history, app)).toHaveLength(2);
  await fresh.close();
});

it('a release that conflicts with a simultaneous one is refused, and never goes live', async () => {
  const title = 'The same title';
  beforeSwap(a, () => b.release([{ app: 'mfe-company', word: 'three', title }]));
  await expect(a.release([{ app: 'mfe-services', word: 'two', title }])).rejects.toThrow(title);
  await b.refresh();
  expect(await shows(b)).toEqual(['one', 'three']);
  expect(historyIn(b.siteFolder)).toHaveLength(2);
});

it('of two releases of one app the second is refused, with both versions', async () => {
  beforeSwap(a, () => b.release([{ app: 'mfe-services', word: 'three' }]));
  await expect(a.release([{ app: 'mfe-services', word: 'two' }])).rejects.toThrow(
    /^Another release of the same app went live first: mfe-services \w{22} \(release by .*\)\. This one, mfe-services \w{22}, changed nothing/,
  );
  await a.refresh();
  expect(await a.word('services.html')).toBe('three');
});

it('a refused release changes nothing in the bucket', async () => {
  const all = async () => (await bucket.list('')).map(({ key, modified }) => `${key} ${modified.getTime()}`);
  const before = await all();
  const broken = { app: 'mfe-services', word: 'two', render: 'throw new Error("no")' };
  await expect(a.release([broken])).rejects.toThrow('no');
  await a.release([{ app: 'mfe-services', word: 'two' }], { dryRun: true });
  expect(await all()).toEqual(before);
  expect(await a.word('services.html')).toBe('one');
});

it('a whole rollback restores settings and all apps in one state', async () => {
  const one = (await a.siteFolder.current()) ?? '';
  const settings = { ...fakeSettings, siteUrl: 'https://www.other.example' };
  await b.release(
    ['mfe-services', 'shell'].map((app) => ({ app, word: 'two' })),
    { settings, action: 'settings' },
  );
  await a.refresh();
  expect(a.siteFolder.shown()?.settings?.siteUrl).toBe('https://www.other.example');
  const { number } = (await readState(bucket)).state;
  await a.locked(() => restoreGeneration(a.access, one));
  expect((await readState(bucket)).state.number).toBe(number + 1);
  await b.refresh();
  expect(await b.siteFolder.current()).toBe(one);
  expect(b.siteFolder.shown()?.settings?.siteUrl).toBe(fakeSettings.siteUrl);
  expect(historyIn(b.siteFolder).at(-1)).toMatchObject({
    action: 'rollback',
    apps: ['mfe-services', 'shell'],
    settings: ['SITE_URL: https://www.other.example → https://site.example.com'],
  });
});

describe('on a machine that leaves out a live generation whose pages are corrupt in the bucket', () => {
  let one: string;
  beforeEach(async () => {
    one = (await a.siteFolder.current()) ?? '';
    await b.refresh();
    const { generation } = await a.release([{ app: 'mfe-services', word: 'two' }]);
    await server.send({ do: 'put', key: `teams/pages/${generation}/services.html`, text: 'other bytes' });
    await b.refresh();
    expect(b.said.join()).toMatch(/NOT SHOWN: .*services\.html has other bytes/);
  });

  it('a whole rollback goes to the generation before', async () => {
    await b.locked(() => restoreGeneration(b.access, one));
    const { history } = (await readState(bucket)).state;
    expect(history.at(-1)).toMatchObject({ action: 'rollback', generation: one });
    expect(await shows(b)).toEqual(['one', 'one']);
  });

  it('a release of the same app replaces it', async () => {
    await b.release([{ app: 'mfe-services', word: 'three' }]);
    expect(await shows(b)).toEqual(['three', 'one']);
  });
});

it('rollback goes to the preceding state, whatever the machines’ clocks say', async () => {
  // The first machine's clock is hours ahead.
  const now = bucket.now.bind(bucket);
  const clock = jest.spyOn(bucket, 'now').mockImplementation(() => new Date(now().getTime() + 7_200_000));
  const { generation } = await a.release([{ app: 'mfe-services', word: 'two' }]);
  clock.mockRestore();
  await b.release([{ app: 'mfe-company', word: 'three' }]);
  const { state } = await readState(bucket);
  expect(generationTimeline(state.history).at(-2)?.generation).toBe(generation);
  await a.refresh();
  expect(historyIn(a.siteFolder).at(-1)?.generation).toBe(state.history.at(-1)?.generation);
});

it('a whole rollback keeps a simultaneous release of another team', async () => {
  const one = (await a.siteFolder.current()) ?? '';
  await a.release([{ app: 'mfe-services', word: 'two' }]);
  beforeSwap(a, () => b.release([{ app: 'mfe-company', word: 'three' }]));
  await a.locked(() => restoreGeneration(a.access, one));
  expect(await shows(a)).toEqual(['one', 'three']);
});
