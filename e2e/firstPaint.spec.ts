import { type Locator, type Page, type Route, expect, test } from '@playwright/test';
import { holdBack, holdScripts, openVisit, waitForLayout, waitForLife } from './visit';

/** As on a phone that has no moment to spare: the loader goes on when `__idle` is called. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(globalThis, {
      requestIdleCallback: (next: () => void) => waiting.push(next),
      __idle: () => {
        Object.assign(globalThis, { requestIdleCallback: (next: () => void) => setTimeout(next, 0) });
        while (waiting.length > 0) waiting.shift()?.();
      },
    });
  });

const idle = (page: Page) => page.evaluate(() => (globalThis as unknown as { __idle(): void }).__idle());

const layoutOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).contentVisibility);

const isInWindow = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

const last = '[data-part]>:last-child';

test('what lies below a phone’s window is laid out after the first paint, and shown to whoever is faster', async ({
  browser,
}) => {
  const { page } = await openVisit(browser, { width: 390 });
  await neverIdle(page);
  await page.goto('/careers');
  expect(await layoutOf(page, last)).toBe('hidden');
  expect(await layoutOf(page, 'footer')).toBe('hidden');
  expect(await layoutOf(page, '[data-part]>:first-child')).toBe('visible');
  await page.mouse.wheel(0, 40);
  await expect(page.locator('footer')).toHaveCSS('content-visibility', 'auto');
  const below = page.getByRole('heading', { name: 'Our Hiring Process' });
  for (let turns = 0; turns < 40 && !(await isInWindow(below)); turns++) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(below).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await idle(page);
  await waitForLayout(page);
  expect((await waitForLife(page)).shift).toBeLessThan(0.02);
  await page.context().close();
});

test('a phone asks for no picture and no rules of what is below its window before the first view has its own', async ({
  browser,
}) => {
  const { page } = await openVisit(browser, { width: 390 });
  await neverIdle(page);
  const early: string[] = [];
  page.on('request', (request) => {
    if (/-tile\.\w+$|\/late\.\w+\.css$/.test(request.url())) early.push(request.url());
  });
  const bring = await holdBack(page, '**/industries-tall.*');
  await page.goto('/industries', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await layoutOf(page, '[data-part]>:nth-child(2)')).toBe('hidden');
  const loaded = page.waitForEvent('load');
  bring();
  await loaded;
  expect(early).toEqual([]);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => early.filter((url) => url.endsWith('.css'))).toHaveLength(1);
  await expect.poll(() => early.length).toBeGreaterThan(1);
  await page.context().close();
});

test('a tall narrow window is laid out as far as it shows', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 600 });
  await neverIdle(page);
  await page.setViewportSize({ width: 600, height: 2400 });
  await page.goto('/services/team-augmentation');
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll('[data-part]>*')].slice(0, 3).map((part) => ({
      isShown: part.getBoundingClientRect().top < innerHeight,
      layout: getComputedStyle(part).contentVisibility,
    })),
  );
  expect(parts.filter(({ isShown }) => isShown).length).toBeGreaterThan(1);
  for (const { isShown, layout } of parts) expect(layout).toBe(isShown ? 'visible' : 'hidden');
  await page.context().close();
});

test('a part that is asked for, a reload and Back find the page laid out whole', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 390 });
  await neverIdle(page);
  await page.goto('/privacy-policy#cookies');
  expect(await layoutOf(page, 'footer')).toBe('visible');
  await page.goto('/careers');
  expect(await layoutOf(page, 'footer')).toBe('hidden');
  await page.reload();
  expect(await layoutOf(page, 'footer')).toBe('visible');
  await page.goto('/blog');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/careers');
  expect(await layoutOf(page, 'footer')).toBe('visible');
  await page.context().close();
});

test('whoever presses something finds the page laid out whole, so that a way within it ends where it leads', async ({
  browser,
}) => {
  const { page } = await openVisit(browser, { width: 390 });
  await neverIdle(page);
  await page.goto('/careers');
  expect(await layoutOf(page, 'footer')).toBe('hidden');
  await page.keyboard.press('Tab');
  await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
  await page.context().close();
});

const visibilityBelow = (page: Page) =>
  page.evaluate(
    (part) =>
      [part, 'footer'].map((one) => getComputedStyle(document.querySelector(one) as Element).visibility),
    last,
  );

test('what no window shows at first is not seen without its rules, and stands when the page is loaded', async ({
  browser,
}) => {
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

test('a phone’s first scroll brings the rules of what no window shows at first, and a reload at once', async ({
  browser,
}) => {
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

for (const width of [390, 1280])
  for (const [way, answer] of [
    ['is lost', (route: Route) => route.abort()],
    ['hangs', () => new Promise(() => {})],
  ] as const)
    test(`a late sheet that ${way} keeps no words back, nor the page from coming alive, at ${width} px`, async ({
      browser,
    }) => {
      const { page } = await openVisit(browser, { width });
      await page.route('**/late.*.css', answer);
      await page.goto('/careers', { waitUntil: 'domcontentloaded' });
      await expect(page.locator('footer')).toBeVisible();
      await expect(page.locator(last)).toBeVisible();
      await page.waitForFunction(() => globalThis.__life.alive.length > 1);
      await page.context().close();
    });

test('a menu opened before any script has come is dressed by the late sheet', async ({ browser }) => {
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

test('a phone’s menu asks for its rules and shows with them', async ({ browser }) => {
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

test('a late sheet that is lost is made up for when the page comes alive', async ({ browser }) => {
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

test('a browser without popovers shows no menu before its rules have come, and its menu by hover then', async ({
  browser,
}) => {
  const { page } = await openVisit(browser);
  // Its document, in words that Chromium knows as little as that browser knows popovers.
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({
      response,
      headers,
      body: (await response.text()).replaceAll('popover', 'popunder'),
    });
  });
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

test('whoever asked for less motion sees the late rules stand at once: nothing runs to them', async ({
  browser,
}) => {
  const { page } = await openVisit(browser, { still: true });
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
