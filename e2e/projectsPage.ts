import { type Page, expect } from '@playwright/test';

export const industryButton = (page: Page) => page.getByRole('button', { name: /^Industry / });
export const technologyButton = (page: Page) => page.getByRole('button', { name: /^Technology / });
export const cards = (page: Page) =>
  page.locator('main').getByRole('link', { name: /\(opens in a new tab\)$/ });
export const option = (page: Page, name: string) =>
  page.getByRole('option', { name: new RegExp(`^${name} ?\\(`) });

/** Opens /projects and waits for the section: before that the page is readable, but its dropdowns do not work. */
export async function openProjects(page: Page, search = ''): Promise<void> {
  await page.goto(`/projects${search}`);
  await expect(async () => {
    await industryButton(page).press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}
