import { type Page, expect, test } from '@playwright/test';
import { specifiedLegal } from '../mfe-company/content/testing/specifiedLegal.fixture';
import { axeFindings } from './axeFindings';

const main = (page: Page) => page.locator('main');

test('an applicant reads the openings and opens the contact page with the job', async ({ page }) => {
  await page.goto('/careers');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
  const native = main(page).getByRole('article', { name: 'React Native Developer' });
  const marketing = main(page).getByRole('article', { name: 'Digital Marketing Specialist' });
  await expect(marketing.getByText('Requirements', { exact: true })).toBeHidden();
  await marketing.getByText('Read the role').click();
  for (const words of ['Responsibilities', 'Requirements', 'Preferred'])
    await expect(marketing.getByText(words, { exact: true })).toBeVisible();

  await expect(native.getByRole('link')).toHaveAttribute('href', '/contact?job=react-native-developer');
  await marketing.getByRole('link', { name: /^Apply for This Role/ }).click();
  await expect(page).toHaveURL(/\/contact\?job=digital-marketing-specialist$/);
});

test('the blog says only that it is coming soon, and links to the newsletter sign-up', async ({ page }) => {
  await page.goto('/blog');
  await expect(main(page)).toHaveText('Blog - Coming Soon');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Blog - Coming Soon' })).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^Newsletter sign-up/ })
    .click();
  await expect(page).toHaveURL(/\/#newsletter$/);
  await expect(page.getByRole('heading', { name: 'What we learned, in your inbox' })).toBeInViewport();
});

for (const { path, title, sections, target } of specifiedLegal) {
  test(`${path} has every section, and contents that follow the scroll position`, async ({ page }) => {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main(page).getByText('Last updated September 24, 2025')).toBeVisible();
    await expect(main(page).getByRole('region')).toHaveCount(sections.length);
    const contents = main(page).getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveText([...sections]);
    await contents.getByRole('link', { name: target, exact: true }).click();
    await expect(main(page).getByRole('heading', { name: target, exact: true })).toBeInViewport();
    await expect(contents.locator('[aria-current]')).toHaveText(target);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(contents.locator('[aria-current]')).toHaveText(sections[sections.length - 1]!);
  });
}

test('on a phone the contents are a sticky line with the section’s name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy-policy');
  const contents = main(page).getByRole('navigation', { name: 'On this page' });
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'Data Retention', exact: true }).click();
  await expect(contents.locator('summary')).toContainText('5. Data Retention');
  await expect(contents.locator('summary')).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Data Retention', exact: true })).toBeHidden();
});

test('axe finds nothing with the table of contents or a profile open', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectNoViolation = async (state: string) =>
    expect(await axeFindings(page, { within: 'main' }), state).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy-policy');
  await main(page).locator('summary').click();
  await expectNoViolation('contents open');
  await page.goto('/about?member=rezwana-moyeen');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expectNoViolation('profile open');
});
