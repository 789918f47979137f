import { type Page, type Route, expect, test } from '@playwright/test';
import { lastPart, neverIdle } from './belowWindow';
import { answerChanged } from './brokenScripts';
import { holdBack, holdScripts, openVisit, waitForLayout, startReact } from './visit';

const visibilityBelow = (page: Page) =>
  page.evaluate(
    (part) =>
      [part, 'footer'].map((one) => getComputedStyle(document.querySelector(one) as Element).visibility),
    lastPart,
  );

test('content below the window stays hidden until its deferred styles have loaded', async ({ browser }) => {
  const { page } = await openVisit(browser);
  await neverIdle(page);
  const bring = await holdBack(page, '**/late.*.css');
  await page.goto('/careers', { waitUntil: 'domcontentloaded' });
  expect(await visibilityBelow(page)).toEqual(['hidden', 'hidden']);
  const loaded = page.waitForEvent('load');
  bring();
  await loaded;
  expect(await visibilityBelow(page)).toEqual(['visible', 'visible']);
  await expect(page.locator('footer')).toHaveCSS('overflow-x', 'clip');
  await page.context().close();
});

test('a phone loads deferred styles at the first scroll, and at once after a reload', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 390 });
  await neverIdle(page);
  const bring = await holdBack(page, '**/late.*.css');
  await page.goto('/careers');
  const asked = page.waitForRequest('**/late.*.css');
  await page.mouse.wheel(0, 40);
  await asked;
  expect(await visibilityBelow(page)).toEqual(['hidden', 'hidden']);
  bring();
  await expect.poll(() => visibilityBelow(page)).toEqual(['visible', 'visible']);
  await expect(page.locator('footer')).toHaveCSS('overflow-x', 'clip');
  await page.reload();
  expect(await visibilityBelow(page)).toEqual(['visible', 'visible']);
  await page.context().close();
});

for (const { width, way, answer } of [
  { width: 390, way: 'hangs', answer: () => new Promise(() => {}) },
  { width: 1280, way: 'is lost', answer: (route: Route) => route.abort() },
])
  test(`a deferred stylesheet that ${way} neither hides content nor blocks hydration, at ${width} px`, async ({
    browser,
  }) => {
    const { page } = await openVisit(browser, { width });
    await page.route('**/late.*.css', answer);
    await page.goto('/careers', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('footer')).toBeVisible();
    await expect(page.locator(lastPart)).toBeVisible();
    await startReact(page);
    await page.waitForFunction(() => globalThis.__hydration.alive.length > 1);
    await page.context().close();
  });

test('a menu opened before any script has loaded gets the deferred styles', async ({ browser }) => {
  const { page } = await openVisit(browser);
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Industries menu' }).click();
  const panel = page.locator('#menu-industries');
  await expect(panel).toHaveCSS('position', 'fixed');
  await expect(panel.getByRole('link', { name: 'Healthcare' })).toHaveCSS('text-decoration-line', 'none');
  release();
  await page.context().close();
});

test('a phone’s menu shows after its styles have loaded', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 390 });
  await neverIdle(page);
  const release = await holdScripts(page);
  const bring = await holdBack(page, '**/late.*.css');
  await page.goto('/about');
  const asked = page.waitForRequest('**/late.*.css');
  await page.locator('header summary').first().click();
  await asked;
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' });
  await expect(link).toBeHidden();
  bring();
  await expect(link).toBeVisible();
  await expect(link).toHaveCSS('text-decoration-line', 'none');
  release();
  await page.context().close();
});

test('a deferred stylesheet that failed is loaded again on hydration', async ({ browser }) => {
  const { page } = await openVisit(browser);
  await page.route('**/late.*.css', (route) => route.abort());
  await page.goto('/about');
  await expect(page.locator('nav[data-live]')).toBeAttached();
  await page.getByRole('button', { name: 'Industries menu' }).click();
  await expect(page.locator('#menu-industries').getByRole('link', { name: 'Healthcare' })).toHaveCSS(
    'text-decoration-line',
    'none',
  );
  await page.context().close();
});

test('without popovers, menus stay hidden until their styles have loaded; then hover opens them', async ({
  browser,
}) => {
  const { page } = await openVisit(browser);
  // Its document, with attribute names unknown to Chromium, as popovers are to that browser.
  await page.route('**/about', (route) =>
    answerChanged(route, (html) => html.replaceAll('popover', 'popunder'), ['content-security-policy']),
  );
  const release = await holdScripts(page);
  const bring = await holdBack(page, '**/late.*.css');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#menu-services')).toHaveCSS('display', 'none');
  bring();
  await waitForLayout(page);
  await page.locator('[data-menu="services"]').hover();
  await expect(page.locator('#menu-services')).toBeVisible();
  await expect(page.locator('#menu-industries')).toBeHidden();
  release();
  await page.context().close();
});

test('with reduced motion, deferred styles apply without a transition', async ({ browser }) => {
  const { page } = await openVisit(browser, { motionless: true });
  await page.addInitScript(() => {
    Object.assign(globalThis, { __ran: 0 });
    addEventListener('transitionrun', () => ((globalThis as unknown as { __ran: number }).__ran += 1), true);
  });
  await page.goto('/');
  await waitForLayout(page);
  await page.locator('header .brand').hover();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(await page.evaluate(() => (globalThis as unknown as { __ran: number }).__ran)).toBe(0);
  await page.context().close();
});
