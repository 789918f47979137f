import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Beacon } from 'shared-content/encounters';
import { installDebianPackage } from '../api/testing/installDebianPackage';
import { nginxConf } from '../shell/platform/hosts/nginxConf';
import { SiteFolder } from '../shell/platform/store/SiteFolder';
import { type Nginx, hasNginx, startNginx } from './nginxProcess';
import { type SiteProcess, freePort, startSite } from './siteProcess';
import { type StoreCopy, storeCopy } from './storeCopy';
import { expectPlainPage } from './expectPlainPage';

const token = 'token-of-the-operators-test';
/** The header that a proxy sends. */
const stranger = { 'X-Forwarded-For': '198.51.100.7' };
let store: StoreCopy;
let site: SiteProcess;
let folder: string;
const proxies: Nginx[] = [];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-operators-'));
  store = await storeCopy('e2e-operators');
  site = await startSite({ SITE_DIR: store.folder, OPERATORS_TOKEN: token });
});
test.afterAll(async () => {
  for (const proxy of proxies) await proxy.stop();
  await site?.stop();
  await store?.remove();
  await rm(folder, { recursive: true, force: true });
});

test('the page shows live versions and failures to an operator on the site’s own machine', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(`${site.url}/operators`);
  const live = new SiteFolder(store.folder);
  const generation = (await live.current()) ?? '';
  const versions = await live.getVersions(generation);
  await expect(page.getByText(generation).first()).toBeVisible();
  for (const [app, version] of Object.entries(versions))
    await expect(page.locator('#versions + ul > li', { hasText: app })).toContainText(version);
  await expect(page.getByText('No failures in the last 24 hours.')).toBeVisible();

  const version = versions['mfe-portfolio'] ?? '';
  const beacon: Beacon = {
    shell: versions.shell ?? '',
    failures: [{ kind: 'entry', app: 'mfe-portfolio', version }],
  };
  const told = await fetch(`${site.url}/api/encounters`, { method: 'POST', body: JSON.stringify(beacon) });
  expect(told.status).toBe(204);
  // Counts are written every ten seconds.
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.locator('#failures ~ ul > li').allInnerTexts();
      },
      { timeout: 60_000, intervals: [2_000] },
    )
    .toEqual([expect.stringMatching(new RegExp(`mfe-portfolio ${version}: 1 failure [^]*live`))]);
  await expectPlainPage(page);
  expect(messages).toEqual([]);
});

test('a visitor gets the not-found answer through every kind of proxy', async () => {
  const at = async (origin: string, headers: Record<string, string> = {}) => {
    const asked = async (route: string) => {
      const response = await fetch(origin + route, { headers });
      const kept = [...response.headers].filter(([name]) => name !== 'date');
      return { status: response.status, headers: kept, body: await response.text() };
    };
    const [page, unknown] = [await asked('/operators'), await asked('/no-such-page')];
    expect(page.status).toBe(404);
    expect(page).toEqual(unknown);
  };
  await at(site.url, stranger);
  await at(site.url, { ...stranger, Authorization: 'Bearer something-else' });

  if (!hasNginx()) installDebianPackage('nginx');
  test.skip(!hasNginx(), 'nginx is not installed here and cannot be: apt-get install nginx');
  const through = async (name: string, conf: (listen: string) => string) => {
    const port = await freePort();
    proxies.push(await startNginx(path.join(folder, name), port, conf(`127.0.0.1:${port}`), false));
    await at(`http://localhost:${port}`);
  };
  await through('printed', (listen) =>
    nginxConf({ store: store.folder, listen: [listen], accessLog: 'off', api: site.url }),
  );
  // Configuration by an author who only knows the site's address.
  const bare = (listen: string, more = '') =>
    `server { listen ${listen}; location / { proxy_pass ${site.url}; ${more} } }`;
  await through('bare', (listen) => bare(listen));
  await through('bare-1.1', (listen) => bare(listen, 'proxy_http_version 1.1;'));
});

test('the token grants remote access, and is removed from the address', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: stranger });
  const page = await context.newPage();
  expect((await page.goto(`${site.url}/operators`))?.status()).toBe(404);
  await page.goto(`${site.url}/operators?token=${token}`);
  await expect(page).toHaveURL(`${site.url}/operators`);
  await expect(page.getByRole('heading', { name: 'What is live' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What is live' })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await context.close();
});
