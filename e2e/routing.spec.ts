import { type Page, expect, test } from '@playwright/test';
import { company } from 'shared-content/content';
import { bar, openLive } from './headerMenus';
import { holdScripts, openVisit, waitForHydration } from './visit';

test('during a section’s load a progress bar shows; then focus and title follow', async ({ page }) => {
  const release = await holdScripts(page, 'mfe-company');
  await openLive(page, '/');
  await bar(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  const progress = page.getByRole('progressbar');
  await expect(progress).toBeVisible();
  expect((await progress.boundingBox())?.height).toBeLessThanOrEqual(4);
  await expect(page.getByRole('heading', { level: 1, name: company.tagline })).toBeVisible();
  release();
  const heading = page.getByRole('heading', { level: 1, name: 'Join Our Team' });
  await expect(heading).toBeFocused();
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole('status').first()).toHaveText(await page.title());
});

test('the last of several clicks during a load decides the page', async ({ page }) => {
  const release = await holdScripts(page, 'mfe-company');
  await openLive(page, '/');
  await bar(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await bar(page).getByRole('link', { name: 'Projects' }).click();
  const projects = page.getByRole('heading', { level: 1, name: 'Our Projects' });
  await expect(projects).toBeFocused();
  release();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(projects).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: company.tagline })).toBeFocused();
});

/** Checks the announcements for a visitor who has arrived at a page. */
async function expectArrived(page: Page, heading: string, title: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('#route-announcer')).toHaveText(title);
}

test('title, focus and announcement are correct after every kind of page', async ({ page }) => {
  await openLive(page, '/nope');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expectArrived(page, company.tagline, /Shapla Systems/);
  await page.goBack();
  await expectArrived(page, 'Oops! Page Not Found', /^Page Not Found/);
  await expect(page.locator('main code')).toHaveText('/nope');
  // On the way to a section that is still loading, the 404 page stays.
  const release = await holdScripts(page, 'mfe-portfolio');
  await bar(page).getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.locator('main code')).toHaveText('/nope');
  await expect(page).toHaveTitle(/^Page Not Found/);
  release();
  await expectArrived(page, 'Our Projects', /Projects/);

  // A document whose section never loads, and one whose section loads late.
  for (const way of ['frozen', 'late'] as const) {
    if (way === 'frozen') await page.route('**/assets/mfe-portfolio/**', (route) => route.abort());
    else await holdScripts(page, 'mfe-portfolio');
    await openLive(page, '/projects');
    if (way === 'frozen') await expect(page.locator('[data-frozen]')).toBeAttached();
    await bar(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle(/About/);
    await expect(page.locator('main h1')).toBeFocused();
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
  const y = () => page.evaluate(() => Math.round(scrollY));
  const scroll = async (top: number) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(150);
  };
  await page.goto(`${baseURL}/services`);
  await waitForHydration(page);
  await scroll(1500);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about"]')?.click());
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
  await expect(page.locator('#security')).toBeFocused();

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
