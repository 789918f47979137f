import { expect, test } from '@playwright/test';
import { getDocumentScripts } from '../shell/site/client/getDocumentScripts';
import { clickWhenReady, openVisit, getPins, waitForHydration } from './visit';

test('a link of a static page mounts the next page, and Back mounts the page before where it was left', async ({
  browser,
  baseURL,
}) => {
  const { page, messages } = await openVisit(browser);
  await page.goto(`${baseURL}/services`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const link = page.locator('main a[href="/services/ai-ml"]').first();
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(200);
  const isReady = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('site:ready', (event) => {
          if ((event as CustomEvent<string>).detail === '/services') resolve(true);
        });
      }),
  );
  await clickWhenReady(link);
  await expect(page.getByRole('heading', { level: 1, name: /AI/ })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/services/ai-ml');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // The page that is left is made ready meanwhile.
  await isReady;
  await page.goBack();
  await expect(page.locator('main a[href="/services/ai-ml"]').first()).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect(page).toHaveTitle(/^Custom Software Development and IT Services/);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  expect(messages).toEqual([]);
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
  const [first = '', ...others] = getDocumentScripts(await getPins(page));
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
