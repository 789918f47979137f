import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import { readConfig } from 'api/config';
import { packArtifact } from 'shared-content/build/artifact';
import { apps } from 'shared-content/federation';
import type { Bucket } from '../../store/bucket/Bucket';
import { endPreview, pushPreview, readBucketPreviews } from '../../store/bucket/bucketPreviews';
import { followBucket } from '../../store/bucket/followBucket';
import { readHistory } from '../../store/history';
import { readPreviews } from '../../store/previews';
import { Store } from '../../store/Store';
import { siteServer } from '../../serve/siteServer';
import { composeBeside } from '../../testing/composeBeside';
import { fakeDist } from '../../testing/fakeDist';
import { type FakeMachine, fakeMachine } from '../../testing/fakeMachine';
import { fakeSettings } from '../../testing/fakeSite';
import { saidBy } from '../../testing/saidBy';
import { type BucketServer, startBucketServer } from '../../testing/startBucketServer';
import { beginCanary, endCanary } from '../canary';
import { pruneBucket } from './pruneBucket';
import { verifyBucket } from './verifyBucket';

const day = 86_400_000;
const variables = { ...process.env };
let s3: BucketServer;
let bucket: Bucket;
let a: FakeMachine;
let b: FakeMachine;
let room: string;
beforeAll(async () => {
  s3 = await startBucketServer();
  bucket = await s3.open();
  a = await fakeMachine(bucket);
  b = await fakeMachine(bucket);
  room = await mkdtemp(path.join(tmpdir(), 'previews-'));
  await a.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
});
afterAll(async () => {
  process.env = variables;
  for (const machine of [a, b]) await machine.close();
  await rm(room, { recursive: true, force: true });
  await s3.end();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const { name } of (await readBucketPreviews(bucket)).previews) await endPreview(bucket, name);
});

/** A whole generation with another mfe-services, upon what is live in the bucket. */
async function compose(machine: FakeMachine, word: string) {
  await machine.converge();
  return composeBeside(machine, { app: 'mfe-services', word });
}

/** As `npm run preview` does it, with fakes. */
async function show(machine: FakeMachine, name: string, word: string, days = 14): Promise<string> {
  const { generation, to } = await compose(machine, word);
  const now = bucket.now().getTime();
  const [at, until] = [now, now + days * day].map((time) => new Date(time).toISOString());
  await pushPreview(bucket, machine.store, { name, generation, at: at!, until: until!, apps: to });
  return generation;
}

/** A site server with a folder of its own, which follows the bucket. */
async function serve() {
  const store = new Store(await mkdtemp(path.join(room, 'server-')));
  const logged: string[] = [];
  const log = { error: (line: string) => void logged.push(line), info: () => {} };
  const following = followBucket({ bucket, store, seconds: 0.1, log });
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), siteUrl: fakeSettings.siteUrl };
  const server = await siteServer({ store, config, withApi: false });
  const get = (name: string) =>
    server.inject({ url: '/services', headers: { host: `${name}.site.example.com` } });
  return {
    store,
    logged,
    get,
    /** Looks until a host shows a word, however busy the machine is. */
    async until(name: string, word: string) {
      while (!(await get(name)).body.includes(`<h1>${word}</h1>`)) await wait(50);
    },
    async end() {
      await following.stop();
      await server.close();
    },
  };
}

const faults = async ({ locked, shared }: FakeMachine) => (await locked(() => verifyBucket(shared))).faults;
const whats = async (machine: FakeMachine) => (await faults(machine)).map(({ what }) => what);
const objects = async (prefix: string) =>
  (await bucket.list(prefix)).map(({ key, tag, modified }) => `${key} ${tag} ${modified.getTime()}`);

it('a preview of one machine is shown by every server of the bucket until it is taken away, and what is live is not touched', async () => {
  process.env.SITE_DIR = path.join(room, 'commands');
  const { previewCommand } = await import('../commands/previewCommand');
  const { diffCommand } = await import('../commands/diffCommand');
  const { statusCommand } = await import('../commands/statusCommand');
  const { bringUpToDate } = await import('../commands/inStore');
  const site = (...args: string[]) => {
    const program = new Command('site').exitOverride().hook('preAction', () => bringUpToDate());
    for (const add of [previewCommand, diffCommand, statusCommand]) add(program);
    return saidBy(program, args);
  };
  const dist = await fakeDist({ app: 'mfe-services', word: 'shown' });
  const artifact = path.join(room, 'shown.tgz');
  await packArtifact(dist, artifact);
  await rm(dist, { recursive: true });
  const servers = await Promise.all([serve(), serve()]);
  for (const server of servers) await server.until('www', 'one');
  const live = await objects('pointers/');
  const history = await objects('history/');

  const said = await site('preview', '--from', artifact, '--name', 'pr-42', '--skip-browser');
  expect(said).toContain(
    'Each site server of s3://site/teams shows it under every host that begins with its name: https://pr-42.site.example.com',
  );
  for (const server of servers) {
    await server.until('pr-42', 'shown');
    const { headers } = await server.get('pr-42');
    expect(headers['x-robots-tag']).toBe('noindex');
    const visited = await server.get('www');
    expect(visited.body).toContain('<h1>one</h1>');
    expect(visited.headers['x-robots-tag']).toBeUndefined();
  }
  expect([await objects('pointers/'), await objects('history/')]).toEqual([live, history]);

  // Another machine, which did not make it.
  await b.converge();
  expect(readPreviews(b.store).map(({ name }) => name)).toEqual(['pr-42']);
  expect(await site('diff', 'pr-42')).toMatch(/^changed \/services .*\n {2}- one\n {2}\+ shown$/m);
  expect(await site('preview')).toMatch(
    /^preview pr-42 at https:\/\/pr-42\.site\.example\.com: mfe-services/,
  );
  expect(await site('preview', '--remove', 'pr-7')).toMatch(
    /refused: There is no preview "pr-7" in s3:\/\/site\/teams; there are pr-42/,
  );

  // Who makes previews may write and not delete.
  const deleted = jest.spyOn(bucket, 'delete');
  expect(await site('preview', '--remove', 'pr-42')).toContain('Preview pr-42 is gone');
  for (const server of servers) await server.until('pr-42', 'one');
  expect(deleted).not.toHaveBeenCalled();
  await b.converge();
  expect(readPreviews(b.store)).toEqual([]);
  expect(await readHistory(b.store)).toHaveLength(1);
  for (const server of servers) await server.end();
});

it('its days end it on every server at once; prune keeps what it needs until then, and takes the rest with it', async () => {
  const server = await serve();
  const long = await show(a, 'long', 'long', 30);
  const short = await show(b, 'short', 'short', 2);
  await server.until('long', 'long');
  await server.until('short', 'short');
  await s3.tell({ do: 'age', hours: 25 });
  const prune = (now: Date) =>
    a.locked(() => pruneBucket(a.shared, { keep: 1, days: 1, now, dryRun: false }));
  expect((await prune(new Date(Date.now() + day))).previews).toEqual([]);
  expect(await whats(a)).toEqual([]);

  const later = new Date(Date.now() + 3 * day);
  jest.spyOn(bucket, 'now').mockReturnValue(later);
  await server.until('short', 'one');
  expect((await server.get('long')).body).toContain('<h1>long</h1>');
  const gone = await prune(later);
  expect(gone.previews).toEqual(['short']);
  expect(gone.generations).toContain(short);
  expect(gone.generations).not.toContain(long);
  expect((await objects('previews/')).filter((line) => line.startsWith('previews/short'))).toEqual([]);
  expect(await whats(a)).toEqual([]);
  await server.end();
});

it('of two machines that use one name the later is shown; one that is killed on its way shows nothing', async () => {
  const server = await serve();
  await Promise.all([show(a, 'pr-1', 'left'), show(b, 'pr-1', 'right')]);
  const [preview] = (await readBucketPreviews(bucket)).previews;
  while (readPreviews(server.store)[0]?.generation !== preview?.generation) await wait(50);
  expect(await whats(a)).toEqual([]);

  const put = bucket.put.bind(bucket);
  jest.spyOn(bucket, 'put').mockImplementation(async (key, ...rest) => {
    if (key.startsWith('previews/')) throw new Error('killed');
    return put(key, ...rest);
  });
  await expect(show(a, 'pr-2', 'killed')).rejects.toThrow('killed');
  jest.restoreAllMocks();
  await b.converge();
  expect(readPreviews(b.store).map(({ name }) => name)).toEqual(['pr-1']);
  expect(await whats(a)).toEqual([]);
  await show(a, 'pr-2', 'killed');
  await server.until('pr-2', 'killed');
  await server.end();
});

it('one that is torn holds up nobody; verify names it, who has it sends it again, and others take it out', async () => {
  const torn = await show(a, 'torn', 'torn');
  await show(a, 'other', 'other');
  const page = `pages/${torn}/services.html`;
  const { length = 0 } = (await bucket.get(page))?.body ?? {};
  const tear = () => s3.tell({ do: 'put', key: `teams/${page}`, text: 'x'.repeat(length) });
  await tear();
  const server = await serve();
  await server.until('other', 'other');
  await a.release([{ app: 'mfe-company', word: 'goes on' }]);
  while ((await server.store.current()) !== (await a.store.current())) await wait(50);
  expect(server.logged).toEqual([
    expect.stringMatching(
      /^Preview torn is not shown here: pages\/\w+ in .* is torn: services\.html has other bytes/,
    ),
  ]);

  const line = `generation ${torn}, which preview torn shows, is torn in s3://site/teams: services.html has other bytes than were published`;
  expect(await whats(a)).toEqual([line]);
  for (const { repair } of await faults(a)) await repair?.();
  expect(await whats(a)).toEqual([]);
  await server.until('torn', 'torn');

  // Its manifest away.
  await s3.tell({ do: 'put', key: `teams/pages/${torn}/store-manifest.json`, text: undefined });
  expect(await whats(a)).toEqual([
    `preview torn needs generation ${torn}, which s3://site/teams has not whole: new servers do not show it`,
  ]);
  for (const { repair } of await faults(a)) await repair?.();
  expect(await whats(a)).toEqual([]);

  await tear();
  const stranger = await fakeMachine(bucket);
  await stranger.converge();
  expect(stranger.said).toEqual([expect.stringContaining('Preview torn is not shown here')]);
  const found = await faults(stranger);
  expect(found.map(({ what }) => what)).toEqual([
    line,
    expect.stringMatching(/^preview torn needs generation/),
  ]);
  expect(found[1]?.cure).toContain('npm run preview makes it again');
  for (const { repair } of found) await repair?.();
  expect(await whats(stranger)).toEqual([]);
  expect((await readBucketPreviews(bucket)).previews.map(({ name }) => name)).toEqual(['other']);
  await server.until('torn', 'one');
  await stranger.close();
  await server.end();

  await s3.tell({ do: 'put', key: 'teams/previews/hand.json', text: '{"name":"../hand"}' });
  expect(await whats(a)).toEqual([expect.stringMatching(/^previews\/hand\.json in .* is no preview/)]);
  for (const { repair } of await faults(a)) await repair?.();
  expect(await whats(a)).toEqual([]);
});

it('verify looks at the canary in the same way, and a torn one holds up no release', async () => {
  const { generation, upon, to } = await compose(a, 'tried');
  await a.locked(() => beginCanary(a.shared, { generation, upon, share: 10, to }, {}));
  const asset = `assets/mfe-services/${to['mfe-services']}/page.js`;
  await s3.tell({ do: 'put', key: `teams/${asset}`, text: 'x' });
  const stranger = await fakeMachine(bucket);
  await stranger.converge();
  expect(stranger.said).toEqual([expect.stringContaining('The canary is not shown here')]);
  expect(await whats(a)).toEqual([
    expect.stringMatching(
      /^mfe-services \w+, which the canary shows, is torn in .*: assets\/page\.js has 1 bytes/,
    ),
  ]);
  const [, away] = await faults(stranger);
  expect(away?.what).toMatch(/^the canary needs mfe-services \w+, which s3:\/\/site\/teams has not whole/);
  await stranger.close();
  for (const { repair } of await faults(a)) await repair?.();
  expect(await whats(a)).toEqual([]);
  await b.converge();
  expect(b.said.filter((line) => line.startsWith('The canary is not shown'))).toEqual([]);
  await a.locked(() => endCanary(a.shared));
});
