import { type Page, expect, test } from '@playwright/test';
import type { Beacon } from 'shared-content/telemetry';
import { type SiteProcess, runCli, startSite } from './siteProcess';
import { openVisit, getPins, waitForHydration, startReact } from './visit';

const token = 'token-of-24-characters-for-tests';
let site: SiteProcess;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSite({ METRICS_TOKEN: token });
});
test.afterAll(() => site?.stop());

const metrics = async () =>
  (await fetch(`${site.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();

/** The bodies that a page sends to the API, in order. */
function getBeacons(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/telemetry')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

/** Measures every page view as a visitor's, instead of one in ten. */
const measureAll = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0;
    Object.defineProperty(navigator, 'webdriver', { value: false });
  });

test('a section without its entry shows in metrics and status during the visit', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 390 });
  const bodies = getBeacons(page);
  await page.route(/\/assets\/mfe-portfolio\/[^/]+\/remoteEntry\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto(`${site.url}/projects`);
  await startReact(page);
  await expect(page.locator('[data-frozen]')).toBeAttached();
  const { shell, version = '' } = await getPins(page);
  await expect
    .poll(() => bodies.map((body) => JSON.parse(body) as Beacon))
    .toMatchObject([{ shell: shell.version, failures: [{ kind: 'entry', app: 'mfe-portfolio', version }] }]);
  await expect
    .poll(metrics)
    .toContain(`site_failures_total{kind="entry",app="mfe-portfolio",version="${version}"} 1`);
  await expect
    .poll(
      () =>
        runCli(['status'], {
          SITE_DIR: process.env.E2E_SITE_DIR ?? '.cache/e2e-site',
          SITE_URL: site.url,
          METRICS_TOKEN: token,
        }),
      { timeout: 60_000, intervals: [1_000] },
    )
    .toContain(`mfe-portfolio ${version}: 1 failure (loads of its entry)`);
});

test('the inline loader reports a document whose shell is lost', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 1280 });
  const bodies = getBeacons(page);
  await page.route(/\/assets\/shell\/.+\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.url}/about`);
  const { shell } = await getPins(page);
  await expect.poll(() => bodies).toEqual([shell.version]);
  await expect
    .poll(metrics)
    .toContain(`site_failures_total{kind="script",app="shell",version="${shell.version}"} 1`);
});

test('a visit’s web vitals are reported at its end, without personal data', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 1280 });
  const bodies = getBeacons(page);
  await measureAll(page);
  const vitals = page.waitForResponse(/\/assets\/shell\/[^/]+\/vitals\.js/);
  await page.goto(`${site.url}/services/ai-ml?utm_source=ada#faq`);
  await waitForHydration(page);
  await vitals;
  await page.keyboard.press('Shift');
  await page.waitForTimeout(500);
  expect(bodies).toEqual([]);
  // Simulates a tab that goes to the background, because the protocol does not show requests during unload.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => bodies.length).toBe(1);
  const told = JSON.parse(bodies[0] ?? '{}') as Beacon;
  expect(Object.keys(told).sort()).toEqual(['shell', 'vitals']);
  expect(told.vitals).toMatchObject({ page: '/services/*', device: 'desktop' });
  for (const name of ['LCP', 'FCP', 'TTFB', 'CLS'] as const)
    expect(told.vitals?.[name]).toBeGreaterThanOrEqual(0);
  expect(Object.keys(told.vitals ?? {})).not.toContain('ada');
  await expect.poll(metrics).toMatch(/site_web_vitals_total\{name="LCP"/);
});

test('with the data saver on, nothing is measured or reported', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 390 });
  const bodies = getBeacons(page);
  await measureAll(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.route(/\/assets\/mfe-portfolio\/[^/]+\/remoteEntry\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto(`${site.url}/projects`);
  await startReact(page);
  await expect(page.locator('[data-frozen]')).toBeAttached();
  await page.waitForTimeout(1_000);
  await page.goto('about:blank');
  expect(asked.filter((url) => /vitals\.js/.test(url))).toEqual([]);
  expect(bodies).toEqual([]);
});
