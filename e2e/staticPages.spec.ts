import { expect, test } from '@playwright/test';
import { getDocumentScripts } from '../shell/site/client/getDocumentScripts';
import { openVisit, getPins, waitForIdle, waitForHydration } from './visit';

test('links of a static page open within the tab, and Back restores the position', async ({
  browser,
  baseURL,
}) => {
  const { page, messages, scripts } = await openVisit(browser);
  // With data saving, nothing is prefetched.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto(`${baseURL}/services`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const link = page.locator('main a[href="/services/ai-ml"]').first();
  await link.scrollIntoViewIfNeeded();
  // Measured at the click: Playwright may scroll once more to reach the link.
  const top = await link.evaluate((element: HTMLElement) => {
    element.click();
    return scrollY;
  });
  expect(top).toBeGreaterThan(200);
  await expect(page.getByRole('heading', { level: 1, name: /AI/ })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/services/ai-ml');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  expect(await page.evaluate(() => globalThis.__hydration.alive)).toContain('mfe-services /services');

  // No script is requested. Some of the page's pictures had not come into view.
  const before = scripts.length;
  const lost: string[] = [];
  page.on('requestfailed', (request) => lost.push(`${request.resourceType()} ${request.url()}`));
  await page.context().setOffline(true);
  await page.goBack();
  await expect(page.locator('main a[href="/services/ai-ml"]').first()).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  expect(scripts).toHaveLength(before);
  expect(
    await page.evaluate(() => globalThis.__hydration.alive.filter((part) => part.endsWith('/services'))),
  ).toEqual(['mfe-services /services', 'mfe-services /services']);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await expect(page).toHaveTitle(/^Custom Software Development and IT Services/);
  await expect(page.locator('main h1')).toBeFocused();
  await page.context().setOffline(false);
  // The browser asks for the tab's icon by itself, whenever it has time.
  expect(lost.filter((request) => !/^image |\/favicon\.svg$/.test(request))).toEqual([]);
  expect(messages.filter((message) => !message.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await page.context().close();
});

test('a link back to the served page prefetches nothing', async ({ browser, baseURL }) => {
  const { page, scripts } = await openVisit(browser);
  await page.goto(`${baseURL}/services`);
  await waitForHydration(page);
  const link = (path: string) => page.locator(`header a[href="${path}"]:visible`).first();
  await link('/contact').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
  await link('/services').hover();
  await waitForIdle(page, 500);
  // The pointer prefetches all of another page.
  await link('/projects').hover();
  await expect.poll(() => scripts.some((script) => script.endsWith('/projects.js'))).toBe(true);
  expect(scripts.filter((script) => script.endsWith('/services.js'))).toEqual([]);
  await page.context().close();
});

test('links of a static page keep their query, and can open a new tab', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser);
  await page.goto(`${baseURL}/services/ai-ml`);
  await waitForHydration(page);
  const link = page.locator('main a[href="/contact?about=ai-ml"]').first();
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await other.close();
  expect(new URL(page.url()).pathname).toBe('/services/ai-ml');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?about=ai-ml');
  await page.context().close();
});

test('on a static page blocks reveal on scroll, and a failed portrait becomes the placeholder', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  await page.route(/\/assets\/mfe-company\/.+\.avif$/, (route) => route.abort());
  await page.goto(`${baseURL}/careers`);
  await waitForHydration(page);
  await expect(page.locator('main img[src*="placeholder"]').first()).toBeVisible();
  const slots = page.locator('main [data-rise]');
  expect(await slots.count()).toBeGreaterThan(2);
  await expect(slots.last()).toHaveAttribute('data-reveal', 'waiting');
  await slots.last().scrollIntoViewIfNeeded();
  await expect(slots.last()).toHaveAttribute('data-reveal', 'shown');
  await page.context().close();
});

test('before interaction a static page runs one script; an early click opens the document', async ({
  browser,
  baseURL,
}) => {
  const { page, messages } = await openVisit(browser);
  // Not those that are only fetched or preloaded.
  const ran = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') ran.add(new URL(request.url()).pathname);
  });
  await page.goto(`${baseURL}/services/ai-ml`);
  await expect(page.locator('header nav[data-live]')).toBeAttached();
  const [first = '', ...others] = getDocumentScripts(await getPins(page), '/services/ai-ml');
  // The others are fetched meanwhile, and wait.
  await page.waitForFunction(
    (urls) => urls.every((url) => performance.getEntriesByName(location.origin + url).length > 0),
    others,
  );
  expect([...ran]).toEqual([first]);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href^="/contact"]')?.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
  expect(await page.evaluate(() => globalThis.__hydration.served.length)).toBeGreaterThan(0);
  await page.goBack();
  await page.locator('main a[href^="/contact"]').first().hover();
  await expect.poll(() => [...ran]).toEqual(expect.arrayContaining([first, ...others]));
  await expect.poll(() => page.evaluate(() => globalThis.__hydration.alive)).toContain('');
  expect(messages).toEqual([]);
  await page.context().close();
});

test('disclosures opened before React starts stay open', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser);
  await page.goto(`${baseURL}/services/ai-ml`);
  await expect(page.locator('header nav[data-live]')).toBeAttached();
  const caret = page.getByRole('button', { name: 'Services menu' });
  // Twice, so that hover plays no role.
  await caret.focus();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await caret.click();
  const before = await caret.getAttribute('aria-expanded');
  await waitForHydration(page);
  await expect(caret).toHaveAttribute('aria-expanded', before ?? '');
  await page.context().close();
});
