import { expect, test } from '@playwright/test';
import { axeFindings } from './axeFindings';
import { tooFaint } from './pixelContrast';
import { routes } from './routes';
import { waitForLife } from './visit';
import { visitEach } from './visitEach';

test('every page is accessible, has contrast, and does not scroll sideways', async ({ browser, baseURL }) => {
  await visitEach(browser, routes, { motionless: true }, async ({ page }, path) => {
    const excess = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    };
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // Reloaded, because a picture for another width loads late and moves the content below.
      await page.goto(`${baseURL}${path}`);
      await waitForLife(page);
      // The form is complete when the bot check has passed.
      if (path === '/contact') await expect(page.getByText('Verification completed')).toBeVisible();
      expect(await excess(width), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      expect(await tooFaint(page), `${path} at ${width} px`).toEqual([]);
      if (width === 390) expect(await excess(320), `${path} at 320 px`).toBeLessThanOrEqual(0);
    }
    // The largest window: its document contains the rules of what it first shows (`blocksInView` in deferredSheet.ts).
    await page.setViewportSize({ width: 2560, height: 1440 });
    const later = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('[data-part]>*')];
      const below = [
        ...document.querySelectorAll('[data-part]>:nth-child(4),[data-part]>[data-tall]~:nth-child(3)'),
        ...(parts.length >= 3 ? document.querySelectorAll('footer') : []),
      ];
      return below.map((part) => part.getBoundingClientRect().top + scrollY);
    });
    for (const top of later) expect(top, `${path} at 2560 px`).toBeGreaterThanOrEqual(1440);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await axeFindings(page, { within: 'main', contrast: false }), path).toEqual([]);
  });
});

test('the accessibility check detects broken rules', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() => {
    document.querySelector('main h1')?.after(document.createElement('button'));
    document.querySelector('main h1')?.setAttribute('role', 'no-such-role');
  });
  const found = await axeFindings(page, { within: 'main', contrast: false });
  expect(found.map((line) => line.split(':')[0]).sort()).toEqual(['aria-roles', 'button-name']);
});
