import { type Page, expect, test } from '@playwright/test';
import { serviceGroups, servicePath, services } from 'shared-content/content';

const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const titlesIn = (page: Page, name: string) => region(page, name).getByRole('heading', { level: 3 });
const serviceLinks = (page: Page) => page.getByRole('main').locator('section ul a[href^="/services/"]');

test.describe('in the served document', () => {
  test.use({ javaScriptEnabled: false });

  test('/services shows sixteen cards in four fields, and links all sixteen pages', async ({ page }) => {
    await page.goto('/services');
    for (const { title, services: listed } of serviceGroups)
      await expect(titlesIn(page, title)).toHaveText(listed.map(({ name }) => name));
    const cards = page.locator('main section li:has(li)');
    await expect(cards).toHaveCount(16);
    for (const card of await cards.all()) await expect(card.getByRole('listitem')).toHaveCount(3);

    const targets = await serviceLinks(page).evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(targets.toSorted()).toEqual(
      Object.values(services)
        .filter((entry) => entry !== services.team)
        .map(servicePath)
        .toSorted(),
    );
    await expect(page.getByRole('link', { name: 'How team augmentation works' })).toHaveAttribute(
      'href',
      servicePath(services.team),
    );
    await expect(titlesIn(page, 'How a project runs')).toHaveText([
      'Discovery',
      'Planning',
      'Development',
      'Delivery',
    ]);
    const start = page.getByRole('main').getByRole('link', { name: 'Start Your Project' });
    for (const link of await start.all()) await expect(link).toHaveAttribute('href', '/contact');
    await expect(start).toHaveCount(2);
  });

  test('an exhibit follows the reader’s choice, also by keyboard', async ({ page }) => {
    await page.goto('/services/ai-ml');
    const reader = region(page, 'The test before going live');
    await expect(reader.getByText('4 invoices wrong in 1,000')).toBeVisible();
    await reader.getByRole('radio', { name: 'Below 95% certain' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(reader.getByText('1 invoice wrong in 1,000')).toBeVisible();
    await expect(reader.getByText('4 invoices wrong in 1,000')).toBeHidden();

    await page.goto('/services/ci-cd-devops');
    const line = region(page, 'A CI/CD pipeline: 11 minutes from push to production');
    await line.getByRole('radio', { name: 'A change that breaks a test' }).check();
    await expect(line.getByText('Stopped at')).toHaveCount(2);
    await expect(line.getByText('Stopped at').first()).toBeVisible();
    await expect(line.locator('[data-step="6"]')).toHaveCSS('opacity', '0.36');
    await expect(line.locator('[data-step="2"]')).toHaveCSS('opacity', '1');
  });
});

test('from 1440 px on, no letter of a scene is smaller than 13 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, drawnWidth] of [
    ['/services/custom-web-applications', 560],
    ['/industries/education', 560],
    ['/industries/logistics', 1120],
    ['/products', 1120],
  ] as const) {
    await page.goto(path);
    const box = await page.locator('main picture img').first().boundingBox();
    // The smallest letters are drawn at 12 px.
    expect((12 * (box?.width ?? 0)) / drawnWidth, path).toBeGreaterThanOrEqual(13);
  }
});

test('a visitor goes from the overview to a service, another one and the form', async ({ page }) => {
  await page.goto('/services');
  await region(page, 'Infrastructure').getByRole('link', { name: 'Cloud Migration' }).click();
  await expect(page).toHaveURL(/\/services\/cloud-migration$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your servers moved');
  await page
    .getByRole('navigation', { name: 'Often ordered together' })
    .getByRole('link', { name: 'Cybersecurity' })
    .click();
  await expect(page).toHaveTitle('Cybersecurity Services in Dhaka | Shapla Systems');
  await page.getByRole('main').getByRole('link', { name: "Let's Talk" }).click();
  await expect(page).toHaveURL(/\/contact\?about=cybersecurity$/);
});

test('a visitor goes from the overview to an industry and to the consultation', async ({ page }) => {
  await page.goto('/industries');
  await region(page, 'Industry software development in six fields')
    .getByRole('link', { name: 'Finance' })
    .click();
  await expect(page).toHaveURL(/\/industries\/finance$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Financial software that balances to the last cent',
  );
  await page.getByRole('main').getByRole('link', { name: 'Book a Free Consultation' }).last().click();
  await expect(page).toHaveURL(/\/contact\?about=finance$/);
});

test('each page describes its service to search engines', async ({ request }) => {
  for (const path of Object.values(services).map(servicePath)) {
    const html = await (await request.get(path)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
    const things = [JSON.parse(json)].flat() as { '@type': string; url?: string }[];
    const service = things.find((thing) => thing['@type'] === 'Service');
    expect(service?.url, path).toMatch(new RegExp(`${path}$`));
    expect(JSON.stringify(service), path).toContain('"OfferCatalog"');
    expect(JSON.stringify(things), path).toContain('"BreadcrumbList"');
  }
});
