import { expect, test } from '@playwright/test';
import { industries, industryPath, mainNavigation, serviceGroups, servicePath } from 'shared-content/content';
import { menuTiming } from '../shell/site/ui/header/enhanceMenus';
import { bar, caret, openLive, openWithClock, panel } from './headerMenus';
import { holdScripts } from './visit';

test('the header links to every part of the site and marks the current one', async ({ page }) => {
  await page.goto('/careers');
  for (const { label, path } of mainNavigation)
    await expect(bar(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText(['Careers']);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Get a FREE Consultation' }),
  ).toHaveAttribute('href', '/contact');

  await page.goto('/services/ai-ml');
  await expect(bar(page).locator('.top[aria-current="true"]')).toHaveText(['Services']);
});

test('the mega menu has 900 px, four columns, all services and Get Quote; the dropdown has six industries', async ({
  page,
}) => {
  await openLive(page);
  await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(panel(page, 'services')).toBeVisible();
  expect((await panel(page, 'services').boundingBox())?.width).toBe(900);
  const lists = panel(page, 'services').getByRole('list');
  await expect(lists).toHaveCount(4);
  const lefts = new Set<number>();
  for (const [index, { title, services }] of serviceGroups.entries()) {
    await expect(panel(page, 'services')).toContainText(title);
    const links = lists.nth(index).getByRole('link');
    await expect(links).toHaveText(services.map(({ name }) => name));
    for (const [row, service] of services.entries())
      await expect(links.nth(row)).toHaveAttribute('href', servicePath(service));
    lefts.add(Math.round((await lists.nth(index).boundingBox())?.x ?? -1));
  }
  expect(lefts.size).toBe(4);
  await expect(panel(page, 'services').getByRole('link', { name: 'Get Quote' })).toHaveAttribute(
    'href',
    '/contact',
  );

  await bar(page).getByRole('link', { name: 'Industries', exact: true }).hover();
  const links = panel(page, 'industries').getByRole('link');
  await expect(links).toHaveText(industries.map(({ name }) => name));
  for (const [index, industry] of industries.entries())
    await expect(links.nth(index)).toHaveAttribute('href', industryPath(industry));
});

test('a mouse crossing Industries keeps the mega menu; a mouse that rests there changes it', async ({
  page,
}) => {
  const wait = await openWithClock(page);
  await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await wait(menuTiming.open - 1);
  await expect(caret(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await wait(1);
  await expect(panel(page, 'services')).toBeVisible();
  const over = await bar(page).getByRole('link', { name: 'Industries', exact: true }).boundingBox();
  const target = await panel(page, 'services').getByRole('link', { name: 'IT Consulting' }).boundingBox();
  if (!over || !target) throw new Error('nothing to move over');
  await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2);
  await wait(menuTiming.change - 1);
  await page.mouse.move(target.x + 10, target.y + 10, { steps: 4 });
  await wait(2 * menuTiming.change);
  await expect(panel(page, 'services')).toBeVisible();
  await expect(panel(page, 'industries')).toBeHidden();

  await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2);
  await wait(menuTiming.change);
  await expect(panel(page, 'industries')).toBeVisible();
  await expect(panel(page, 'services')).toBeHidden();
  await page.mouse.move(640, 800);
  await wait(menuTiming.close);
  await expect(panel(page, 'industries')).toBeHidden();
});

test('the menus work by keyboard alone', async ({ page }) => {
  await openLive(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  // Opens on focus (specification 2.3).
  await expect(bar(page).getByRole('link', { name: 'Services', exact: true })).toBeFocused();
  await expect(panel(page, 'services')).toBeVisible();
  await expect(caret(page, 'Services')).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  const link = (name: string) => panel(page, 'services').getByRole('link', { name });
  await expect(link('Custom Web Applications')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link('Mobile Solutions')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(link('Website Design')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  await expect(link('Get Quote')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(panel(page, 'services')).toBeHidden();
  await expect(caret(page, 'Services')).toBeFocused();
  await expect(caret(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'services')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'services')).toBeHidden();

  // Along the bar: it closes one menu and opens the next.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(panel(page, 'industries')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/industries\/healthcare$/);
  await expect(panel(page, 'industries')).toBeHidden();
});

test('without JavaScript the menus open on hover, focus and tap', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/about');
  await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(panel(page, 'services').getByRole('link', { name: 'Cybersecurity' })).toBeVisible();
  // A mouse that only crosses the link opens nothing, because CSS waits as long as the script does (DesktopNav.tsx).
  await expect(panel(page, 'services')).toHaveCSS('transition-delay', `${menuTiming.open / 1000}s`);
  await page.mouse.move(640, 800);
  await expect(panel(page, 'services')).toBeHidden();
  await caret(page, 'Industries').click();
  await page.mouse.move(640, 800);
  await expect(panel(page, 'industries').getByRole('link', { name: 'Finance' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'industries')).toBeHidden();
  await context.close();
});

test('a menu opened before the scripts loaded stays open afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await caret(page, 'Industries').click();
  await page.mouse.move(640, 800);
  await expect(panel(page, 'industries')).toBeVisible();
  await expect(page.locator('nav[data-live]')).toHaveCount(0);
  release();
  await expect(page.locator('nav[data-live]')).toBeAttached();
  await expect(caret(page, 'Industries')).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, 'industries')).toBeVisible();
  await caret(page, 'Industries').click();
  await expect(panel(page, 'industries')).toBeHidden();
});
