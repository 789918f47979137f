import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './storage/folder-lock';
import { fillDataDir } from './testing/fill-data-dir';
import { until } from './testing/until';

jest.setTimeout(120_000);

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'site-api-server-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'server.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      ...production,
      ...env,
    },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  return { child, output, ended };
}

/** Production's demands, met on one machine; its logs are JSON. */
const production = {
  NODE_ENV: 'production',
  ALLOW_EMBEDDED_STORAGE: '1',
  SITE_URL: 'http://localhost:3000',
  MAIL_FROM: 'site@example.com',
  MAIL_TO_GENERAL: 'hello@example.com',
  TURNSTILE_SITE_KEY: '0xsite',
  TURNSTILE_SECRET_KEY: '0xsecret',
};

describe('the server', () => {
  it('names a wrong variable in one line and ends with 1', async () => {
    expect(await start({ PORT: '80x' }).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'PORT must be a whole number from 0 to 65535\n',
    });
    expect(await start({ TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET_KEY: '' }).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'TURNSTILE_SECRET_KEY is required when NODE_ENV=production\n',
    });
  });

  it('names an unreachable database without its password', async () => {
    const { code, stderr } = await start({ DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:1/site' }).ended;
    expect([code, stderr]).toEqual([
      1,
      'DATABASE_URL: the database cannot be used: connect ECONNREFUSED 127.0.0.1:1\n',
    ]);
  });

  it('names a folder that another process holds', async () => {
    const lock = await lockFolder(dataDir);
    const { code, stderr } = await start({}).ended;
    expect([code, stderr]).toEqual([
      1,
      `DATA_DIR ${dataDir} is in use by another running process; stop it or choose another folder\n`,
    ]);
    await lock.release();
  });

  it('names a port that is taken', async () => {
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

  it('finishes what it has accepted when told to stop, and leaves the folder free', async () => {
    await fillDataDir(dataDir);
    // A mail server that takes the connection and never says a word.
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { child, output, ended } = start({
      SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    });
    const url = await until('the server', () => /http:\/\/127\.0\.0\.1:\d+/.exec(output.stdout)?.[0], {
      seconds: 60,
    });
    const body = JSON.stringify({ email: 'a@example.com' });
    const signUps = Array.from({ length: 10 }, (_, index) =>
      fetch(`${url}/api/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: body.replace('a@', `a${index}@`),
      }),
    );
    await Promise.race(signUps);
    child.kill('SIGTERM');
    const statuses = (await Promise.all(signUps)).map((response) => response.status);
    // Accepted, or told in time that the server is going.
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await ended).code).toBe(0);
    silent.close();
    await (await lockFolder(dataDir)).release();
    expect(output.stdout).not.toContain('@example.com');
  });
});
