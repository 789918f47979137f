import { get } from 'node:http';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { idle, lastPart, neverIdle } from './belowWindow';
import { routes, samplePages } from './routes';
import { getIntegrity } from 'shared-content/federation';
import { holdBack, openVisit, getPins, waitForLayout, waitForHydration } from './visit';

const getLayout = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).contentVisibility);

/** The first painted frame decides which parts of the page are laid out; `load` can come before it. */
const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Bytes before a connection's first acknowledgement: ten segments (RFC 6928) of 1,460 bytes. */
const firstFlight = 14_600;

/** Bytes of an answer over HTTP/1.1, head and body, as sent. */
const getBytes = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br', connection: 'keep-alive' } }, (answer) => {
      const { socket } = answer;
      answer
        .on('error', reject)
        .on('end', () => {
          resolve(socket.bytesRead);
          socket.destroy();
        })
        .resume();
    }).on('error', reject);
  });

test('documents and their headers fit the first flight of packets', async ({ baseURL }) => {
  for (const route of routes)
    expect(await getBytes(`${baseURL}${route}`), route).toBeLessThanOrEqual(firstFlight);
});

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Element }[] };

const isInWindow = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('blocks below a phone’s window are laid out after first paint, or on scroll', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 390 });
  await neverIdle(page);
  await page.goto('/careers');
  expect(await getLayout(page, lastPart)).toBe('hidden');
  expect(await getLayout(page, 'footer')).toBe('hidden');
  expect(await getLayout(page, '[data-part]>:first-child')).toBe('visible');
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
  expect((await waitForHydration(page)).shift).toBeLessThan(0.02);
  await page.context().close();
});

test('a phone loads the first view’s pictures and styles before those below it', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 390 });
  await neverIdle(page);
  const early: string[] = [];
  page.on('request', (request) => {
    if (/-tile\.\w+\.\w+$|\/late\.\w+\.css$/.test(request.url())) early.push(request.url());
  });
  const bring = await holdBack(page, '**/industries-tall.*');
  await page.goto('/industries', { waitUntil: 'domcontentloaded' });
  await firstPaint(page);
  expect(await getLayout(page, '[data-part]>:nth-child(2)')).toBe('hidden');
  const loaded = page.waitForEvent('load');
  bring();
  await loaded;
  expect(early).toEqual([]);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => early.filter((url) => url.endsWith('.css'))).toHaveLength(1);
  await expect.poll(() => early.length).toBeGreaterThan(1);
  await page.context().close();
});

test('scripts load beside the first view’s last picture and run after it', async ({ browser }) => {
  const { page, scripts } = await openVisit(browser, { width: 390 });
  const bring = await holdBack(page, '**/industries-tall.*');
  await page.goto('/industries', { waitUntil: 'domcontentloaded' });
  // A script of a static page.
  const named = Object.keys(getIntegrity(await getPins(page))).slice(0, 1);
  await expect.poll(() => [...scripts].sort()).toEqual(named.sort());
  await page.waitForFunction(
    (urls) =>
      urls.every((url) => performance.getEntriesByName(location.origin + url).length > 0) &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
    named,
  );
  // Two idle moments, in which scripts would run.
  for (let turn = 0; turn < 2; turn++)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const hasMenus = () => page.evaluate(() => document.querySelector('header nav[data-live]') !== null);
  expect(await hasMenus()).toBe(false);
  bring();
  await expect.poll(hasMenus).toBe(true);
  expect((await waitForHydration(page)).alive).toContain('');
  await page.context().close();
});

test('late layout below a phone’s window causes no layout shift', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 390 });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { __moved: moved });
    // Includes shifts after input: the browser counts the test's resize as one. Excludes a late font's (a
    // thousandth).
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        if (value > 0.1)
          moved.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 160) ?? 'something'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The browser counts different ones on each load.
  for (const path of samplePages) {
    await page.goto(path);
    await waitForHydration(page);
    expect(await page.evaluate(() => (globalThis as unknown as { __moved: string[] }).__moved), path).toEqual(
      [],
    );
  }
  await page.context().close();
});

test('a tall narrow window lays out all visible blocks', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 600 });
  await neverIdle(page);
  await page.setViewportSize({ width: 600, height: 2400 });
  await page.goto('/services/team-augmentation');
  await firstPaint(page);
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

test('a fragment, a reload and Back lay out the whole page', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 390 });
  await neverIdle(page);
  await page.goto('/privacy-policy#cookies');
  expect(await getLayout(page, 'footer')).toBe('visible');
  await page.goto('/careers');
  expect(await getLayout(page, 'footer')).toBe('hidden');
  await page.reload();
  expect(await getLayout(page, 'footer')).toBe('visible');
  await page.goto('/blog');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/careers');
  expect(await getLayout(page, 'footer')).toBe('visible');
  await page.context().close();
});

test('a press lays out the whole page, so an in-page link scrolls to its target', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 390 });
  await neverIdle(page);
  await page.goto('/careers');
  expect(await getLayout(page, 'footer')).toBe('hidden');
  await page.keyboard.press('Tab');
  await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
  await page.context().close();
});
