import { expect, test } from '@playwright/test';

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`navigation between documents ${reducedMotion === 'reduce' ? 'has no view transition with reduced motion' : 'moves the drawing by a view transition'}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ reducedMotion, baseURL });
    const page = await context.newPage();
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        const moves = Boolean((event as Event & { viewTransition: unknown }).viewTransition);
        document.documentElement.dataset.moves = String(moves);
      }),
    );
    await page.goto('/services/custom-web-applications');
    const drawings = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main *')].filter(
            (element) => getComputedStyle(element).getPropertyValue('view-transition-name') === 'drawing',
          ).length,
      );
    // A second element of that name would stop the browser's transition.
    expect(await drawings()).toBe(1);
    await page.evaluate(() => location.assign('/services/data-analytics'));
    await page.waitForURL('**/services/data-analytics');
    await expect(page.locator('html')).toHaveAttribute('data-moves', String(reducedMotion !== 'reduce'));
    expect(await drawings()).toBe(1);
    await context.close();
  });
