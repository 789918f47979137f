import { type Page, expect, test } from '@playwright/test';

const main = (page: Page) => page.locator('main');
const profile = (page: Page) => page.locator('dialog[open]');
const getTarget = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

test.describe('about', () => {
  test('a client reads about the company and follows its links', async ({ page }) => {
    await page.goto('/about');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main(page).getByRole('img', { name: /long table/ })).toBeInViewport();
    await expect(
      main(page)
        .getByText(/^3\+\s*Years$/)
        .first(),
    ).toBeVisible();
    for (const name of ['Our Story', 'Our Mission', 'Our Values', 'Our Vision'])
      await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(getTarget(page, 'Start Your Project')).toHaveAttribute('href', '/contact');
    await expect(getTarget(page, 'View Our Works')).toHaveAttribute('href', '/projects');
  });

  test('a profile dialog traps the focus, and returns it on Escape', async ({ page }) => {
    await page.goto('/about');
    const opener = main(page).getByRole('button', { name: 'Dr. Rezwana Moyeen' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(profile(page)).toHaveAccessibleName('Dr. Rezwana Moyeen');
    await expect(page).toHaveURL(/\/about\?member=rezwana-moyeen$/);
    const close = profile(page).getByRole('button', { name: 'Close profile' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(profile(page).getByRole('link', { name: /^Google Scholar/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(profile(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/about$/);
    await expect(opener).toBeFocused();
  });

  test('a press beside a profile closes it even if React never starts', async ({ page }) => {
    await page.route(/\/assets\/shell\/[^/]+\/main\./, (route) => route.abort());
    await page.goto('/about');
    // The header's buttons have it once the document's first script has run.
    await page.locator('button[data-enhanced]').first().waitFor({ state: 'attached' });
    await main(page).getByRole('button', { name: 'Pritom Chakma' }).click();
    await expect(profile(page)).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(profile(page)).toHaveCount(0);
  });
});

test.describe('about without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('profiles open and close without JavaScript', async ({ page }) => {
    await page.goto('/about');
    await main(page).getByRole('button', { name: 'Ishrat Noor' }).click();
    await expect(profile(page)).toBeVisible();
    await profile(page).getByRole('button', { name: 'Close profile' }).click();
    await expect(profile(page)).toHaveCount(0);
  });
});
