import { type Locator, expect, test } from '@playwright/test';
import { cards, openProjects } from './projectsPage';

const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;

test('a visitor without JavaScript sees all 17 projects and their addresses', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/projects?industry=Healthcare');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
  await expect(cards(page)).toHaveCount(17);
  for (const card of await cards(page).all()) {
    await expect(card).toHaveAttribute('href', /^https:\/\/[a-z-]+\.example\.com$/);
    await expect(card).toHaveAttribute('target', '_blank');
    await expect(card).toHaveAttribute('rel', /noopener/);
  }
  await context.close();
});

test('the mockup covers the thumbnail on hover and focus', async ({ page }) => {
  await openProjects(page);
  const card = page.locator('[data-card]').filter({ hasText: 'Noksha Loom' });
  const [thumbnail, mockup] = [card.locator('img').nth(0), card.locator('img').nth(1)];
  await expect(mockup).toBeHidden();
  await card.hover();
  await expect(mockup).toBeVisible();
  await expect.poll(async () => (await top(mockup)) - (await top(thumbnail))).toBeLessThan(1);
  await expect
    .poll(() => mockup.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.mouse.move(2, 2);
  await expect(mockup).toBeHidden();
  await card.getByRole('link', { name: /new tab/ }).focus();
  await expect(mockup).toBeVisible();
});

test('both pages end with the specified links', async ({ page }) => {
  await page.goto('/projects');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Ready to Start Your Project?' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'View Our Services' })).toHaveAttribute('href', '/services');

  await page.goto('/case-studies');
  await expect(main.locator('a[href="/contact"]').first()).toBeVisible();
  await expect(main.locator('a[href="/services"]').first()).toBeVisible();
});

test('a visitor reads four complete case studies', async ({ page }) => {
  await page.goto('/case-studies');
  await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();
  for (const [number, label] of [
    ['50+', 'Successful Projects'],
    ['98%', 'Client Satisfaction'],
    ['15+', 'Industries Served'],
    ['2+', 'Years of Excellence'],
  ] as const)
    await expect(page.getByRole('term').filter({ hasText: label }).locator('xpath=..')).toContainText(number);

  const studies = page.getByRole('article');
  await expect(studies).toHaveCount(4);
  const expected = [
    ['Healthcare', '8 months', '6 developers'],
    ['E-commerce', '6 months', '5 developers'],
    ['Education', '5 months', '4 developers'],
    ['Hospitality', '4 months', '3 developers'],
  ];
  for (const [index, facts] of expected.entries()) {
    const study = studies.nth(index);
    for (const fact of facts) await expect(study.getByText(fact, { exact: true })).toBeVisible();
    for (const part of ['Challenge', 'Solution', 'What we built', 'Technologies', 'Results'])
      await expect(study.getByRole('heading', { name: part, exact: true })).toHaveCount(1);
    const picture = study.getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/#lekha-learning$/);
  await expect(studies.nth(2).getByRole('heading', { level: 2 })).toBeInViewport();
});
