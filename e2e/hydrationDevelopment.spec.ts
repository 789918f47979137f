import { expect, test } from '@playwright/test';
import { routes } from './routes';
import { type SiteProcess, startSite } from './siteProcess';
import { waitForHydration } from './visit';
import { visitEach } from './visitEach';

let site: SiteProcess | undefined;

// The same site with React's development build, which warns where production is silent. Built here, so that no other
// test waits for it, nor does a run without this one.
test.beforeAll(async () => {
  site = await startSite(
    {
      SITE_DIR: '.cache/e2e-development',
      BUILD_MODE: 'development',
      // A fixed port, because documents contain their origin.
      PORT: process.env.E2E_DEVELOPMENT_PORT ?? '4391',
    },
    { command: 'start', patience: 600 },
  );
});

test.afterAll(() => site?.stop());

test('every route hydrates in React’s development build without messages or replaced nodes', async ({
  browser,
}) => {
  await visitEach(browser, routes, { hydrated: true }, async ({ page, messages }, route) => {
    await page.goto(`${site?.url}${route}`);
    const hydration = await waitForHydration(page, 30_000);
    expect(hydration.alive.length, `${route} comes to life`).toBeGreaterThan(0);
    expect(messages, route).toEqual([]);
    expect(hydration.kept, `${route} keeps all server nodes`).toBe(hydration.served);
  });
});
