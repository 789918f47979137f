import { type Page, expect, test } from '@playwright/test';
import { company } from 'shared-content/content';
import { bar, openLive } from './headerMenus';
import { clickWhenReady, holdScripts, openVisit, startReact, waitForHydration } from './visit';

test('while a section hangs, the last of several clicks decides the page', async ({ page }) => {
  await holdScripts(page, 'mfe-company');
  await openLive(page, '/');
  await bar(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
  await startReact(page);
  await bar(page).getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: company.tagline })).toBeVisible();
});

/** Checks the announcements for a visitor who has arrived at a page. */
async function expectArrived(page: Page, heading: string, title: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('#route-announcer')).toHaveText(title);
}

test('title, address, focus and announcement are correct after every kind of page', async ({ page }) => {
  await openLive(page, '/nope');
  await clickWhenReady(page.getByRole('link', { name: 'Go Home' }));
  await expectArrived(page, company.tagline, /Shapla Systems/);
  await expect(bar(page).locator('[aria-current]')).toHaveText(['Home']);
  await page.goBack();
  // The document of an unknown address comes anew.
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(page.locator('main code')).toHaveText('/nope');
  await startReact(page);
  await page.waitForFunction(() => (globalThis as { __isAlive?: boolean }).__isAlive);
  await clickWhenReady(bar(page).getByRole('link', { name: 'Projects' }));
  await expectArrived(page, 'Our Projects', /Projects/);
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Projects');

  // Out of a document whose section never loads, and out of one whose section loads late.
  for (const way of ['frozen', 'late'] as const) {
    if (way === 'frozen') await page.route('**/assets/mfe-portfolio/**', (route) => route.abort());
    else await holdScripts(page, 'mfe-portfolio');
    await openLive(page, '/projects');
    if (way === 'frozen') await expect(page.locator('[data-frozen]')).toBeAttached();
    await clickWhenReady(bar(page).getByRole('link', { name: 'About' }));
    await expectArrived(page, 'Software from Dhaka', /About/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('Back, Forward and reload restore the scroll position; links go to top or fragment', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  // With any interception there is no cache: the reload would restore the scroll position before the font.
  await page.unrouteAll();
  // A page that is being left gives no answer.
  const y = () => page.evaluate(() => Math.round(scrollY)).catch(() => NaN);
  const scroll = (top: number) =>
    page.evaluate(
      (to) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true });
          scrollTo({ top: to, behavior: 'instant' });
        }).then(() => {}),
      top,
    );
  await page.goto(`${baseURL}/services`);
  await waitForHydration(page);
  await scroll(1500);
  await clickWhenReady(page.locator('footer a[href="/about"]').first());
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);
  expect(await y()).toBe(0);
  await scroll(700);
  await page.goBack();
  await expect.poll(y).toBe(1500);
  await page.goForward();
  await expect.poll(y).toBe(700);
  await page.reload();
  await waitForHydration(page);
  expect(await y()).toBe(700);
  // Also after the reload: scroll positions outlive the document.
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(y).toBe(1500);
  await waitForHydration(page);

  // A link to a part of another page, as the router handles it.
  await page.evaluate(() => {
    history.pushState({ key: 'part', idx: 9 }, '', '/privacy-policy#security');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page).toHaveTitle(/Privacy/);
  await expect(page.locator('#security')).toBeInViewport();
  await waitForHydration(page);

  // Jumps within a page, and Back from them.
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.locator('#overview')).toBeInViewport();
  await page.waitForTimeout(150);
  const overview = await y();
  await contents.getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect.poll(y).toBeGreaterThan(overview + 500);
  await page.goBack();
  await expect.poll(y).toBe(overview);
  await page.context().close();
});
