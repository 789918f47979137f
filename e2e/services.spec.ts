import { type Page, expect, test } from '@playwright/test';
import { specifiedPages } from '../mfe-services/content/testing/specifiedPages.fixture';
import { caseOfService, company, serviceGroups, servicePath, services } from 'shared-content/content';

const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const titlesIn = (page: Page, name: string) => region(page, name).getByRole('heading', { level: 3 });
const serviceLinks = (page: Page) => page.getByRole('main').locator('section ul a[href^="/services/"]');

/** The buttons of the page's main part: label, without the kit's note on new tabs, and target. */
const buttons = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/contact"], a[href="/projects"], a[target="_blank"]')
    .evaluateAll((links) =>
      links.map((a) => [a.textContent?.replace(' (opens in a new tab)', ''), a.getAttribute('href')]),
    );

const targets = { contact: '/contact', projects: '/projects', booking: company.bookingUrl };
const { contact } = targets;
const pages = Object.entries(specifiedPages);
const paths = pages.map(([slug]) => `/services/${slug}`);

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
    for (const link of await start.all()) await expect(link).toHaveAttribute('href', contact);
    await expect(start).toHaveCount(2);
  });

  test('each service page has the specification’s words, figures and targets', async ({ page }) => {
    for (const [slug, expected] of pages) {
      await page.goto(`/services/${slug}`);
      await expect(page.getByRole('heading', { level: 1 }), slug).toHaveCount(1);
      await expect(region(page, 'Client Success Snapshot').getByRole('term'), slug).toContainText([
        'Challenge',
        'Solution',
        'Result',
      ]);
      expect(await buttons(page), slug).toEqual(
        expected.buttons.map(([label, target]) => [
          label,
          target === 'contact' ? `${contact}?about=${slug}` : targets[target],
        ]),
      );
      for (const [name, titles] of [expected.points, expected.industries].filter(
        (part) => part !== undefined,
      ))
        await expect(titlesIn(page, name), `${slug}: ${name}`).toHaveText([...titles]);
      const main = page.getByRole('main');
      for (const [number, label] of expected.figures ?? []) {
        const entry = main.locator('dl > div', { has: page.getByText(label, { exact: true }) });
        await expect(entry.getByText(number, { exact: true }), `${slug}: ${label}`).toBeVisible();
      }
      if (expected.steps) {
        const line = main.locator('section ol').filter({ hasText: expected.steps[0] }).last();
        // A step may show a part of the page, with headings of its own.
        const names = line
          .locator('> li')
          .evaluateAll((steps) => steps.map((step) => step.querySelector('h3')?.textContent));
        expect(await names, slug).toEqual([...expected.steps]);
      }
    }
  });

  test('a service with a case study links to it with the client’s name', async ({ page }) => {
    for (const [slug, { client, path }] of Object.entries(caseOfService)) {
      await page.goto(`/services/${slug}`);
      const link = page.getByRole('navigation', { name: 'See it at work' }).getByRole('link');
      await expect(link, slug).toHaveText(`${client} case study`);
      await expect(link, slug).toHaveAttribute('href', path);
    }
    await page.goto('/services/ai-ml');
    await expect(page.getByRole('navigation', { name: 'See it at work' })).toHaveCount(0);
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

  test('the team page has its specified snapshot', async ({ page }) => {
    await page.goto('/services/team-augmentation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team & Staff Augmentation');
    for (const words of [
      'Pre-vetted experienced professionals',
      'Rapid onboarding and integration',
      'Quality assurance and performance monitoring',
    ])
      await expect(region(page, 'Why Choose Our Augmentation Services?').getByText(words)).toBeVisible();
    await expect(titlesIn(page, 'Key Benefits')).toHaveCount(4);
    const disciplines = region(page, 'Comprehensive Augmentation Services');
    await expect(disciplines.getByRole('heading', { level: 3 })).toHaveCount(6);
    // Six disciplines, each a list of four skills.
    await expect(disciplines.locator('li li')).toHaveCount(24);
    const snapshot = region(page, 'Client Success Snapshot');
    await expect(snapshot.getByRole('heading', { level: 3 })).toHaveText('Digital banking platform');
    await expect(snapshot).toContainText('5 senior developers, 2 DevOps engineers and 1 QA specialist');
    await expect(snapshot).toContainText('40% faster development at 50% cost reduction');
    await expect(snapshot).toContainText('launch within 6 months');
    await expect(page.getByRole('heading', { name: 'Ready to scale your development team?' })).toBeVisible();
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

test('each page describes its service to search engines', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
    const things = [JSON.parse(json)].flat() as { '@type': string; url?: string }[];
    const service = things.find((thing) => thing['@type'] === 'Service');
    expect(service?.url, path).toMatch(new RegExp(`${path}$`));
    expect(JSON.stringify(service), path).toContain('"OfferCatalog"');
    expect(JSON.stringify(things), path).toContain('"BreadcrumbList"');
  }
});
