import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installDebianPackage } from '../api/testing/install-debian-package';
import { nginxConf } from '../shell/hosting/nginxConf';
import { routes } from './routes';
import { freePort } from './siteProcess';
import { testStore as store } from './storeCopy';
import { openVisit, pinsOf, sideBySide, waitForLife } from './visit';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const hasNginx = (): boolean => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

let folder: string;
let origin: string;
let nginx: ChildProcess;
let brotli: boolean;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  if (!hasNginx()) installDebianPackage('nginx');
  test.skip(!hasNginx(), 'nginx is not installed here and cannot be: apt-get install nginx');
  if (!existsSync(brotliModule)) installDebianPackage('libnginx-mod-http-brotli-static');
  brotli = existsSync(brotliModule);
  folder = await mkdtemp(path.join(tmpdir(), 'site-nginx-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  await writeFile(path.join(folder, 'site.conf'), nginxConf({ store, listen: `127.0.0.1:${port}`, brotli }));
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${brotli ? `load_module ${brotliModule};\n` : ''}${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`,
  );
  nginx = spawn('nginx', ['-c', `${folder}/nginx.conf`], { stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(origin).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
});

test.afterAll(async () => {
  if (!nginx) return;
  const gone = once(nginx, 'exit');
  nginx.kill('SIGQUIT');
  await gone;
  await rm(folder, { recursive: true, force: true });
});

test('every route answers 200 with the policy that compose wrote for it, and an unknown path 404', async () => {
  const generation = path.join(store, await readlink(path.join(store, 'current')));
  const policies = JSON.parse(await readFile(path.join(generation, 'csp.json'), 'utf8')) as Record<
    string,
    string
  >;
  for (const route of routes) {
    const answer = await fetch(origin + route);
    expect(answer.status, route).toBe(200);
    expect(answer.headers.get('content-type'), route).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control'), route).toBe('no-cache');
    const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
    expect(answer.headers.get('content-security-policy'), route).toBe(policies[file]);
    expect(answer.headers.get('x-content-type-options'), route).toBe('nosniff');
    await answer.text();
  }
  const missing = await fetch(`${origin}/services/no-such-page`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-security-policy')).toBe(policies['404.html']);
  expect(await missing.text()).toContain('404');
  for (const inner of ['csp.json', 'versions.json', '_headers', 'policies.nginx'])
    expect((await fetch(`${origin}/${inner}`)).status, inner).toBe(404);
  const slash = await fetch(`${origin}/services/`, { redirect: 'manual' });
  expect([slash.status, slash.headers.get('location')]).toEqual([301, '/services']);
});

test('documents are revalidated, assets immutable, both precompressed', async () => {
  const first = await fetch(`${origin}/services`, { headers: { 'accept-encoding': 'gzip' } });
  expect(first.headers.get('content-encoding')).toBe('gzip');
  await first.text();
  const again = await fetch(`${origin}/services`, {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);

  const html = await readFile(path.join(store, 'current/index.html'), 'utf8');
  const script = /"files":\["(\/assets\/shell\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const encoding = brotli ? 'br' : 'gzip';
  const asset = await fetch(origin + script, { headers: { 'accept-encoding': encoding } });
  expect(asset.status).toBe(200);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(asset.headers.get('content-encoding')).toBe(encoding);
  expect(asset.headers.get('access-control-allow-origin')).toBe('*');
  const twin = await readFile(path.join(store, `${script}${brotli ? '.br' : '.gz'}`));
  expect(Number(asset.headers.get('content-length'))).toBe(twin.length);
  await asset.arrayBuffer();
});

test('pages come to life from it: no message, no server node replaced', async ({ browser }) => {
  test.setTimeout(120_000);
  await sideBySide(['/', '/services/ai-ml', '/projects', '/about', '/contact'], 3, async (route) => {
    const { page, messages } = await openVisit(browser);
    await page.goto(origin + route);
    const life = await waitForLife(page);
    expect(life.alive, route).toContain('');
    expect(life.kept, route).toBe(life.served);
    expect((await pinsOf(page)).generation).toBe(path.basename(await readlink(path.join(store, 'current'))));
    // The API and the bot check run elsewhere.
    expect(
      messages.filter((message) => !/404|captcha/i.test(message)),
      route,
    ).toEqual([]);
    await page.context().close();
  });
});
