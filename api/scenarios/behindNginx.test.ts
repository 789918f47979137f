import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWith } from '../testing/describeWith';
import { filledConfig } from '../testing/filledConfig';
import { findProgram, freePort } from '../testing/serverPrograms';
import { openLoggingApp } from '../testing/openLoggingApp';
import { testConfig } from '../testing/testConfig';
import type { Storage } from '../storage/engine/database';
import { openStorage } from '../storage/engine/openStorage';
import { until } from '../testing/until';

describeWith('nginx', 'behind nginx on the same machine', () => {
  let folder: string;
  let storage: Storage;
  let nginx: ChildProcess | undefined;
  const stops: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-api-nginx-'));
    storage = await openStorage(await filledConfig());
  });
  afterEach(async () => {
    if (nginx?.exitCode === null) {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
    }
    for (const stop of stops.splice(0)) await stop();
  });
  afterAll(async () => {
    await storage?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The API behind nginx, with the lines of shell/platform/hosts/README.md. */
  const open = async (env: Record<string, string>) => {
    const config = testConfig({ SUBMISSIONS_PER_MINUTE: '3', ...env });
    const api = await openLoggingApp(config, { storage: { ...storage, close: async () => {} } });
    await api.server.listen({ port: 0, host: '127.0.0.1' });
    stops.push(() => api.server.close());
    const port = await freePort();
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location /api/ {
      proxy_pass http://127.0.0.1:${(api.server.server.address() as AddressInfo).port};
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`,
    );
    nginx = spawn(findProgram('nginx')!, ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    /** Signs up from a visitor's address. On Linux all of 127.0.0.0/8 is this machine. */
    const signUp = (visitor: string, forged?: string) =>
      new Promise<number>((resolve, reject) => {
        const call = request(
          {
            host: '127.0.0.1',
            port,
            localAddress: visitor,
            path: '/api/newsletter',
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              ...(forged && { 'x-forwarded-for': forged }),
            },
          },
          (response) => {
            response.resume();
            resolve(response.statusCode!);
          },
        );
        call.once('error', reject);
        call.end(JSON.stringify({ email: 'a@shapla.dev' }));
      });
    await until('nginx', () => signUp('127.0.0.9').then(Boolean, () => false));
    return { signUp };
  };
  const times = async (count: number, one: () => Promise<number>) => {
    const statuses = [];
    for (let index = 0; index < count; index += 1) statuses.push(await one());
    return statuses;
  };

  it('each visitor has a limit of their own, without configuration', async () => {
    const { signUp } = await open({});
    expect(await times(4, () => signUp('127.0.0.2'))).toEqual([200, 200, 200, 429]);
    expect(await signUp('127.0.0.3')).toBe(200);
    // At the limit a forged address does not help.
    expect(await signUp('127.0.0.2', '203.0.113.7')).toBe(429);
  });

  it('visitors behind an untrusted proxy share one limit', async () => {
    const { signUp } = await open({ TRUST_PROXY: 'none' });
    await times(3, () => signUp('127.0.0.2'));
    expect(await signUp('127.0.0.3')).toBe(429);
  });
});
