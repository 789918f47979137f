/*
 * Runs the site on another Node version, from npm's `node` package. It runs unit tests of what Node can change:
 * archives, store, hosts, the composer's process. Then it starts the site with its own store, requests a page and
 * ends it by a signal.
 * npx tsx e2e/otherNode.ts 24
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { freePort } from './siteProcess';

const [version = '24'] = process.argv.slice(2);
const place = path.join(root, '.cache', `node-${version}`);
const tests = [
  'api/owner/backup',
  'api/owner/restore',
  'shell/platform/store',
  'shell/platform/hosts',
  'shell/platform/release/commands/previewCommand',
];

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}

mkdirSync(place, { recursive: true });
run('npm', ['install', '--silent', '--no-save', '--prefix', place, `node@${version}`]);
const env = { ...process.env, PATH: `${path.join(place, 'node_modules/.bin')}:${process.env.PATH}` };
run('node', ['--version'], env);
run('npx', ['jest', '--forceExit', ...tests], {
  ...env,
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
});

const port = String(await freePort());
const folder = path.join(place, 'site');
const site = spawn('npm', ['start', '--', '--skip-browser'], {
  cwd: root,
  env: { ...env, PORT: port, SITE_DIR: path.join(folder, 'store'), DATA_DIR: path.join(folder, 'data') },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(site, 'exit') as Promise<[number | null]>;
try {
  const isReady = new Promise<void>((resolve) => {
    site.stdout.on('data', (part: Buffer) => String(part).includes('Ready:') && resolve());
  });
  await Promise.race([
    isReady,
    ended.then(([code]) => {
      throw new Error(`The start ended with ${code}.`);
    }),
  ]);
  for (const at of ['/', '/services', '/api/readyz']) {
    const { status } = await fetch(`http://127.0.0.1:${port}${at}`);
    if (status !== 200) throw new Error(`${at} answers ${status}.`);
  }
} finally {
  site.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
const [code] = await ended;
if (code !== 0) throw new Error(`SIGTERM ended the start with ${code}.`);
console.log(`Node ${version}: unit tests, start, pages and end are well`);
process.exit();
