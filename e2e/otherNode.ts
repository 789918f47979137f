/*
 * Runs the site on another Node version, from npm's `node` package. It runs unit tests of what Node can change
 * (the owner's commands, the composer's process), then npm start, pages, a form and a signal. With --commands it tests
 * only the commands. `npm test nodes` runs it for each supported version.
 * npx tsx e2e/otherNode.ts 24 [--commands]
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { until } from '../api/testing/until';
import { freePort } from './siteProcess';

const [version = '24', only] = process.argv.slice(2);
const place = path.join(root, '.cache', `node-${version}`);
const env = { ...process.env, PATH: `${path.join(place, 'node_modules/.bin')}:${process.env.PATH}` };

function run(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}

async function get(url: string, body?: object): Promise<void> {
  const post = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const { status } = await fetch(url, post);
  if (status !== 200) throw new Error(`${url} answers ${status}.`);
}

/** Starts the site as the README says, uses it, and ends it. */
async function tryOut(): Promise<void> {
  const folder = path.join(place, 'site');
  const data = path.join(folder, 'data');
  const mails = path.join(data, 'mails');
  const port = String(await freePort());
  const site = spawn('npm', ['start', '--', '--skip-browser'], {
    cwd: root,
    env: { ...env, ENV_FILE: '/dev/null', PORT: port, SITE_DIR: path.join(folder, 'store'), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // When the pipe is closed, npm and the site have both gone.
  const ended = once(site, 'close') as Promise<[number | null]>;
  try {
    let said = '';
    const isReady = new Promise<void>((resolve) => {
      site.stdout.on('data', (part: Buffer) => (said += String(part)).includes('Ready:') && resolve());
    });
    const tooEarly = ended.then(([code]) => {
      throw new Error(`The start ended with ${code}:\n${said}`);
    });
    await Promise.race([isReady, tooEarly]);
    const origin = `http://127.0.0.1:${port}`;
    for (const page of ['/', '/services', '/contact', '/api/readyz']) await get(`${origin}${page}`);
    await get(`${origin}/api/newsletter`, { email: 'ada@client.example.com' });
    const hasMail = () => existsSync(mails) && readdirSync(mails).length > 0;
    await until('the mail of the sign-up', hasMail, { seconds: 60 });
  } finally {
    site.kill('SIGTERM');
    await ended.finally(() => rmSync(folder, { recursive: true, force: true }));
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`SIGTERM ended the start with ${code}.`);
}

try {
  mkdirSync(place, { recursive: true });
  run('npm', ['install', '--silent', '--no-save', '--prefix', place, `node@${version}`]);
  run('node', ['--version']);
  const commands = 'api/owner/ownerProgram';
  run('npx', ['jest', '--maxWorkers=2', commands, ...(only ? [] : ['release/runComposer'])], {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
  });
  if (only === undefined) await tryOut();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
