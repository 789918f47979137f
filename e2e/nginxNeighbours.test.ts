import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installDebianPackage } from '../api/testing/installDebianPackage';
import { nginxConf } from '../shell/platform/hosts/nginxConf';
import { ask } from '../shell/platform/hosts/testing/ask';
import type { SiteFolder } from '../shell/platform/store/SiteFolder';
import { fakeSite, releaseFake } from '../shell/platform/testing/fakeSite';
import { type Nginx, hasNginx, startNginx } from './nginxProcess';
import { freePort } from './siteProcess';

const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;
if (isLinuxRoot && !hasNginx()) installDebianPackage('nginx');
// Only root can give a worker its own user.
const canRun = isLinuxRoot && hasNginx() && spawnSync('id', ['www-data']).status === 0;

const longRoute = '/services/a-page-with-a-long-name-and-more';
const longAddress = `/services/${'an-address-that-was-'.repeat(12)}x`;
let folder: string;
let nginx: Nginx;
let stores: readonly [SiteFolder, SiteFolder];
let ports: readonly [number, number];

/** Another site's configuration in the same nginx, with settings for the whole server. */
const neighbour = (port: number) => `
map_hash_bucket_size 64;
map $http_upgrade $connection_upgrade {
  default upgrade;
  "" close;
}
gzip on;
gzip_types text/css text/javascript application/json;
expires 1h;
open_file_cache max=100 inactive=1h;
open_file_cache_valid 1h;
disable_symlinks on;
server {
  listen 127.0.0.1:${port};
  server_name neighbour.test;
  return 204;
}
`;

(canRun ? describe : describe.skip)('a printed configuration among neighbours, served as www-data', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-neighbours-'));
    await chmod(folder, 0o755);
    const own = async (word: string) => {
      const siteFolder = await fakeSite();
      await releaseFake(siteFolder, {
        app: 'mfe-services',
        word,
        more: [longRoute],
        redirects: { [longAddress]: longRoute },
      });
      await chmod(siteFolder.path, 0o755);
      return siteFolder;
    };
    stores = [await own('first'), await own('second')];
    ports = [await freePort(), await freePort()];
    await mkdir(path.join(folder, 'acme/.well-known/acme-challenge'), { recursive: true });
    await writeFile(path.join(folder, 'acme/.well-known/acme-challenge/token'), 'proof');
    const site = (index: 0 | 1) =>
      nginxConf({
        store: stores[index].path,
        listen: [`127.0.0.1:${ports[index]}`],
        serverName: `www.site${index}.test`,
        otherNames: [`site${index}.test`],
        siteUrl: `https://www.site${index}.test`,
        api: 'http://127.0.0.1:9',
        acmeWebroot: path.join(folder, 'acme'),
        accessLog: path.join(folder, `access-${index}.log`),
      });
    const other = neighbour(await freePort());
    nginx = await startNginx(
      path.join(folder, 'nginx'),
      ports[0],
      [other, site(0), site(1)],
      false,
      'www-data',
    );
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const { path: made } of stores ?? []) await rm(made, { recursive: true, force: true });
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const get = (index: 0 | 1, at: string, send: Record<string, string> = {}) =>
    ask(`http://127.0.0.1:${ports[index]}`, { path: at, send: { Host: `www.site${index}.test`, ...send } });
  const getPolicies = async ({ path: of }: SiteFolder) =>
    JSON.parse(await readFile(path.join(of, 'current/csp.json'), 'utf8')) as Record<string, string>;

  it.each([0, 1] as const)(
    'site %i serves its own pages and policies, including long addresses',
    async (index) => {
      const policies = await getPolicies(stores[index]);
      for (const route of ['/services', longRoute]) {
        const { status, headers } = await get(index, route);
        expect([route, status, headers['content-security-policy']]).toEqual([
          route,
          200,
          policies[`${route.slice(1)}.html`],
        ]);
        expect(headers['cache-control']).toBe('no-cache, no-transform');
        expect(headers.expires).toBeUndefined();
      }
      expect((await get(index, '/services')).body.toString()).toContain(['first', 'second'][index]);
      expect((await get(index, `${longAddress}/`)).headers.location).toBe(longRoute);
    },
  );

  it('redirects other host names to the site’s own, except API and probes', async () => {
    const other = await get(0, '/services?a=b', { Host: 'site0.test' });
    expect([other.status, other.headers.location]).toEqual([301, 'https://www.site0.test/services?a=b']);
    expect((await get(0, '/services', { Host: 'www.site0.test.' })).status).toBe(200);
    // No server listens there: it only matters that the request was passed on.
    expect((await get(0, '/api/form-config', { Host: 'site0.test' })).status).toBe(503);
    const probe = await get(0, '/readyz', { Host: '10.0.0.1' });
    expect([probe.status, probe.body.toString()]).toEqual([200, '{"status":"ok"}']);
  });

  it('answers ACME challenges for every host name', async () => {
    for (const Host of ['site0.test', 'www.site0.test']) {
      const { status, body } = await get(0, '/.well-known/acme-challenge/token', { Host });
      expect([status, body.toString()]).toEqual([200, 'proof']);
    }
    expect((await get(0, '/.well-known/acme-challenge/none')).status).toBe(404);
  });

  it('allows other origins to show a share card, but no document', async () => {
    expect((await get(0, '/og/index.png')).headers['cross-origin-resource-policy']).toBe('cross-origin');
    const document = await get(0, '/services');
    expect(document.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(document.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('logs networks and paths without personal data, queries or tokens', async () => {
    const Referer = 'https://www.site1.test/services?email=ada@example.com';
    await get(1, '/services?email=ada@example.com', { Referer });
    await get(1, `/api/newsletter/confirm/${'t'.repeat(32)}`);
    const log = async () => readFile(path.join(folder, 'access-1.log'), 'utf8');
    while (!(await log()).includes('/confirm/')) await new Promise(setImmediate);
    const lines = await log();
    expect(lines).toMatch(
      /^127\.0\.0\.0 - - \[.*"GET \/services HTTP\/1\.1" 200 \d+ "https:\/\/www\.site1\.test\/services"/m,
    );
    expect(lines).toContain('GET /api/newsletter/confirm/... HTTP/1.1');
    expect(lines).not.toMatch(/ada@|ttt|127\.0\.0\.1/);
  });

  it('serves a release at once, despite the neighbour’s cache settings', async () => {
    const before = (await get(1, '/services')).headers['site-generation'];
    await releaseFake(stores[1], {
      app: 'mfe-services',
      word: 'third',
      more: [longRoute],
      redirects: { [longAddress]: longRoute },
    });
    const after = (await get(1, '/services')).headers['site-generation'];
    expect(after).toBe(await stores[1].current());
    expect(after).not.toBe(before);
  });
});
