import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from 'api/config';
import { apps } from 'shared-content/federation';
import type { Bucket } from '../store/bucket/Bucket';
import { followBucket } from '../store/bucket/followBucket';
import { Store } from '../store/Store';
import { type FakeMachine, fakeMachine } from '../testing/fakeMachine';
import { type BucketServer, startBucketServer } from '../testing/startBucketServer';
import { siteServer } from './siteServer';

const config = readConfig({ LOG_LEVEL: 'silent' });
let s3: BucketServer;
let bucket: Bucket;
let machine: FakeMachine;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  s3 = await startBucketServer();
  bucket = await s3.open();
  machine = await fakeMachine(bucket);
  await machine.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
});
afterAll(async () => {
  for (const end of ends) await end();
  await machine.close();
  await s3.end();
});

/** A site server with a folder of its own, empty at first, which follows the bucket. */
async function startServer() {
  const store = new Store(await mkdtemp(path.join(tmpdir(), 'fake-server-')));
  const logged: string[] = [];
  const log = {
    error: (line: string) => void logged.push(line),
    info: (line: string) => void logged.push(line),
  };
  const following = followBucket({ bucket, store, seconds: 0.1, log });
  const server = await siteServer({ store, config, withApi: false, copy: following.state });
  ends.push(
    () => following.stop(),
    () => server.close(),
    () => rm(store.folder, { recursive: true, force: true }),
  );
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    store,
    origin,
    logged,
    ready: async () => (await server.inject('/readyz')).json<{ site: object; copy: { age: number } }>(),
  };
}
type Server = Awaited<ReturnType<typeof startServer>>;

/** Looks until it is so, however busy the machine is. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50);
}
const serves = (server: Server, generation: string | undefined) =>
  until(async () => (await fetch(`${server.origin}/`)).headers.get('site-generation') === generation);

/** Visitors who never pause, until they are stopped: what did not succeed, and how many they were. */
function visit(servers: readonly Server[]) {
  const failed: string[] = [];
  let count = 0;
  let isOver = false;
  const visitor = async ({ origin }: Server) => {
    while (!isOver) {
      for (const page of ['/', '/services', '/about']) {
        const answer = await fetch(origin + page);
        const text = await answer.text();
        count += 1;
        if (answer.status !== 200 || !text.endsWith('</html>')) failed.push(`${page} ${answer.status}`);
        for (const [file] of text.matchAll(/\/assets\/[\w/-]+\.js/g)) {
          const { status } = await fetch(origin + file);
          if (status !== 200) failed.push(`${file} ${status}`);
        }
      }
    }
  };
  const visitors = servers.map(visitor);
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    return { failed, count };
  };
}

it('two servers that begin with nothing follow releases, and serve on while the bucket is away', async () => {
  const servers = await Promise.all([startServer(), startServer()]);
  const first = await machine.store.current();
  for (const server of servers) await serves(server, first);
  const stop = visit(servers);

  const { generation } = await machine.release([{ app: 'mfe-services', word: 'two' }]);
  for (const server of servers) await serves(server, generation);

  await s3.tell({ do: 'stop' });
  for (const { logged } of servers) await until(async () => logged.length > 0);
  for (const { ready, logged } of servers) {
    await until(async () => (await ready()).copy.age >= 1);
    expect(await ready()).toMatchObject({
      status: 'ok',
      site: { generation, lags: false },
      copy: { of: 's3://site/teams', fault: expect.stringContaining('does not answer') },
    });
    // Once, however often it looks.
    expect(logged).toEqual([
      expect.stringMatching(/^The copy of s3:\/\/site\/teams is not renewed; visitors get what is here\./),
    ]);
  }
  await s3.tell({ do: 'start' });
  const next = await machine.release([{ app: 'mfe-company', word: 'three' }]);
  for (const server of servers) await serves(server, next.generation);
  const { failed, count } = await stop();
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(20);
  for (const { ready } of servers) {
    const { copy } = await ready();
    expect(copy).toEqual({ of: 's3://site/teams', age: expect.any(Number) });
  }

  // Who starts now serves what is live, and what tabs on earlier pages ask for.
  const late = await startServer();
  await serves(late, next.generation);
  const { 'mfe-services': old = '' } = await machine.store.versionsOf(first ?? '');
  await until(async () => (await fetch(`${late.origin}/assets/mfe-services/${old}/page.js`)).status === 200);
  // Five releases and three servers: on a busy machine that takes its time.
});

it('a server takes no generation that is not there whole, and none that is torn', async () => {
  const server = await startServer();
  const live = await machine.store.current();
  await serves(server, live);
  // A run that was killed between its pointer and the generation that all pointers name.
  const { generation } = await machine.release([{ app: 'mfe-contact', word: 'four' }], {
    async beforeSwitch(id) {
      const put = bucket.put.bind(bucket);
      jest.spyOn(bucket, 'put').mockImplementation(async (key, ...rest) => {
        const isWritten = await put(key, ...rest);
        if (key.startsWith('pointers/'))
          await s3.tell({ do: 'put', key: `teams/pages/${id}/store-manifest.json`, text: undefined });
        if (key.startsWith('pointers/')) await until(async () => 'awaits' in (await server.ready()).copy);
        return isWritten;
      });
    },
  });
  jest.restoreAllMocks();
  await serves(server, generation);

  // Another hand: one document of what was live has other bytes, and a new server comes.
  const { versions } = await machine.release([{ app: 'mfe-contact', word: 'five' }]);
  expect(versions['mfe-contact']).toBeDefined();
  const torn = (await machine.store.current()) ?? '';
  await s3.tell({ do: 'put', key: `teams/pages/${torn}/contact.html`, text: 'other bytes' });
  const late = await startServer();
  await until(async () => late.logged.length > 0);
  expect(late.logged[0]).toMatch(/pages\/\w+ in s3:\/\/site\/teams is torn: contact\.html has other bytes/);
  expect(await late.store.current()).toBeUndefined();
});
