import { type Page, expect } from '@playwright/test';
import { axeFindings } from './axeFindings';

/** A page of those who run the site: it has no script, breaks no rule of axe, and scrolls sideways on no screen. */
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
