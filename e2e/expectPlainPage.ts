import { type Page, expect } from '@playwright/test';
import { axeFindings } from './axeFindings';

/** Checks a page for operators: no script, no violation of axe's rules, no horizontal scrolling on any screen. */
export async function expectPlainPage(page: Page): Promise<void> {
  await expect(page.locator('script')).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
    const { scrolls, wide } = await page.evaluate(() => ({
      scrolls: document.documentElement.scrollWidth,
      wide: document.documentElement.clientWidth,
    }));
    expect(scrolls).toBeLessThanOrEqual(wide);
  }
}
