import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { packArtifact } from 'shared-content/artifact/artifact';
import { apps } from 'shared-content/federation';
import { readInbox, send } from '../../store/inbox';
import type { Bucket } from '../../store/objects/Bucket';
import { readState } from '../../store/state';
import { type FakeDist, fakeDist } from '../../testing/fakeDist';
import { type FakeMachine, fakeMachine } from '../../testing/fakeMachine';
import { type BucketServer, startBucketServer } from '../../testing/startBucketServer';

let s3: BucketServer;
let bucket: Bucket;
let owner: FakeMachine;
let folder: string;

/** The policy that the README prints for a team. */
async function getPrintedRights(): Promise<string> {
  const readme = await readFile('shell/platform/store/README.md', 'utf8');
  const printed = [...readme.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json = '']) => json);
  const rights = printed.find((json) => json.includes('/inbox/mfe-services/'));
  if (rights === undefined) throw new Error('The README prints no rights for teams.');
  return rights.replaceAll('www/inbox/', 'teams/inbox/');
}

beforeAll(async () => {
  s3 = await startBucketServer();
  await s3.send({ do: 'limit', rights: await getPrintedRights() });
  bucket = await s3.open();
  folder = await mkdtemp(path.join(tmpdir(), 'inbox-'));
  owner = await fakeMachine(bucket);
  await owner.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
}, 120_000);
afterAll(async () => {
  await owner.close();
  await rm(folder, { recursive: true, force: true });
  await s3.end();
});

async function packFake(dist: FakeDist): Promise<string> {
  const made = await fakeDist(dist);
  const file = path.join(folder, `${dist.app}-${dist.word}.tgz`);
  await packArtifact(made, file);
  await rm(made, { recursive: true });
  return file;
}

/** Runs a command as a process; resolves to its exit code and output. */
async function run(keys: 'TEAM' | 'S3RVER', ...args: string[]) {
  const program = ['--import', './shared-content/loadTypeScript.mjs', 'shell/platform/release/cli.ts'];
  const env = {
    ...process.env,
    ...s3.env,
    AWS_ACCESS_KEY_ID: keys,
    AWS_SECRET_ACCESS_KEY: keys,
    SITE_DIR: path.join(folder, keys),
    SITE_STORE_POLL: '0.1',
    NODE_OPTIONS: '',
  };
  return promisify(execFile)(process.execPath, [...program, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
}

const getVersions = async () => (await readState(bucket)).state.history.at(-1)?.versions;

it('releases what a team has sent, and answers the team', async () => {
  const file = await packFake({ app: 'mfe-services', word: 'two' });
  const sending = run('TEAM', 'send', '--from', file);
  while ((await readInbox(bucket)).waiting.length === 0) await wait(200);
  const job = await run('S3RVER', 'inbox', '--skip-browser');
  expect(job.said).toMatch(/inbox\/mfe-services\/.*: released/);
  const { code, said } = await sending;
  expect(said).toMatch(/Live: mfe-services \w{22} in generation/);
  expect(code).toBe(0);
  expect((await getVersions())?.['mfe-services']).toBe(/mfe-services (\w{22})/.exec(said)?.[1]);
}, 180_000);

it('refuses a build that would break a page, and another team’s app; the live site stays', async () => {
  const before = await getVersions();
  const broken = await packFake({ app: 'mfe-services', word: 'three', links: ['/no-such-page'] });
  const other = await packFake({ app: 'mfe-company', word: 'three' });
  const keys = [
    await send(bucket, 'mfe-services', await readFile(broken)),
    await send(bucket, 'mfe-services', await readFile(other)),
    await send(bucket, 'mfe-services', Buffer.from('no archive')),
  ];
  await run('S3RVER', 'inbox', '--skip-browser');
  const answers = await Promise.all(
    keys.map(async (key) => String((await bucket.get(key.replace('.tgz', '.json')))?.body)),
  );
  expect(answers[0]).toMatch(/"refused"[\s\S]*no-such-page/);
  expect(answers[1]).toMatch(/"refused"[\s\S]*a build of mfe-company, and this is the inbox of mfe-services/);
  expect(answers[2]).toMatch(/"refused"[\s\S]*damaged or no artifact/);
  expect(await getVersions()).toEqual(before);
  expect((await readInbox(bucket)).waiting).toEqual([]);
}, 180_000);

it('a team’s key can add to its own inbox, and nothing else', async () => {
  const team = await s3.open({ AWS_ACCESS_KEY_ID: 'TEAM', AWS_SECRET_ACCESS_KEY: 'TEAM' });
  const key = await send(team, 'mfe-services', Buffer.from('x'));
  const denied = /AccessDenied/;
  await expect(team.put(key, 'y')).rejects.toThrow(denied);
  expect(await team.put(key, 'y', { tag: null })).toBeUndefined();
  await expect(team.delete(key)).rejects.toThrow(denied);
  await expect(team.put('inbox/mfe-company/x.tgz', 'y', { tag: null })).rejects.toThrow(denied);
  for (const other of ['state.json', 'assets/shell/x/main.js', 'pages/x/index.html', 'history/9.json']) {
    await expect(team.put(other, 'y', { tag: null })).rejects.toThrow(denied);
    await expect(team.get(other)).rejects.toThrow(denied);
  }
  await expect(team.list('inbox/')).rejects.toThrow(denied);
  await bucket.delete(key);
});
