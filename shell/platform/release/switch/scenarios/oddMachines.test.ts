import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from 'shared-content/artifact/paths';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-odd-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command from a shell with this umask; resolves to its exit code and output. */
async function run(args: string, env: NodeJS.ProcessEnv = {}, umask = '022') {
  const command = `umask ${umask}; exec "${process.execPath}" --import tsx shell/platform/release/cli.ts ${args}`;
  const { NODE_ENV: _test, NODE_OPTIONS: _jest, ...inherited } = process.env;
  const options = { cwd: root, env: { ...inherited, SITE_DIR: path.join(folder, 'store'), ...env } };
  return promisify(execFile)('sh', ['-c', command], options).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout, told: stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout,
      told: error.stderr,
    }),
  );
}

it.each([
  ['nothing but an address', 'https://www.acme.test', /^This is production .*:\n- /],
  ['an address with a path', 'https://www.acme.test/shop', /^SITE_URL must be an origin/m],
])(
  'the first command of a store reports missing settings without a stack: %s',
  async (_name, SITE_URL, words) => {
    const { code, told } = await run('settings set', { SITE_URL });
    expect(code).toBe(1);
    expect(told).toMatch(words);
    expect(told).not.toMatch(/^\s+at /m);
  },
);

it('a store is readable by nginx, whatever umask its owner has', async () => {
  const { code } = await run('settings set', { SITE_URL: 'http://localhost:3000' }, '027');
  expect(code).toBe(0);
  expect((await stat(path.join(folder, 'store'))).mode & 0o777).toBe(0o755);
  expect((await stat(path.join(folder, 'store/state.json'))).mode & 0o777).toBe(0o644);
});

it('systemd units name the given or planned environment file and its folders', async () => {
  const file = path.join(folder, 'acme.env');
  await writeFile(file, 'SITE_DIR=/srv/acme/store\nDATA_DIR=/srv/acme/data\n');
  const unit = () => readFile(path.join(folder, 'units/site.service'), 'utf8');
  for (const option of ['--env-file', '--unit-env-file']) {
    const { code } = await run(`systemd --out "${folder}/units" ${option} "${file}"`, { SITE_DIR: '' });
    expect(code).toBe(0);
    expect(await unit()).toContain(`ENV_FILE=${file}\n`);
    expect(await unit()).toContain('Environment=SITE_DIR=/srv/acme/store DATA_DIR=/srv/acme/data\n');
  }
  expect((await run(`systemd --out "${folder}/units" --unit-env-file /etc/none.env`)).code).toBe(0);
  expect(await unit()).toContain(`ENV_FILE=/etc/none.env\n`);
  expect(await unit()).toContain(`SITE_DIR=${folder}/store `);
});

it('progress messages do not mix with a printed configuration', async () => {
  await mkdir(path.join(folder, 'store'));
  // A store of the older format: the first command converts it, and says so.
  const settings = { siteUrl: 'https://www.acme.test', policy: {} };
  await writeFile(path.join(folder, 'store/site.json'), JSON.stringify(settings));
  const { code, said, told } = await run('nginx --server-name www.acme.test');
  expect([code, said.includes('server_name www.acme.test')]).toEqual([0, true]);
  expect(said).toContain('  listen 80;\n  listen [::]:80;\n');
  expect(said).not.toContain('was converted');
  expect(told).toContain('was converted');
});
