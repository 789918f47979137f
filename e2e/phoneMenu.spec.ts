import { expect, test } from '@playwright/test';
import { company } from 'shared-content/content';

test('a phone’s menu shows one section at a time and the booking button', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.goto('/about');
    if (javaScriptEnabled) await expect(page.locator('nav[data-live]')).toBeAttached();
    const book = page.getByRole('banner').getByRole('link', { name: 'Book a Call' });
    await expect(book).toHaveAttribute('href', company.bookingUrl);
    await expect(book).toHaveAttribute('target', '_blank');

    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.locator('header summary').first().tap();
    await expect(menu).toBeVisible();
    await expect(menu.locator('.row[aria-current="page"]')).toHaveText('About');
    const section = (name: string) => menu.locator('summary', { hasText: name });
    await section('Services').tap();
    await expect(menu.getByRole('link', { name: 'CI/CD & DevOps' })).toBeVisible();
    await section('Industries').tap();
    await expect(menu.getByRole('link', { name: 'Government' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'CI/CD & DevOps' })).toBeHidden();
    await section('Industries').tap();
    await expect(menu.getByRole('link', { name: 'Government' })).toBeHidden();

    if (javaScriptEnabled) {
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.locator('header summary').first().tap();
    }
    await menu.getByRole('link', { name: 'Careers' }).tap();
    await expect(page).toHaveURL(/\/careers$/);
    await expect(menu).toBeHidden();
    await context.close();
  }
});
