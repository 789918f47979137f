import { type Locator, expect, test } from '@playwright/test';
import { axeFindings } from './axeFindings';
import { tooFaint } from './pixelContrast';
import { cards, industryButton, openProjects, option, technologyButton } from './projectsPage';

test('a visitor filters projects by mouse, reopens the address and goes back', async ({ page }) => {
  await openProjects(page);
  await expect(industryButton(page)).toHaveAccessibleName('Industry All (17)');
  await expect(technologyButton(page)).toHaveAccessibleName('Technology All (17)');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);

  await industryButton(page).click();
  await expect(page.getByRole('listbox', { name: 'Industry' })).toBeVisible();
  await technologyButton(page).click();
  await expect(page.getByRole('listbox')).toHaveCount(1);
  const list = page.getByRole('listbox', { name: 'Technology' });
  const box = await list.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(24 * 16);
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await page.mouse.click(8, 400);
  await expect(page.getByRole('listbox')).toHaveCount(0);

  await industryButton(page).click();
  await option(page, 'Healthcare').click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'projects' })).toHaveText(
    'Showing 3 of 17 projects',
  );
  await technologyButton(page).click();
  await option(page, 'AWS').click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\?industry=Healthcare&technology=AWS$/);

  const shared = await page.context().newPage();
  await openProjects(shared, new URL(page.url()).search);
  await expect(cards(shared)).toHaveCount(2);
  await shared.close();

  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await expect(cards(page)).toHaveCount(17);
  await page.goForward();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards(page)).toHaveCount(17);
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);
});

test('the dropdowns work by keyboard alone', async ({ page }) => {
  await openProjects(page);
  await industryButton(page).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('listbox', { name: 'Industry' });
  await expect(list).toBeFocused();
  await page.keyboard.press('End');
  await expect(list).toHaveAttribute('aria-activedescendant', 'filter-industry-list-8');
  await page.keyboard.type('edu');
  await page.keyboard.press('Space');
  await expect(industryButton(page)).toHaveAccessibleName('Industry Education (2)');
  await expect(industryButton(page)).toBeFocused();

  // Tab closes the list and moves to the next control.
  await page.keyboard.press('Space');
  await expect(list).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(technologyButton(page)).toBeFocused();

  // The active option stays visible in the scrolling list.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  const last = page.getByRole('option').last();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(technologyButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(industryButton(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(17);
});

test('filters and mockups work by touch on a phone', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openProjects(page);
  await technologyButton(page).tap();
  await option(page, 'RabbitMQ').tap();
  await expect(cards(page)).toHaveCount(4);
  await industryButton(page).tap();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(page.getByRole('listbox')).toHaveCount(0);

  const card = page.locator('[data-card]').filter({ hasText: 'Wardlight' });
  await expect(card.locator('img').nth(1)).toBeHidden();
  await context.route('https://wardlight.example.com/**', (route) => route.fulfill({ body: 'Wardlight' }));
  const [tab] = await Promise.all([context.waitForEvent('page'), card.getByRole('heading').tap()]);
  expect(tab.url()).toBe('https://wardlight.example.com/');
  await tab.close();
  await expect(card.locator('img').nth(1)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

test('the mockup covers the thumbnail on hover and focus', async ({ page }) => {
  await openProjects(page);
  const card = page.locator('[data-card]').filter({ hasText: 'Noksha Loom' });
  const [thumbnail, mockup] = [card.locator('img').nth(0), card.locator('img').nth(1)];
  await expect(mockup).toBeHidden();
  await card.hover();
  await expect(mockup).toBeVisible();
  const top = async (image: Locator) => (await image.boundingBox())?.y ?? Number.NaN;
  await expect.poll(async () => (await top(mockup)) - (await top(thumbnail))).toBeLessThan(1);
  await expect
    .poll(() => mockup.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.mouse.move(2, 2);
  await expect(mockup).toBeHidden();
  await card.getByRole('link', { name: /new tab/ }).focus();
  await expect(mockup).toBeVisible();
});

test('every state of the projects is accessible and does not scroll sideways', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectSound = async (state: string, contrast = true) => {
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, state).toBeLessThanOrEqual(0);
    expect(await axeFindings(page, { within: 'main', contrast }), state).toEqual([]);
  };
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openProjects(page, '?industry=Restaurant&technology=Shopify');
    await expect(page.getByRole('heading', { name: 'No project matches both filters' })).toBeVisible();
    await expectSound(`the empty state at ${width} px`, false);
    expect(await tooFaint(page), `the empty state at ${width} px`).toEqual([]);
    await openProjects(page);
    await technologyButton(page).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectSound(`the list of technologies at ${width} px`);
  }
});
