import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from 'api/config';
import { fillDataDir } from 'api/testing/fill-data-dir';
import { root } from 'shared-content/artifact/paths';
import { describeWith } from '../../../api/testing/describeWith';
import { findProgram, freePort } from '../../../api/testing/serverPrograms';
import { until } from '../../../api/testing/until';
import type { SiteFolder } from '../store/SiteFolder';
import { getSettings } from '../store/SiteSettings';
import { fakeSite, releaseFake } from '../testing/fakeSite';
import { ask, askRow } from './testing/ask';
import { expectedHeaders } from './testing/expectedHeaders';

const siteUrl = 'http://localhost:4250';

describeWith(['Caddy', 'nginx'], 'behind a proxy, on a port that systemd holds', () => {
  const programs: ChildProcess[] = [];
  let folder: string;
  let siteFolder: SiteFolder;
  let port: number;
  let said = '';
  const getPids = () => [...said.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'behind-proxy-'));
    siteFolder = await fakeSite();
    const settings = getSettings(readConfig({ SITE_URL: siteUrl }));
    const redirects = { '/services/was': '/services' };
    await releaseFake(siteFolder, { app: 'mfe-services', word: 'two', redirects }, { settings });
    await fillDataDir(path.join(folder, 'data'));
    port = await freePort();
    const program = ['--import', 'tsx', 'shell/platform/start.ts', 'serve'];
    const server = spawn(
      process.execPath,
      ['shell/platform/testing/keepSocket.mjs', String(port), process.execPath, ...program],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          NODE_ENV: '',
          ENV_FILE: '/dev/null',
          SITE_DIR: siteFolder.path,
          DATA_DIR: path.join(folder, 'data'),
          SITE_URL: siteUrl,
          SUBMISSIONS_PER_MINUTE: '3',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    programs.push(server);
    server.stdout.on('data', (data: Buffer) => (said += String(data)));
    await until('the server', () => said.includes('Ready:'), { seconds: 100 });
  });
  afterAll(async () => {
    for (const program of programs) {
      program.kill('SIGKILL');
      await once(program, 'exit');
    }
    const last = getPids().at(-1);
    if (last !== undefined) process.kill(last);
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts a proxy with the lines of README.md; resolves to its origin. */
  async function startProxy(name: 'caddy' | 'nginx'): Promise<string> {
    const readme = await readFile(path.join(import.meta.dirname, 'README.md'), 'utf8');
    const [, lines = ''] = new RegExp(`\`\`\`${name}\n(.*?)\`\`\``, 's').exec(readme) ?? [];
    expect(lines).toContain('127.0.0.1:3000');
    const own = await freePort();
    const origin = `http://127.0.0.1:${own}`;
    const config = lines
      .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
      .replace(/^www\.example\.com, example\.com/, origin);
    const room = path.join(folder, name);
    await mkdir(room);
    const file = path.join(room, 'config');
    await writeFile(file, name === 'caddy' ? `{\n  admin off\n}\n${config}` : nginxConfig(room, own, config));
    const args = name === 'caddy' ? ['run', '--adapter', 'caddyfile', '--config', file] : ['-c', file];
    programs.push(
      spawn(findProgram(name)!, args, {
        stdio: 'ignore',
        env: { ...process.env, XDG_DATA_HOME: room, HOME: room },
      }),
    );
    await until(name, () => ask(origin, { path: '/' }).then(Boolean, () => false));
    return origin;
  }

  const nginxConfig = (room: string, own: number, location: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${room}/pid;
error_log ${room}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${room}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${own};
    ${location}
  }
}
`;

  /** Sends a form from a visitor's address: on Linux all of 127.0.0.0/8 is this machine. */
  const signUp = (origin: string, visitor: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const call = request(
        `${origin}/api/newsletter`,
        {
          localAddress: visitor,
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: siteUrl, ...headers },
        },
        (response) => resolve(response.resume().statusCode ?? 0),
      );
      call.once('error', reject);
      call.end(JSON.stringify({ email: `${visitor}@shapla.dev` }));
    });

  describe.each(['caddy', 'nginx'] as const)('%s', (name) => {
    let origin: string;
    // Visitors of their own for each proxy.
    const visitor = (last: number) => `127.0.${name === 'caddy' ? 1 : 2}.${last}`;
    beforeAll(async () => {
      origin = await startProxy(name);
    });

    it('passes pages, their policies, redirects and unknown addresses on as they are', async () => {
      const generation = (await siteFolder.current()) ?? '';
      const policies = JSON.parse(
        await readFile(path.join(siteFolder.pages(generation), 'csp.json'), 'utf8'),
      ) as Record<string, string>;
      const is = expectedHeaders({ generation, policies });
      const rows = [
        { title: 'Home', path: '/', status: 200, headers: is.document('index.html') },
        {
          title: 'a page as brotli',
          path: '/services?a=b',
          send: { 'Accept-Encoding': 'br' },
          status: 200,
          headers: { ...is.document('services.html'), 'Content-Encoding': 'br' },
        },
        { title: 'another spelling', path: '/services/?a=b', ...is.redirect('/services?a=b') },
        {
          title: 'a moved page',
          path: '/services/was',
          ...is.redirect('/services', is.notFound.headers?.['Cache-Control'] as string),
        },
        { title: 'an unknown address', path: '/no-such-page', ...is.notFound },
        { title: 'a method', method: 'POST', path: '/services', ...is.wrongMethod },
        { title: 'an unknown address of the API', path: '/api/none', ...is.unknownApi },
      ];
      for (const row of rows) expect([row.title, ...(await askRow(origin, row))]).toEqual([row.title]);
    });

    it('takes a form of this site, and counts each visitor alone', async () => {
      expect(await signUp(origin, visitor(1), { origin: 'https://evil.example.com' })).toBe(403);
      const answers = [];
      for (let call = 0; call < 4; call += 1) answers.push(await signUp(origin, visitor(2)));
      expect(answers).toEqual([200, 200, 200, 429]);
      expect(await signUp(origin, visitor(3))).toBe(200);
      // At the limit a forged address does not help.
      expect(await signUp(origin, visitor(2), { 'x-forwarded-for': '203.0.113.7' })).toBe(429);
    });

    it('refuses nobody while the server restarts under load', async () => {
      const before = said.length;
      const statuses: (number | string)[] = [];
      let isOver = false;
      const visit = async () => {
        while (!isOver)
          statuses.push(await ask(origin, { path: '/services' }).then(({ status }) => status, String));
      };
      const visitors = Array.from({ length: 8 }, visit);
      await until('load', () => statuses.length > 50);
      process.kill(getPids().at(-1)!, 'SIGTERM');
      await until('the next server', () => said.slice(before).includes('Ready:'), { seconds: 100 });
      const atOnce = statuses.length;
      await until('answers of the next server', () => statuses.length > atOnce + 50);
      isOver = true;
      await Promise.all(visitors);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    });
  });
});
