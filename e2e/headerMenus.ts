import { type Page, expect } from '@playwright/test';

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const panel = (page: Page, name: 'services' | 'industries') => page.locator(`#menu-${name}`);
export const caret = (page: Page, label: 'Services' | 'Industries') =>
  page.getByRole('button', { name: `${label} menu` });

/** The menus work before any script; this wait is for what only `enhanceMenus` adds. */
export async function openLive(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('nav[data-live]')).toBeAttached();
}
