import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillDataDir } from 'api/testing/fill-data-dir';
import { root } from 'shared-content/artifact/paths';
import { fakeSite, releaseVersions } from '../shell/platform/testing/fakeSite';

const { scripts, workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  workspaces: string[];
};
/** As root, commands run as a user who has no name and owns nothing. */
const nobody = process.getuid?.() === 0 ? { uid: 54_321, gid: 54_321 } : {};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site first für '));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A new folder that the user of the commands may write. */
function ownFolder(name: string): string {
  const own = path.join(folder, name);
  mkdirSync(own);
  if (nobody.uid !== undefined) chownSync(own, nobody.uid, nobody.gid);
  return own;
}

/** A data folder of theirs, with a database. */
async function dataFolder(): Promise<string> {
  const own = ownFolder('data');
  await fillDataDir(own);
  if (nobody.uid !== undefined) execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, own]);
  return own;
}

/** Runs an npm script where neither home nor temporary folder can be written. */
function start(script: string, env: NodeJS.ProcessEnv = {}): ChildProcess & { output: () => string } {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_)/.test(name));
  const child = spawn('npm', ['run', '--silent', ...script.split(' ')], {
    cwd: root,
    env: {
      ...Object.fromEntries(inherited),
      ENV_FILE: '/dev/null',
      HOME: '/nonexistent',
      TMPDIR: '/nonexistent',
      ...env,
    },
    // A process group of its own.
    detached: true,
    ...nobody,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (text += String(part)));
  return Object.assign(child, { output: () => text });
}

/** Resolves to the exit code once every process that holds its pipes has gone. */
const ended = async (child: ChildProcess) => ((await once(child, 'close')) as [number | null])[0];

const stack = /^\s+at /m;

it.each([
  ['status', 1, /is no release store/],
  ['serve', 1, /^Nothing is live in /],
  ['release -- --from none.tgz', 1, /is no release store/],
  ['doctor', 0, /^(?:ok|warning|error) /],
  ['owner -w api -- mails list', 0, /^Every mail is sent or on its way\.$/m],
  ['new -- page mfe-nothing /x', 1, /mfe-nothing/],
])(
  'npm run %s explains what is missing to a user without name, home and /tmp',
  async (script, code, words) => {
    const DATA_DIR = await dataFolder();
    const child = start(script, {
      SITE_DIR: path.join(ownFolder('own'), 'store'),
      DATA_DIR,
    });
    expect([await ended(child), child.output()]).toEqual([code, expect.stringMatching(words)]);
    expect(child.output()).not.toMatch(stack);
  },
);

it('a folder that is not writable is named in one line', async () => {
  const child = start('settings -- set', {
    SITE_DIR: '/nonexistent/store',
    SITE_URL: 'http://localhost:3000',
  });
  expect([await ended(child), child.output()]).toEqual([1, expect.stringMatching(/^.*\/nonexistent'.*\n$/)]);
});

it('a command completes its work when the reader of its output is gone', async () => {
  const store = path.join(ownFolder('own'), 'store');
  const child = start('settings -- set', { SITE_DIR: store, SITE_URL: 'http://localhost:3000' });
  child.stdout?.destroy();
  expect([await ended(child), child.output()]).toEqual([0, '']);
  expect(existsSync(path.join(store, 'state.json'))).toBe(true);
});

it.each([
  ['serve', 'npm'],
  // As a terminal and systemd do.
  ['start -w api', 'all of its processes'],
])('npm run %s writes only to its data folder, and stops on SIGTERM to %s', async (script, whom) => {
  const DATA_DIR = await dataFolder();
  const SITE_URL = 'http://localhost:3000';
  const siteFolder = await fakeSite();
  await releaseVersions(siteFolder, {}, { settings: { siteUrl: SITE_URL, policy: {} } });
  chmodSync(siteFolder.path, 0o755);
  const child = start(script, {
    DATA_DIR,
    SITE_DIR: siteFolder.path,
    SITE_URL,
    PORT: '0',
    LOG_LEVEL: 'info',
  });
  const listening = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const [, url] = /(http:\/\/(?:localhost|127\.0\.0\.1):\d+)/.exec(child.output()) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  const url = await Promise.race([listening, ended(child).then(() => child.output())]);
  expect((await fetch(`${url}/api/readyz`)).status).toBe(200);
  process.kill(whom === 'npm' ? child.pid! : -child.pid!, 'SIGTERM');
  const code = await ended(child);
  expect([code, child.output()]).toEqual([0, expect.not.stringMatching(/^\s+at |second SIG/m)]);
});

it('every command is one process that receives npm’s signals', () => {
  const all = [
    scripts,
    ...workspaces.map(
      (place) =>
        (
          JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8')) as {
            scripts?: Record<string, string>;
          }
        ).scripts ?? {},
    ),
  ].flatMap(Object.values);
  const typed = all.filter((script) => /\.ts\b/.test(script) && !script.startsWith('tsx watch '));
  expect(typed.length).toBeGreaterThan(30);
  for (const script of typed)
    expect(script).toMatch(/^exec node --import (?:\.\/|(?:\.\.\/)+)shared-content\/loadTypeScript\.mjs -- /);
});
