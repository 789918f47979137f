import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installDebianPackage } from '../api/testing/installDebianPackage';
import { strictPolicy } from '../shell/platform/http/securityHeaders';
import { nginxConf } from '../shell/platform/hosts/nginxConf';
import { ask, askRow } from '../shell/platform/hosts/testing/ask';
import type { Served } from '../shell/platform/hosts/testing/expected.contract';
import { expectedAnswers } from '../shell/platform/hosts/testing/expectedAnswers';
import { liveAlone, switchTo } from './liveAlone';
import { type Nginx, brotliModule, hasNginx, startNginx } from './nginxProcess';
import { routes } from './routes';
import { type SiteProcess, freePort, startSite } from './siteProcess';
import { openVisit, getGenerationId, waitForHydration, startReact } from './visit';
import { sideBySide } from './visitEach';

let folder: string;
/** The live generation, in a store that this test may switch. */
let store: string;
let served: Served;
/** The site server on that store. */
let own: SiteProcess;
let site: Nginx;
let secure: Nginx & { readonly tlsPort: number };

const moved = { from: '/services/machine-learning', to: '/services/ai-ml' };

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  if (!hasNginx()) installDebianPackage('nginx');
  test.skip(!hasNginx(), 'nginx is not installed here and cannot be: apt-get install nginx');
  if (!existsSync(brotliModule)) installDebianPackage('libnginx-mod-http-brotli-static');
  const brotli = existsSync(brotliModule);
  folder = await mkdtemp(path.join(tmpdir(), 'site-nginx-'));
  await chmod(folder, 0o755);

  store = path.join(folder, 'store');
  served = { ...(await liveAlone(store, moved)), brotli };
  own = await startSite({ SITE_DIR: store, SUBMISSIONS_PER_MINUTE: '1000' });

  const port = await freePort();
  site = await startNginx(
    path.join(folder, 'plain'),
    port,
    nginxConf({ store, listen: [`127.0.0.1:${port}`], accessLog: 'off', brotli, api: baseURL }),
    brotli,
  );

  const [tlsPort, from, nowhere] = [await freePort(), await freePort(), await freePort()];
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const tls = { cert, key, redirectFrom: [`127.0.0.1:${from}`] };
  const printed = nginxConf({
    store,
    listen: [`127.0.0.1:${tlsPort}`],
    accessLog: 'off',
    serverName: 'www.example.com',
    api: `http://127.0.0.1:${nowhere}`,
    hsts: 'max-age=31536000',
    tls,
  });
  secure = { ...(await startNginx(path.join(folder, 'secure'), from, printed, false)), tlsPort };
});

test.afterAll(async () => {
  await own?.stop();
  await site?.stop();
  await secure?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const [script, picture] = ['/assets/shell/version/main.js', '/p'];
const unknown: Served = { generation: '', policies: {}, script, picture, moved, brotli: true };
for (const [index, { title, nginx }] of expectedAnswers(unknown).entries())
  test(`site server and nginx: ${title}${nginx ? ` (nginx: ${nginx.because})` : ''}`, async () => {
    const row = expectedAnswers(served)[index]!;
    expect(await askRow(own.url, row, row), 'site server').toEqual([]);
    expect(await askRow(site.origin, row, row.nginx ?? row), 'nginx').toEqual([]);
  });

test('nginx answers every route with its composed policy', async () => {
  for (const route of routes) {
    const answer = await ask(site.origin, { path: route });
    expect(answer.status, route).toBe(200);
    const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
    expect(answer.headers['content-security-policy'], route).toBe(served.policies[file]);
  }
});

test('nginx passes the host name to the API, which accepts the site’s own form', async () => {
  const send = { Origin: site.origin, 'Content-Type': 'application/json' };
  expect((await ask(site.origin, { path: '/api/form-config' })).status).toBe(200);
  // The form's content is empty: the refusal must be the form's, not the page's.
  expect((await ask(site.origin, { path: '/api/newsletter', method: 'POST', send })).status).toBe(400);
});

test('a page’s failure report reaches the API through nginx', async ({ browser }) => {
  const page = await browser.newPage();
  await page.route(/\/assets\/mfe-portfolio\/[^/]+\/remoteEntry\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );
  const told = page.waitForResponse(/\/api\/encounters$/);
  await page.goto(`${site.origin}/projects`);
  await startReact(page);
  expect((await told).status()).toBe(204);
  await page.close();
});

test('nginx redirects HTTP to HTTPS under its own name, with HTTP/2 and HSTS', async () => {
  const moved = await ask(secure.origin, {
    path: '//evil.example.com/?a=b',
    send: { Host: 'evil.example.com' },
  });
  expect([moved.status, moved.headers.location]).toEqual([
    301,
    'https://www.example.com//evil.example.com/?a=b',
  ]);
  const session = http2.connect(`https://127.0.0.1:${secure.tlsPort}`, { rejectUnauthorized: false });
  const get = async (at: string) => {
    const stream = session.request({ ':path': at, ':authority': 'www.example.com' });
    const [headers] = (await once(stream, 'response')) as [
      http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader,
    ];
    let body = '';
    stream.setEncoding('utf8').on('data', (part: string) => (body += part));
    await once(stream, 'end');
    return { ...headers, body };
  };
  for (const at of ['/', '/nope', '/services/', served.script, '/api/contact'])
    expect((await get(at))['strict-transport-security'], at).toBe('max-age=31536000');
  expect((await get('/'))[':status']).toBe(200);
  // No API runs at this target.
  const away = await get('/api/contact');
  expect([away[':status'], away['retry-after'] ?? '', away['content-type']]).toEqual([
    503,
    '',
    'application/json; charset=utf-8',
  ]);
  expect(JSON.parse(away.body)).toMatchObject({ success: false });
  session.close();
});

test('pages hydrate from nginx without messages or replaced nodes', async ({ browser }) => {
  await sideBySide(['/', '/services/ai-ml', '/projects', '/about', '/contact'], 3, async (route) => {
    const { page, messages } = await openVisit(browser);
    await page.goto(site.origin + route);
    const hydration = await waitForHydration(page);
    expect(hydration.alive, route).toContain('');
    expect(hydration.kept, route).toBe(hydration.served);
    expect(await getGenerationId(page)).toBe(served.generation);
    const beside = await page.evaluate(() =>
      [...document.querySelectorAll('use[href^="/"], link[rel=stylesheet], meta[property="og:image"]')].map(
        (one) =>
          new URL(one.getAttribute('href') ?? one.getAttribute('content') ?? '', location.href).pathname,
      ),
    );
    expect(beside.length, route).toBeGreaterThan(1);
    for (const file of new Set(beside.map((one) => one.replace(/#.*/, ''))))
      expect([file, (await ask(site.origin, { path: file })).status]).toEqual([file, 200]);
    // The bot check's stand-in is not behind nginx.
    expect(
      messages.filter((message) => !/404|captcha/i.test(message)),
      route,
    ).toEqual([]);
    await page.context().close();
  });
});

test('before its reload, nginx serves a new release with a policy that blocks all scripts', async () => {
  const late = 'late.0123abcd.css';
  await writeFile(path.join(store, 'pages', served.generation, late), 'p{color:red}');
  const next = 'abcdef012345';
  const to = path.join(store, 'pages', next);
  await cp(path.join(store, 'pages', served.generation), to, { recursive: true });
  for (const file of ['policies.nginx', 'redirects.nginx']) {
    const lines = await readFile(path.join(to, file), 'utf8');
    await writeFile(path.join(to, file), lines.replaceAll(`"${served.generation}/`, `"${next}/`));
  }
  await switchTo(store, next);
  const getPolicy = async (at: string) =>
    (await ask(site.origin, { path: at })).headers['content-security-policy'];
  for (const at of ['/', '/contact', '/nope']) expect(await getPolicy(at), at).toBe(strictPolicy);
  // A page from before the release requests this file later.
  await rm(path.join(to, late));
  expect((await ask(site.origin, { path: `/${late}` })).status).toBe(200);
  site.reload();
  await expect.poll(() => getPolicy('/contact'), { timeout: 60_000 }).toBe(served.policies['contact.html']);
});
