import { expect, test } from '@playwright/test';
import { chromiumArgs } from './chromiumArgs.js';
import { routes } from './routes';
import { visitEach } from './visitEach';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    // The browser's own setting of its letters' size, which visitors change for large text (WCAG 1.4.4).
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

test('at twice the text size no page scrolls sideways on a phone, and menus fit', async ({
  browser,
  baseURL,
}) => {
  await visitEach(browser, routes, { width: 390, motionless: true }, async ({ page }, path) => {
    await page.goto(`${baseURL}${path}`);
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    // The rules for large text are in the deferred sheet, which a busy machine brings late.
    await expect.poll(beyond, { message: path, timeout: 60_000 }).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expect(page.locator('header .inner > details > summary')).toBeInViewport({ ratio: 1 });
  });
});
