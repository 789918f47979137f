import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder, openPglite } from './storage/engine/openPglite';
import { bundleProgram } from './testing/bundleProgram';
import { fillDataDir } from './testing/fillDataDir';
import { until } from './testing/until';

let program: string;
beforeAll(async () => void (program = await bundleProgram('server.ts')));
afterAll(() => rmSync(program));

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'site-api-server-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function start(env: Record<string, string>, options: string[] = []) {
  // After a --, Node does not take --env-file as its own option.
  const child = spawn(process.execPath, ['--liftoff-only', '--', program, ...options], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      ENV_FILE: '/dev/null',
      ...env,
    },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  return { child, output, ended };
}

describe('the server', () => {
  it('names a wrong variable in one line, and exits with 1', async () => {
    expect(await start({ PORT: '80x' }).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'PORT must be a whole number from 0 to 65535\n',
    });
  });

  it('lists all missing settings of a public site, from any source', async () => {
    const file = join(dataDir, 'site.env');
    writeFileSync(
      file,
      'SITE_URL=https://www.shapla.dev\nMAIL_FROM=site@shapla.dev\nSMTP_URL=smtp://localhost\n',
    );
    const { code, stdout, stderr } = await start({ MAIL_FROM: 'site@example.com' }, ['--env-file', file])
      .ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.split('\n').map((line) => line.split(' ').slice(0, 5).join(' '))).toEqual([
      'This is production (SITE_URL is',
      '- DATABASE_URL is missing: set',
      '- MAIL_FROM has the domain',
      '- MAIL_TO_GENERAL is missing: set',
      '- TURNSTILE_SITE_KEY is missing: set',
      '- TURNSTILE_SECRET_KEY is missing: set',
      '',
    ]);
  });

  it('reports a missing environment file', async () => {
    const { code, stderr } = await start({}, ['--env-file', join(dataDir, 'none.env')]).ended;
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The environment file .*none\.env cannot be read: ENOENT.*\n$/),
    ]);
  });

  it('starts without its database, hides its password, and stops on SIGTERM', async () => {
    const { child, output, ended } = start({ DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:1/site' });
    const url = await until('the server', () => /http:\/\/127\.0\.0\.1:\d+/.exec(output.stdout)?.[0], {
      seconds: 60,
    });
    expect((await fetch(`${url}/api/readyz`)).status).toBe(503);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(output.stdout).toContain('connect ECONNREFUSED 127.0.0.1:1');
    expect(output.stdout + output.stderr).not.toContain('s3cret');
  });

  it('reports a data folder in use by another process', async () => {
    const unlock = await lockFolder(dataDir);
    const { code, stderr } = await start({}).ended;
    expect([code, stderr]).toEqual([
      1,
      `DATA_DIR ${dataDir} is in use by another running process; stop it or choose another folder\n`,
    ]);
    await unlock();
  });

  it('reports a port in use', async () => {
    await fillDataDir(dataDir);
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await start({ PORT: String(port) }).ended;
    expect([code, stderr]).toEqual([
      1,
      `PORT ${port} on 127.0.0.1 is taken by another program; set PORT to a free one\n`,
    ]);
    other.close();
  });

  it('keeps accepted data at a stop, and releases the folder', async () => {
    await fillDataDir(dataDir);
    // A mail server that accepts the connection and never speaks.
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { child, output, ended } = start({
      SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    });
    const url = await until('the server', () => /http:\/\/127\.0\.0\.1:\d+/.exec(output.stdout)?.[0], {
      seconds: 60,
    });
    const emails = Array.from({ length: 10 }, (_, index) => `a${index}@example.com`);
    const signUps = emails.map((email) =>
      fetch(`${url}/api/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      }).then(({ status }) => ({ email, status })),
    );
    await Promise.race(signUps);
    child.kill('SIGTERM');
    // Accepted, informed in time of the shutdown, or cut off before it was read.
    const answers = (await Promise.allSettled(signUps)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const accepted = answers.filter(({ status }) => status === 200).map(({ email }) => email);
    expect(accepted.length).toBeGreaterThan(0);
    expect((await ended).code).toBe(0);
    silent.close();
    await (
      await lockFolder(dataDir)
    )();
    const storage = await openPglite(dataDir);
    const kept = await storage.db.selectFrom('subscribers').select('email').execute();
    await storage.close();
    expect(kept.map(({ email }) => email)).toEqual(expect.arrayContaining(accepted));
    expect(output.stdout).not.toContain('@example.com');
  });
});
