import { type Page, expect } from '@playwright/test';
import { startReact } from './visit';

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const panel = (page: Page, name: 'services' | 'industries') => page.locator(`#menu-${name}`);
export const caret = (page: Page, label: 'Services' | 'Industries') =>
  page.getByRole('button', { name: `${label} menu` });

/** Opens a page and starts React, as the visitor's first sign of interaction does. */
export async function openLive(page: Page, path = '/about'): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('site:hydrated', () => ((globalThis as { __isAlive?: boolean }).__isAlive = true)),
  );
  await page.goto(path);
  await expect(page.locator('nav[data-live]')).toBeAttached();
  await startReact(page);
  await page.waitForFunction(() => (globalThis as { __isAlive?: boolean }).__isAlive);
}

/** As `openLive`, but the page's timers then run only in the returned function, so no test depends on the machine's speed. */
export async function openWithClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.install();
  await openLive(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  return (milliseconds) => page.clock.runFor(milliseconds);
}
