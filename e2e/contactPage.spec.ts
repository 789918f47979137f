import { expect, test } from '@playwright/test';
import { company } from 'shared-content/content';
import { form, openVerified, send } from './contactForm';

/** The live map is external, and tests have no internet. */
test.beforeEach(({ page }) =>
  page.route(`${new URL(company.mapEmbedUrl).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'map' }),
  ),
);

test('the page shows all ways to reach the company; its map is a drawing until the live one is asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await expect(main).toContainText('within 24 hours');

  for (const [name, email] of [
    ['General', company.email],
    ['Careers', company.careerEmail],
    ['Projects', company.projectsEmail],
  ] as const) {
    const department = main.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name, exact: true }),
    });
    await expect(department.getByRole('link')).toHaveAttribute('href', `mailto:${email}`);
  }

  const office = main.getByRole('region', { name: 'Visit the office' });
  for (const words of ['Uttara, Dhaka 1230', 'Bangladesh', 'Business hours', 'Monday to Friday', 'Closed'])
    await expect(office).toContainText(words);
  await expect(office).toContainText('8:00 AM - 5:00 PM');
  await expect(office).toContainText('Saturday and Sunday');
  await expect(office.getByRole('link', { name: company.phone.label })).toHaveAttribute(
    'href',
    company.phone.href,
  );
  await office.scrollIntoViewIfNeeded();
  await expect(office.getByRole('img', { name: /Sketch of the way/ })).toBeVisible();
  const provider = new URL(company.mapEmbedUrl).origin;
  expect(asked).not.toContain(provider);
  await office.getByRole('button', { name: 'Show the live map' }).click();
  const map = office.locator('iframe');
  await expect(map).toHaveAttribute('title', /Uttara, Dhaka 1230/);
  await expect(map).toHaveAttribute('src', company.mapEmbedUrl);
  await expect.poll(() => asked).toContain(provider);
  await expect(office.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute('href', company.mapUrl);
  await office.getByRole('button', { name: 'Hide the live map' }).click();
  await expect(map).toHaveCount(0);

  await expect(main.getByRole('link', { name: 'Book a free 30-minute call' })).toHaveAttribute(
    'href',
    company.bookingUrl,
  );
});

test('without JavaScript the page is complete and names the email address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await expect(page.getByText(/Without JavaScript the verification/)).toContainText(company.email);
  await expect(send(page)).toBeEnabled();
  expect(await page.locator('script[src*="turnstile"]').count()).toBe(0);
  await context.close();
});

test('only the contact page loads the captcha’s script', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/turnstile/') || request.url().includes('/form-config'))
      asked.push(page.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await openVerified(page);
  expect(asked.length).toBeGreaterThan(0);
});

// At 390 and 1280 px hydration.spec.ts looks at it, as at every page.
test('nothing overflows from 320 px on, where the captcha is compact', async ({ page }) => {
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await openVerified(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
    const widget = await form(page).locator('[data-captcha-standin]').boundingBox();
    expect(widget?.width, `${width} px`).toBe(width < 400 ? 150 : 300);
  }
});
