import { apps } from 'shared-content/federation';
import { readHistory } from '../../../store/history';
import type { Bucket } from '../../../store/objects/Bucket';
import { readSettings } from '../../../store/SiteSettings';
import { readState } from '../../../store/state';
import { versionTimeline } from '../../../store/timeline';
import { type FakeMachine, fakeMachine } from '../../../testing/fakeMachine';
import { fakeSettings } from '../../../testing/fakeSite';
import { type MemoryBucket, memoryBucket } from '../../../testing/memoryBucket';
import { restoreGeneration } from '../releaseAndProve';

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
  await server.tell({ do: 'keep' });
});
beforeEach(async () => {
  await server.tell({ do: 'back' });
  a = await fakeMachine(bucket, first);
  b = await fakeMachine(bucket);
});
afterEach(async () => {
  for (const machine of [a, b]) await machine.close();
});
afterAll(async () => {
  await first.close();
});

/** A hook that runs some work during the first composition only. */
function once(work: () => Promise<unknown>) {
  return jest.fn(async (_generation: string) => {}).mockImplementationOnce(async () => void (await work()));
}

const shows = async (machine: FakeMachine) => [
  await machine.word('services.html'),
  await machine.word('about.html'),
];

it('simultaneous releases of two machines both go live', async () => {
  const beforeSwitch = once(() => b.release([{ app: 'mfe-company', word: 'three' }]));
  const released = await a.release([{ app: 'mfe-services', word: 'two' }], { beforeSwitch });
  const fresh = await fakeMachine(bucket);
  await fresh.refresh();
  await b.refresh();
  for (const machine of [a, b, fresh]) {
    expect(await machine.siteFolder.current()).toBe(released.generation);
    expect(await shows(machine)).toEqual(['two', 'three']);
  }
  // The hook also ran for the generation that went live, before the switch.
  expect(beforeSwitch).toHaveBeenCalledTimes(2);
  expect(beforeSwitch.mock.calls.at(-1)).toEqual([released.generation]);
  const history = await readHistory(b.siteFolder);
  expect(history.map(({ action, apps: moved }) => [action, moved])).toEqual([
    ['release', [...names].sort()],
    ['release', ['mfe-company']],
    ['release', ['mfe-services']],
  ]);
  expect(await readHistory(a.siteFolder)).toEqual(history);
  for (const app of ['mfe-company', 'mfe-services']) expect(versionTimeline(history, app)).toHaveLength(2);
  await fresh.close();
});

it('a release that conflicts with a simultaneous one is refused, and never goes live', async () => {
  const title = 'The same title';
  const beforeSwitch = once(() => b.release([{ app: 'mfe-company', word: 'three', title }]));
  await expect(a.release([{ app: 'mfe-services', word: 'two', title }], { beforeSwitch })).rejects.toThrow(
    title,
  );
  await b.refresh();
  expect(await shows(b)).toEqual(['one', 'three']);
  expect(await readHistory(b.siteFolder)).toHaveLength(2);
});

it('of two releases of one app the second is refused, with both versions', async () => {
  const beforeSwitch = once(() => b.release([{ app: 'mfe-services', word: 'three' }]));
  await expect(a.release([{ app: 'mfe-services', word: 'two' }], { beforeSwitch })).rejects.toThrow(
    /^Another release of the same app went live first: mfe-services \w{12} \(release by .*\)\. This one, mfe-services \w{12}, changed nothing/,
  );
  await a.refresh();
  expect(await a.word('services.html')).toBe('three');
});

it('a refused release changes nothing in the bucket', async () => {
  const all = async () => (await bucket.list('')).map(({ key, modified }) => `${key} ${modified.getTime()}`);
  const before = await all();
  const broken = { app: 'mfe-services', word: 'two', render: 'throw new Error("no")' };
  await expect(a.release([broken])).rejects.toThrow('no');
  const beforeSwitch = () => Promise.reject(new Error('hook'));
  await expect(a.release([{ app: 'mfe-services', word: 'two' }], { beforeSwitch })).rejects.toThrow('hook');
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
  expect((await readSettings(a.siteFolder))?.siteUrl).toBe('https://www.other.example');
  const { number } = (await readState(bucket)).state;
  await a.locked(() => restoreGeneration(one, { ...a.access, action: 'rollback' }));
  expect((await readState(bucket)).state.number).toBe(number + 1);
  await b.refresh();
  expect(await b.siteFolder.current()).toBe(one);
  expect((await readSettings(b.siteFolder))?.siteUrl).toBe(fakeSettings.siteUrl);
  expect((await readHistory(b.siteFolder)).at(-1)).toMatchObject({
    action: 'rollback',
    apps: ['mfe-services', 'shell'],
    settings: ['SITE_URL: https://www.other.example → https://site.example.com'],
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
  expect(state.before.at(-1)).toBe(generation);
  await a.refresh();
  expect((await readHistory(a.siteFolder)).at(-1)?.generation).toBe(state.live?.generation);
});

it('a whole rollback keeps a simultaneous release of another team', async () => {
  const one = (await a.siteFolder.current()) ?? '';
  await a.release([{ app: 'mfe-services', word: 'two' }]);
  const beforeSwitch = once(() => b.release([{ app: 'mfe-company', word: 'three' }]));
  await a.locked(() => restoreGeneration(one, { ...a.access, action: 'rollback', beforeSwitch }));
  expect(await shows(a)).toEqual(['one', 'three']);
});

it('a proof continues with a later release of another team, and rolls nothing back', async () => {
  const proven: string[] = [];
  const proveDeployment = async (generation: string) => {
    proven.push(generation);
    if (proven.length > 1) return;
    await b.release([{ app: 'mfe-company', word: 'three' }]);
    throw new Error('/about is of another generation.');
  };
  const released = await a.release([{ app: 'mfe-services', word: 'two' }], { proveDeployment });
  expect(proven.length).toBe(2);
  expect(released.generation).toBe(proven[1]);
  expect(await shows(a)).toEqual(['two', 'three']);
  expect((await readHistory(a.siteFolder)).map(({ action }) => action)).toEqual([
    'release',
    'release',
    'release',
  ]);
});

it('a failed proof rolls back its own app only', async () => {
  const proveDeployment = async () => {
    if ((await readState(bucket)).state.number === 2)
      await b.release([{ app: 'mfe-company', word: 'three' }]);
    throw new Error('It is not shown.');
  };
  await expect(a.release([{ app: 'mfe-services', word: 'two' }], { proveDeployment })).rejects.toThrow(
    /It is not shown\. It was rolled back/,
  );
  expect(await shows(a)).toEqual(['one', 'three']);
});

it('faults accepted by --force do not block other teams, and permit no new faults', async () => {
  const broken = { app: 'mfe-services', word: 'two', kit: ['Nowhere'] };
  await expect(a.release([broken])).rejects.toThrow('Nowhere');
  await a.release([broken], { force: true });
  expect((await readState(bucket)).state.accepted).toEqual([expect.stringContaining('Nowhere')]);
  await b.release([{ app: 'mfe-company', word: 'three' }]);
  expect(await shows(b)).toEqual(['two', 'three']);
  expect((await readState(bucket)).state.accepted).toHaveLength(1);
  const also = { app: 'mfe-contact', word: 'five', kit: ['Elsewhere'] };
  await expect(b.release([also])).rejects.toThrow('Elsewhere');
  // An error that was fixed is not accepted any more.
  await a.release([{ app: 'mfe-services', word: 'three' }]);
  expect((await readState(bucket)).state.accepted).toEqual([]);
});
