import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apps } from 'shared-content/federation';
import type { Bucket } from '../../store/bucket/Bucket';
import { followBucket } from '../../store/bucket/followBucket';
import { readCanary } from '../../store/canary';
import { readHistory } from '../../store/history';
import { Store, type Versions } from '../../store/Store';
import { type FakeMachine, fakeMachine } from '../../testing/fakeMachine';
import { fakeSettings, publishFake } from '../../testing/fakeSite';
import { type BucketServer, startBucketServer } from '../../testing/startBucketServer';
import { beginCanary, endCanary, shareCanary } from '../canary';
import { prepareGeneration } from '../prepareGeneration';
import { pruneBucket } from './pruneBucket';

let s3: BucketServer;
let bucket: Bucket;
let a: FakeMachine;
let b: FakeMachine;
beforeAll(async () => {
  s3 = await startBucketServer();
  bucket = await s3.open();
  a = await fakeMachine(bucket);
  b = await fakeMachine(bucket);
  await a.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
});
afterAll(async () => {
  for (const machine of [a, b]) await machine.close();
  await s3.end();
});

/** As `npm run release -- mfe-portfolio --canary` does it, with a fake. */
async function begin({ store, shared, locked, converge }: FakeMachine, word: string, share: number) {
  await converge();
  const version = await publishFake(store, { app: 'mfe-portfolio', word });
  await locked(async () => {
    const upon = (await store.current()) ?? '';
    const to = { 'mfe-portfolio': version };
    const versions = { ...(await store.versionsOf(upon)), ...to } as Versions;
    const release = { store, settings: fakeSettings, versions, action: 'release', say: () => {} } as const;
    const generation = await prepareGeneration(release);
    await beginCanary(shared, { generation, upon, share, to }, {});
  });
}

/** A site server's folder, which follows the bucket. */
async function follower() {
  const store = new Store(await mkdtemp(path.join(tmpdir(), 'fake-follower-')));
  const log = { error: () => {}, info: () => {} };
  const following = followBucket({ bucket, store, seconds: 0.1, log });
  return {
    store,
    async until(isSo: () => boolean) {
      while (!isSo()) await wait(50);
    },
    async end() {
      await following.stop();
      await rm(store.folder, { recursive: true, force: true });
    },
  };
}

it('servers follow a canary from its beginning to its end, other teams release on, and the second canary is refused', async () => {
  const server = await follower();
  const shown = () => readCanary(server.store);
  try {
    await begin(a, 'tried', 10);
    await server.until(() => shown()?.share === 10);
    const first = shown()!;
    expect(await server.store.hasGeneration(first.generation)).toBe(true);

    // Another team, which has never heard of it.
    await b.release([{ app: 'mfe-company', word: 'news' }]);
    await server.until(() => shown()?.generation !== first.generation);
    const second = shown()!;
    expect([second.id, second.share]).toEqual([first.id, 10]);
    const live = await b.store.current();
    expect(second.upon).toBe(live);
    expect(await server.store.versionsOf(second.generation)).toEqual({
      ...(await b.store.versionsOf(live ?? '')),
      ...first.to,
    });

    await a.converge();
    await a.locked(() => shareCanary(a.shared, 50, { reason: 'looks good' }));
    await server.until(() => shown()?.share === 50);

    // Who did not look first is told; what lies in the bucket stays.
    await expect(b.locked(() => shareCanary(b.shared, 20, {}))).rejects.toThrow(
      /^Somebody changed the canary of s3:\/\/site\/teams meanwhile/,
    );
    expect(readCanary(b.store)?.share).toBe(50);

    await b.converge();
    const day = 86_400_000;
    const now = new Date(Date.now() + 400 * day);
    await b.locked(() => pruneBucket(b.shared, { keep: 1, days: 1, now, dryRun: false }));
    const late = await follower();
    await late.until(() => readCanary(late.store)?.generation === second.generation);
    await late.end();

    await a.locked(() => endCanary(a.shared, { reason: 'enough' }));
    await server.until(() => shown() === undefined);
    await b.converge();
    expect(readCanary(b.store)).toBeUndefined();
    const told = (await readHistory(b.store)).filter(({ action }) => action === 'canary');
    expect(told.map(({ canary, reason }) => [canary?.share, reason])).toEqual([
      [10, undefined],
      [50, 'looks good'],
      [0, 'enough'],
    ]);
  } finally {
    await server.end();
  }
});

it('two machines that begin one in the same moment: one runs, the other is told', async () => {
  await Promise.all([a.converge(), b.converge()]);
  const results = await Promise.allSettled([begin(a, 'left', 10), begin(b, 'right', 20)]);
  const refused = results.filter(({ status }) => status === 'rejected');
  // Where the second has looked in time, it sees the first; where not, the bucket compares.
  expect(refused).toHaveLength(1);
  await Promise.all([a.converge(), b.converge()]);
  expect(readCanary(a.store)).toEqual(readCanary(b.store));
  expect([10, 20]).toContain(readCanary(a.store)?.share);
  await a.locked(() => endCanary(a.shared));
});

it('what is promoted elsewhere ends it everywhere, and a new one begins after it', async () => {
  await begin(a, 'promoted', 10);
  await b.converge();
  const { to } = readCanary(b.store)!;
  expect(Object.keys(to)).toEqual(['mfe-portfolio']);
  await b.release([{ app: 'mfe-portfolio', word: 'promoted' }]);
  expect(readCanary(b.store)).toBeUndefined();
  await a.converge();
  expect(readCanary(a.store)).toBeUndefined();
  expect(await a.word('projects.html')).toBe('promoted');
  await begin(b, 'next', 5);
  await a.converge();
  expect(readCanary(a.store)?.share).toBe(5);
});
