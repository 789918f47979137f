import { expect, test } from '@playwright/test';
import {
  type AnotherCheckout,
  anotherCheckout,
  editedPages,
  secondEdition,
  toSecondEdition,
} from './anotherCheckout';
import { devServerReady } from './devServer';
import { type SiteProcess, freePort, startSite } from './siteProcess';
import { type StoreCopy, storeCopy } from './storeCopy';
import { openVisit, waitForHydration } from './visit';

let checkout: AnotherCheckout;
let site: SiteProcess;
let store: StoreCopy;
let port: number;
let stopDevServer: () => void;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  store = await storeCopy('e2e-overrides');
  checkout = await anotherCheckout('e2e-overrides-checkout');
  await checkout.edit(editedPages['mfe-services'].file, toSecondEdition);
  port = await freePort();
  const devServer = checkout.start(['shared-content/development/dev.ts', 'mfe-services'], {
    PORT: String(port),
  });
  stopDevServer = () => void devServer.kill();
  const ready = devServerReady(devServer);
  site = await startSite({ SITE_DIR: store.folder, ALLOW_OVERRIDES: '1' }, { command: 'start' });
  await ready;
});

test.afterAll(async () => {
  stopDevServer();
  await site.stop();
  await checkout.remove();
  await store.remove();
});

test('a local section shows in the composed site, with a notice, until turned off', async ({ browser }) => {
  const { page, messages } = await openVisit(browser);
  await page.goto(`${site.url}/services?override=mfe-services@http://localhost:${port}`);
  const strip = page.locator('#site-overrides');
  await expect(strip).toContainText(`mfe-services comes from http://localhost:${port}`);
  await expect(page.locator('main')).toContainText(secondEdition);
  expect(new URL(page.url()).search).toBe('');

  // Its pictures and other pages too, with the released sections beside it.
  const picture = page.locator('main img').first();
  if (await picture.count()) expect(await picture.getAttribute('src')).toContain(`localhost:${port}`);
  await page.locator('main a[href="/services/ai-ml"]').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL(/\/services\/ai-ml$/);
  await page.locator('header a[href="/projects"]').first().click();
  await expect(page.getByRole('button', { name: /Industry/ }).first()).toBeVisible();
  await expect(strip).toBeVisible();

  // On every page of this browser, and in no other browser.
  await page.goto(`${site.url}/services`);
  await expect(page.locator('main')).toContainText(secondEdition);
  const stranger = await openVisit(browser);
  await stranger.page.goto(`${site.url}/services`);
  const hydration = await waitForHydration(stranger.page);
  await expect(stranger.page.locator('main')).not.toContainText(secondEdition);
  await expect(stranger.page.locator('#site-overrides')).toHaveCount(0);
  expect(hydration.kept).toBe(hydration.served);
  expect(stranger.messages).toEqual([]);

  await strip.getByRole('button', { name: 'Turn off' }).click();
  await expect(strip).toHaveCount(0);
  await waitForHydration(page);
  await expect(page.locator('main')).not.toContainText(secondEdition);
  expect(messages).toEqual([]);
});

test('Module Federation’s DevTools see the page’s modules; a site without overrides ignores the parameter', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  const wish = `?override=mfe-services@http://localhost:${port}`;
  await page.goto(`${site.url}/services${wish}`);
  await expect(page.locator('main')).toContainText(secondEdition);
  // The data that the DevTools read (module-federation.io/guide/debug/chrome-devtool).
  const seen = await page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as never as {
      __FEDERATION__: {
        moduleInfo: Record<string, object>;
        __INSTANCES__: { name: string; options: { remotes: { name: string }[]; shared: object } }[];
      };
    };
    const host = federation.__INSTANCES__.find(({ name }) => name === 'shell');
    return {
      remotes: host?.options.remotes.map(({ name }) => name),
      shared: Object.keys(host?.options.shared ?? {}),
      manifests: Object.keys(federation.moduleInfo),
    };
  });
  expect(seen.remotes).toContain('mfe_services');
  expect(seen.shared).toEqual(expect.arrayContaining(['react', 'react-dom', 'shared-content/ui']));
  expect(seen.manifests.join()).toContain('mfe_services');

  // A site without overrides uses its own section.
  await page.goto(`${baseURL}/services${wish}`);
  await waitForHydration(page);
  await expect(page.locator('main')).not.toContainText(secondEdition);
  await expect(page.locator('#site-overrides')).toHaveCount(0);
  await page.context().close();
});

test('shows a page of the developer’s section that the release lacks', async ({ browser }) => {
  const { page } = await openVisit(browser);
  await page.goto(`${site.url}/services?override=mfe-services@http://localhost:${port}`);
  await expect(page.locator('main')).toContainText(secondEdition);
  const answer = await page.goto(`${site.url}/services/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('#site-overrides')).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
});

test('an override of another machine is refused, with the reason on the page', async ({ browser }) => {
  const { page } = await openVisit(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/services?override=mfe-services@https://sections.example.com`);
  await expect(page.locator('#site-overrides')).toContainText(
    'Refused: mfe-services: https://sections.example.com is not this machine',
  );
  await waitForHydration(page);
  await expect(page.locator('main')).not.toContainText(secondEdition);
  expect(asked.filter((url) => url.startsWith('https://sections.example.com'))).toEqual([]);
});

test('a missing development server shows the error surface, with a button to end overrides', async ({
  browser,
}) => {
  const { page } = await openVisit(browser);
  await page.goto(`${site.url}/services?override=mfe-services@http://localhost:${await freePort()}`);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('#site-overrides')).toHaveCount(0);
});

test('a site without ALLOW_OVERRIDES ignores the parameter and the storage', async ({ browser, baseURL }) => {
  const { page, messages } = await openVisit(browser);
  await page.addInitScript(
    (origin) => localStorage.setItem('site-overrides', JSON.stringify({ 'mfe-services': origin })),
    `http://localhost:${port}`,
  );
  const answer = await page.goto(`${baseURL}/services?override=mfe-services@http://localhost:${port}`);
  expect(answer?.headers()['content-security-policy']).not.toContain('localhost');
  const hydration = await waitForHydration(page);
  await expect(page.locator('main')).not.toContainText(secondEdition);
  await expect(page.locator('#site-overrides')).toHaveCount(0);
  expect(hydration.kept).toBe(hydration.served);
  expect(messages).toEqual([]);
});
