import AxeBuilder from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { company, serviceGroups, servicePath, services } from '../shared-content/content';

const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const titlesIn = (page: Page, name: string) => region(page, name).getByRole('heading', { level: 3 });
const serviceLinks = (page: Page) => page.getByRole('main').locator('section ul a[href^="/services/"]');

/** The buttons of the page's main part: label, without the kit's word on new tabs, and target. */
const buttons = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href="/contact"], a[href="/projects"], a[target="_blank"]')
    .evaluateAll((links) =>
      links.map((a) => [a.textContent?.replace(' (opens in a new tab)', ''), a.getAttribute('href')]),
    );

const contact = '/contact';
const projects = '/projects';
const booking = company.bookingUrl;

/** Specification 2.13 and 2.14: what is particular to each page. */
const pages: Readonly<
  Record<
    string,
    {
      points?: readonly [region: string, titles: readonly string[]];
      figures?: readonly (readonly [number: string, label: string])[];
      steps?: readonly string[];
      industries?: readonly [region: string, titles: readonly string[]];
      buttons: readonly (readonly [label: string, to: string])[];
    }
  >
> = {
  'custom-web-applications': {
    buttons: [
      ['Start Your Project', contact],
      ['View Portfolio', projects],
      ['Book a Free Consultation', booking],
      ['Start Your Project', contact],
      ['See Our Work', projects],
      ['Book a Free Consultation', booking],
    ],
  },
  'mobile-solutions': {
    buttons: [
      ["Let's Talk", contact],
      ['See Our Work', projects],
      ['Book a Free Consultation', booking],
      ['Get a Free Quote', contact],
      ['View Our Works', projects],
      ['Book a Free Consultation', booking],
    ],
  },
  'enterprise-software': {
    buttons: [
      ['Get a Free Consultation', contact],
      ['View Our Works', projects],
      ['Book a Free Consultation', booking],
      ['Start a Project', contact],
      ['See Our Work', projects],
      ['Book a Free Consultation', booking],
    ],
  },
  'api-integration': {
    points: [
      'Our API Expertise',
      [
        'RESTful APIs',
        'GraphQL APIs',
        'Payment Gateway Integration',
        'Social & Third-Party APIs',
        'Security & Compliance',
        'Monitoring & Analytics',
      ],
    ],
    figures: [
      ['200+', 'APIs Integrated'],
      ['99.99%', 'Uptime'],
    ],
    steps: ['Discovery', 'Design', 'Development', 'Deployment'],
    industries: [
      'Whom we have connected',
      ['Financial Services', 'E-commerce', 'Manufacturing', 'Healthcare', 'Education', 'Logistics'],
    ],
    buttons: [
      ['Start Your Project', contact],
      ['View Our Works', projects],
      ['Book a Free Consultation', booking],
      ['Book a Free Consultation', booking],
      ['Start a Project', contact],
    ],
  },
  'team-augmentation': {
    points: [
      'Our Augmentation Services',
      [
        'Full-Stack Developers',
        'UI/UX Designers',
        'Backend Engineers',
        'DevOps Engineers',
        'QA Engineers',
        'Project Managers',
      ],
    ],
    figures: [
      ['200+', 'Expert Professionals'],
      ['50%', 'Cost Reduction'],
    ],
    steps: ['Assessment', 'Matching', 'Integration', 'Delivery'],
    industries: [
      'Industry Expertise',
      ['Financial Services', 'E-commerce', 'Manufacturing', 'Healthcare', 'Education', 'Logistics'],
    ],
    buttons: [
      ['Get Started', contact],
      ['View Our Works', projects],
      ['Book a Free Consultation', booking],
      ['Start a Project', contact],
    ],
  },
  'ux-ui-design': {
    buttons: [
      ["Let's Talk", contact],
      ['View Portfolio', projects],
      ['Start Your Project', contact],
      ["Let's Talk", contact],
    ],
  },
  'website-design': {
    buttons: [
      ['Get a Free Quote', contact],
      ['View Portfolio', projects],
      ['Get a Free Quote', contact],
      ['Start Your Project', contact],
    ],
  },
  'ecommerce-solutions': {
    buttons: [
      ['Start Your Store', contact],
      ['See Our Work', projects],
      ['Start Your Store', contact],
      ['Get a Free Consultation', contact],
    ],
  },
  'social-media-marketing': {
    points: ['Four platforms, four manners of speaking', ['Facebook', 'Instagram', 'LinkedIn', 'YouTube']],
    buttons: [
      ['Start Your Campaign', contact],
      ['View Our Works', projects],
      ['Get a Free Strategy Session', contact],
      ['View Portfolio', projects],
    ],
  },
  'ai-ml': {
    industries: ['Industries that we train for', ['Healthcare', 'Finance', 'Manufacturing', 'Retail']],
    buttons: [
      ['Start Your Project with AI', contact],
      ['See Our Work', projects],
      ['Start Your Project with AI', contact],
      ['View Our Works', projects],
    ],
  },
  'data-analytics': {
    points: [
      'From raw tables to a decision',
      [
        'Data Visualization',
        'Real-Time Monitoring',
        'Predictive Analytics',
        'KPI Tracking',
        'Business Intelligence',
        'Data Integration',
      ],
    ],
    figures: [
      ['85%', 'Faster Insights'],
      ['3x', 'ROI Improvement'],
    ],
    industries: [
      'Who reads our dashboards',
      ['Financial Services', 'E-commerce', 'Manufacturing', 'Healthcare'],
    ],
    buttons: [
      ["Let's Talk", contact],
      ['View Our Works', projects],
      ['Get a Free Consultation', contact],
      ['See Our Work', projects],
    ],
  },
  'digital-transformation': {
    points: [
      'Our approach',
      [
        'Technology Assessment',
        'Change Management',
        'Process Optimization',
        'Digital Strategy',
        'Culture Transformation',
        'Technology Implementation',
      ],
    ],
    figures: [
      ['85%', 'Success Rate'],
      ['40%', 'Cost Reduction'],
    ],
    industries: [
      'Where we have changed how work is done',
      ['Manufacturing', 'Finance', 'Healthcare', 'Retail'],
    ],
    buttons: [
      ['Get a Free Strategy Session', contact],
      ['View Portfolio', projects],
      ['Start Your Project', contact],
      ['See Our Work', projects],
    ],
  },
  'cloud-migration': {
    figures: [
      ['100+', 'Cloud Migrations'],
      ['40%', 'Cost Savings'],
    ],
    steps: ['Assessment', 'Strategy', 'Migration', 'Optimization'],
    buttons: [
      ['Get a Free Consultation', contact],
      ['See Our Work', projects],
      ['Book a Free Consultation', booking],
      ['Book a Free Consultation', booking],
      ['Start a Project', contact],
    ],
  },
  'ci-cd-devops': {
    steps: ['Assessment', 'Strategy', 'Implementation', 'Optimization'],
    buttons: [
      ["Let's Talk", contact],
      ['View Our Works', projects],
      ['Book a Free Consultation', booking],
      ['Book a Free Consultation', booking],
      ['Start a Project', contact],
    ],
  },
  cybersecurity: {
    points: [
      'From looking to guarding',
      [
        'Security Audits',
        'Penetration Testing',
        'Compliance Management',
        'Threat Detection',
        'Incident Response',
        'Access Control',
      ],
    ],
    figures: [
      ['99.9%', 'Threat Detection'],
      ['0', 'Security Breaches'],
    ],
    industries: ['Whose doors we try', ['Healthcare', 'Financial', 'Manufacturing', 'Government']],
    buttons: [
      ['Get a Free Consultation', contact],
      ['View Our Works', projects],
      ["Let's Talk", contact],
      ['See Our Work', projects],
    ],
  },
  'it-consulting': {
    points: [
      'Questions that we are asked',
      [
        'Technology Roadmap',
        'Infrastructure Planning',
        'Cost Optimization',
        'Vendor Selection',
        'Digital Strategy',
        'Technology Assessment',
      ],
    ],
    figures: [
      ['25%', 'Cost Reduction'],
      ['95%', 'Client Satisfaction'],
    ],
    buttons: [
      ['Get a Free Strategy Session', contact],
      ['See Our Work', projects],
      ['Get a Free Consultation', contact],
      ['View Portfolio', projects],
    ],
  },
};
const paths = Object.keys(pages).map((slug) => `/services/${slug}`);

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('/services shows sixteen cards in four fields, links fifteen, and leads to the sixteenth page below', async ({
    page,
  }) => {
    await page.goto('/services');
    for (const { title, services: listed } of serviceGroups)
      await expect(titlesIn(page, title)).toHaveText(listed.map(({ name }) => name));
    const cards = page.locator('main section > div > ul > li');
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
    await expect(titlesIn(page, 'How every project runs')).toHaveText([
      'Discovery',
      'Planning',
      'Development',
      'Delivery',
    ]);
    const start = page.getByRole('main').getByRole('link', { name: 'Start Your Project' });
    for (const link of await start.all()) await expect(link).toHaveAttribute('href', contact);
    await expect(start).toHaveCount(2);
  });

  test('each service page shows what the specification says of it, in words, figures and targets', async ({
    page,
  }) => {
    for (const [slug, expected] of Object.entries(pages)) {
      await page.goto(`/services/${slug}`);
      await expect(page.getByRole('heading', { level: 1 }), slug).toHaveCount(1);
      await expect(region(page, 'Client Success Snapshot').getByRole('term'), slug).toContainText([
        'Challenge',
        'Solution',
        'Result',
      ]);
      expect(await buttons(page), slug).toEqual(expected.buttons);
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
        await expect(line.getByRole('heading', { level: 3 }), slug).toHaveText([...expected.steps]);
      }
    }
  });

  test('the team page tells of its snapshot in the figures of the specification', async ({ page }) => {
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
    await expect(disciplines.getByRole('listitem')).toHaveCount(24);
    const snapshot = region(page, 'Client Success Snapshot');
    await expect(snapshot.getByRole('heading', { level: 3 })).toHaveText('Digital banking platform');
    await expect(snapshot).toContainText('5 senior developers, 2 DevOps engineers and 1 QA specialist');
    await expect(snapshot).toContainText('40% faster development at 50% cost reduction');
    await expect(snapshot).toContainText('launch within 6 months');
    await expect(page.getByRole('heading', { name: 'Ready to scale your development team?' })).toBeVisible();
  });
});

test('a visitor picks a service from the overview, goes on to a related one and to the contact page', async ({
  page,
}) => {
  await page.goto('/services');
  await region(page, 'Infrastructure').getByRole('link', { name: 'Cloud Migration' }).click();
  await expect(page).toHaveURL(/\/services\/cloud-migration$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Out of the server room');
  await page
    .getByRole('navigation', { name: 'Often ordered together' })
    .getByRole('link', { name: 'Cybersecurity' })
    .click();
  await expect(page).toHaveTitle(/^Cybersecurity Services/);
  await page.getByRole('main').getByRole('link', { name: "Let's Talk" }).click();
  await expect(page).toHaveURL(/\/contact$/);
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

test('no page of these scrolls sideways on a phone or breaks a rule of axe', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/services', ...paths]) {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      path,
    ).toEqual([]);
  }
});
