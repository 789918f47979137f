import { type Page, expect } from '@playwright/test';
import { axeFindings } from './axeFindings';
import { tooFaint } from './pixelContrast';

/**
 * Checks that a hydrated page of 390 or 1280 px has contrast and does not scroll sideways. At 1280 px it also checks
 * accessibility.
 */
export async function expectSound(page: Page, path: string, width: number): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // Motion only costs time here, and what rises as its visitor scrolls would stay unseen.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const risen = new CSSStyleSheet();
    risen.replaceSync(
      '[data-reveal]{opacity:1!important;transform:none!important;transition:none!important}',
    );
    document.adoptedStyleSheets = [risen];
  });
  // The form is complete when the captcha has passed.
  if (path === '/contact') await expect(page.getByText('Verification completed')).toBeVisible();
  expect(await excess(), `${path} at ${width} px`).toBeLessThanOrEqual(0);
  expect(await tooFaint(page), `${path} at ${width} px`).toEqual([]);
  if (width === 390) {
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await excess(), `${path} at 320 px`).toBeLessThanOrEqual(0);
    return;
  }
  // The largest window: its document contains the rules of what it first shows (`blocksInView` in stylesheets.ts).
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
}
