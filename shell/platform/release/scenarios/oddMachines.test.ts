import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
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

it('a store is readable by other users, whatever umask its owner has', async () => {
  const { code } = await run('settings set', { SITE_URL: 'http://localhost:3000' }, '027');
  expect(code).toBe(0);
  expect((await stat(path.join(folder, 'store'))).mode & 0o777).toBe(0o755);
  expect((await stat(path.join(folder, 'store/state.json'))).mode & 0o777).toBe(0o644);
});
