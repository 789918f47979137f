import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import { readConfig } from 'api/config';
import { filesBelow } from 'shared-content/artifact/durable';
import { apps } from 'shared-content/federation';
import { followStore } from './followStore';
import type { Bucket } from './objects/Bucket';
import { stateKey } from './state';
import { SiteFolder } from './SiteFolder';
import { type FakeMachine, fakeMachine } from '../testing/fakeMachine';
import { type MemoryBucket, memoryBucket } from '../testing/memoryBucket';
import { siteServer } from '../serve/siteServer';
import { generationsIn, historyIn } from '../testing/fakeSite';
import { saidBy } from '../testing/saidBy';

const config = readConfig({ LOG_LEVEL: 'silent' });
let s3: MemoryBucket;
let bucket: Bucket;
let machine: FakeMachine;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  s3 = memoryBucket();
  bucket = s3.open();
  machine = await fakeMachine(bucket);
  await machine.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
});
// A server that followed on would copy each release of the tests after its own.
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => machine.close());

/** A site server that follows the bucket, with a folder of its own, empty at first. */
async function startServer(seconds = 0.1) {
  const siteFolder = new SiteFolder(await mkdtemp(path.join(tmpdir(), 'fake-server-')));
  const logged: string[] = [];
  const log = {
    error: (line: string) => void logged.push(line),
    info: (line: string) => void logged.push(line),
  };
  const following = followStore({ store: bucket, siteFolder, seconds, log });
  const server = await siteServer({ siteFolder, config, withApi: false, following: () => following });
  ends.push(
    () => following.stop(),
    () => server.close(),
    () => rm(siteFolder.path, { recursive: true, force: true }),
  );
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    siteFolder,
    origin,
    logged,
    ready: async () => (await server.inject('/readyz')).json<{ site: object; copy: { age: number } }>(),
  };
}
type Server = Awaited<ReturnType<typeof startServer>>;

/** Waits until it is so, however busy the machine is. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50);
}
const serves = (server: Server, generation: string | undefined) =>
  until(async () => (await fetch(`${server.origin}/`)).headers.get('site-generation') === generation);

/** Visitors who send requests without pause until they are stopped; returns the failures and the number of requests. */
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

it('two empty servers follow releases, and keep serving during an outage of the bucket', async () => {
  const servers = await Promise.all([startServer(), startServer()]);
  const first = await machine.siteFolder.current();
  for (const server of servers) await serves(server, first);
  const stop = visit(servers);

  const { generation } = await machine.release([{ app: 'mfe-services', word: 'two' }]);
  for (const server of servers) await serves(server, generation);

  await s3.send({ do: 'stop' });
  for (const { logged } of servers) await until(async () => logged.length > 0);
  for (const { ready, logged } of servers) {
    await until(async () => (await ready()).copy.age >= 1);
    expect(await ready()).toMatchObject({
      status: 'ok',
      site: { generation, lags: false },
      copy: { of: 's3://site/teams', fault: expect.stringContaining('Check SITE_STORE') },
    });
    // The server logs a failure once, however often it checks.
    expect(logged).toEqual([
      expect.stringMatching(/^The copy of s3:\/\/site\/teams is not updated; visitors get the local copy\./),
    ]);
  }
  await s3.send({ do: 'start' });
  const next = await machine.release([{ app: 'mfe-company', word: 'three' }]);
  for (const server of servers) await serves(server, next.generation);
  const { failed, count } = await stop();
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(20);
  for (const { ready } of servers) {
    const { copy } = await ready();
    expect(copy).toEqual({ of: 's3://site/teams', age: expect.any(Number) });
  }

  // A server that starts now serves what is live, and the files that tabs with earlier pages ask for.
  const late = await startServer();
  await serves(late, next.generation);
  const { 'mfe-services': old = '' } = await machine.siteFolder.getVersions(first ?? '');
  await until(async () => (await fetch(`${late.origin}/assets/mfe-services/${old}/page.js`)).status === 200);
  // Five releases and three servers take their time on a busy machine.
});

it('a server without the new state still answers files of the new generation’s documents', async () => {
  const quick = await startServer();
  const slow = await startServer(3600);
  const before = await machine.siteFolder.current();
  for (const server of [quick, slow]) await serves(server, before);
  const { generation, versions } = await machine.release([
    { app: 'mfe-services', word: 'apart', media: ['apart'] },
    { app: 'shell', word: 'apart' },
  ]);
  await serves(quick, generation);
  // The visitor alternates: documents from one server, all files that they name from the other.
  const html = await (await fetch(`${quick.origin}/services`)).text();
  const named = [...html.matchAll(/"(\/(?:assets|pins|late|drawing)[^"]*)"/g)].flatMap(([, url = '/']) =>
    url.endsWith('/') ? [] : [url],
  );
  const files = await filesBelow(machine.siteFolder.assets('mfe-services', versions['mfe-services'] ?? ''));
  const plain = files.filter((name) => !/\.(br|gz)$/.test(name));
  const urls = [...named, ...plain.map((name) => `/assets/mfe-services/${versions['mfe-services']}/${name}`)];
  expect(urls.length).toBeGreaterThan(2);
  for (const url of urls) {
    const [own, others] = [await fetch(quick.origin + url), await fetch(slow.origin + url)];
    expect([url, others.status, await others.text()]).toEqual([url, own.status, await own.text()]);
    expect([url, others.status]).toEqual([url, 200]);
  }
  // A file that no version has is not found.
  expect((await fetch(`${slow.origin}/assets/mfe-services/0123456789ab/page.js`)).status).toBe(404);
  expect(await slow.siteFolder.current()).toBe(before);
});

it('visitors who alternate between servers that switch at different times miss no file', async () => {
  const [one, other] = [await startServer(0.5), await startServer(0.9)];
  for (const server of [one, other]) await serves(server, await machine.siteFolder.current());
  const missed: string[] = [];
  let isOver = false;
  const visitor = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const [documents, files] = turn % 2 === 0 ? [one, other] : [other, one];
      const answer = await fetch(`${documents.origin}/contact`);
      for (const [, file] of (await answer.text()).matchAll(/"(\/(?:assets|late|drawing)[^"]*\.\w+)"/g)) {
        const { status } = await fetch(files.origin + file);
        if (status !== 200) missed.push(`${file} ${status}`);
      }
    }
  })();
  const dists = [
    { app: 'mfe-contact', word: 'together' },
    { app: 'shell', word: 'together' },
  ];
  const { generation } = await machine.release(dists);
  for (const server of [one, other]) await serves(server, generation);
  isOver = true;
  await visitor;
  expect(missed).toEqual([]);
});

it('a server with read-only keys shows history, and removes unneeded files', async () => {
  const refuse = jest.fn(async () => {
    throw new Error('These keys may not write.');
  });
  const readOnly = Object.assign(s3.open(), { put: refuse, delete: refuse });
  const siteFolder = new SiteFolder(await mkdtemp(path.join(tmpdir(), 'fake-server-')));
  const log = { error: () => {}, info: () => {} };
  const switched: string[] = [];
  const onSwitch = async (generation: string) => void switched.push(generation);
  const following = followStore({ store: readOnly, siteFolder, seconds: 0.1, log, onSwitch });
  ends.push(() => rm(siteFolder.path, { recursive: true, force: true }));
  const { generation } = await machine.release([{ app: 'mfe-contact', word: 'hooked' }]);
  await until(async () => switched.at(-1) === generation);
  await until(async () => historyIn(siteFolder).length === historyIn(machine.siteFolder).length);
  await following.stop();

  // Makes the files a day old.
  const old = new Date(Date.now() - 90_000_000);
  for (const kind of ['pages', 'assets', 'bundles'])
    for (const file of await filesBelow(path.join(siteFolder.path, kind)))
      await utimes(path.join(siteFolder.path, kind, file), old, old);
  await machine.release([{ app: 'mfe-contact', word: 'next' }]);
  await machine.release([{ app: 'mfe-contact', word: 'last' }]);
  const again = followStore({ store: readOnly, siteFolder, seconds: 0.1, log });
  await until(
    async () =>
      !(await generationsIn(siteFolder)).includes(generation) || (await siteFolder.previous()) === generation,
  );
  await until(async () => (await siteFolder.current()) === (await machine.siteFolder.current()));
  await again.stop();
  expect((await generationsIn(siteFolder)).length).toBeLessThanOrEqual(3);
  expect(refuse).not.toHaveBeenCalled();
});

it('a server refuses a corrupt generation', async () => {
  const { generation } = await machine.release([{ app: 'mfe-contact', word: 'five' }]);
  await s3.send({ do: 'put', key: `teams/pages/${generation}/contact.html`, text: 'other bytes' });
  const late = await startServer();
  await until(async () => late.logged.length > 0);
  expect(late.logged[0]).toMatch(
    /generation \w+ in s3:\/\/site\/teams is corrupt: contact\.html has other bytes/,
  );
  expect(await late.siteFolder.current()).toBeUndefined();
});

it('a server whose state is corrupt gets the next release, and answers no file of the platform', async () => {
  const whole = await machine.release([{ app: 'mfe-contact', word: 'whole' }]);
  const server = await startServer();
  await serves(server, whole.generation);
  await writeFile(path.join(server.siteFolder.path, stateKey), 'x');
  const { generation } = await machine.release([{ app: 'mfe-contact', word: 'healed' }]);
  await serves(server, generation);
  for (const name of ['settings.json', 'csp.json', 'contact.html.br'])
    expect([name, (await fetch(`${server.origin}/${name}`)).status]).toEqual([name, 404]);
});

it('a server renews a corrupt version that is no longer live, without a log line', async () => {
  const { versions } = await machine.release([{ app: 'mfe-portfolio', word: 'corrupt' }]);
  await machine.release([{ app: 'mfe-portfolio', word: 'after' }]);
  const key = `teams/assets/mfe-portfolio/${versions['mfe-portfolio']}/page.js`;
  await s3.send({ do: 'put', key, text: 'other bytes' });
  const server = await startServer();
  await serves(server, await machine.siteFolder.current());
  const { generation } = await machine.release([{ app: 'mfe-portfolio', word: 'later' }]);
  await serves(server, generation);
  expect(server.logged).toEqual([]);
  expect((await server.ready()).copy).not.toHaveProperty('fault');
});

/** What a command prints on the machine of a store. */
async function saidIn(siteFolder: SiteFolder, command: string): Promise<string> {
  // The commands read SITE_DIR when they are loaded.
  process.env.SITE_DIR = siteFolder.path;
  const program = new Command('site');
  await jest.isolateModulesAsync(async () => {
    const { historyCommand, statusCommand } = await import('../release/commands/statusCommands');
    statusCommand(program);
    historyCommand(program);
  });
  return saidBy(program, [command]).finally(() => delete process.env.SITE_DIR);
}

it('status and history print the same on a follower and on the releasing machine', async () => {
  await machine.release([{ app: 'mfe-portfolio', word: 'said' }], { reason: 'to be read' });
  const server = await startServer();
  await serves(server, await machine.siteFolder.current());
  await until(async () => historyIn(server.siteFolder).at(-1)?.reason === 'to be read');
  for (const command of ['status', 'history']) {
    const own = await saidIn(machine.siteFolder, command);
    expect(own).toContain('to be read');
    expect(await saidIn(server.siteFolder, command)).toBe(own);
  }
});
