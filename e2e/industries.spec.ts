import { type Page, expect, test } from '@playwright/test';

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const titlesIn = (page: Page, name: string) => region(page, name).getByRole('heading', { level: 3 });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Specification 2.16: the names of each page's blocks, in order, and the four items of each kind. */
const pages = [
  {
    path: '/industries/healthcare',
    h1: 'Healthcare software that keeps pace with the ward',
    solutions: [
      'Hospital Management',
      'Electronic Health Records',
      'Telemedicine & Patient Portal',
      'Laboratory & Pharmacy',
    ],
  },
  {
    path: '/industries/education',
    h1: 'Education software, built for exam week',
    solutions: [
      'Learning Management System',
      'Online Examination',
      'Student Information System',
      'Offline Learning Apps',
    ],
  },
  {
    path: '/industries/e-commerce',
    h1: 'E-commerce software that ships what it sells',
    solutions: [
      'Custom Storefronts',
      'Multi-Vendor Marketplaces',
      'Checkout & Payments',
      'Order & Inventory Management',
    ],
  },
  {
    path: '/industries/finance',
    h1: 'Financial software that balances to the last cent',
    solutions: [
      'Digital Banking',
      'Lending & Microfinance',
      'Payments & Reconciliation',
      'Fraud & Regulatory Reporting',
    ],
  },
  {
    path: '/industries/logistics',
    h1: 'Logistics software, tested in the cab',
    solutions: ['Warehouse Management', 'Transport Management', 'Fleet Tracking', 'Last-Mile Delivery'],
  },
  {
    path: '/industries/government',
    h1: 'Government services without the second trip',
    solutions: [
      'Citizen Service Portals',
      'Permits & Licensing',
      'Records & Document Management',
      'Grievance & Open Data',
    ],
  },
] as const;
const blocks = ['Key Solutions', 'Challenges We Solve', 'Benefits', 'Success Highlight'];

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('each industry page carries its hero, intro, three times four points, a success and the consultation', async ({
    page,
  }) => {
    for (const { path, h1, solutions } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(h1);
      const regions = page.getByRole('main').getByRole('region');
      await expect(regions, path).toHaveCount(5);
      // On some pages the problem or the story comes first.
      const getBlock = (name: string) => regions.filter({ has: page.getByText(name, { exact: true }) });
      for (const [index, name] of blocks.entries()) {
        const block = getBlock(name);
        await expect(block, `${path}: ${name}`).toHaveCount(1);
        await expect(block.getByText(name, { exact: true }), `${path}: ${name}`).toBeVisible();
        if (index < 3)
          await expect(block.getByRole('heading', { level: 3 }), `${path}: ${name}`).toHaveCount(4);
      }
      const named = await getBlock('Key Solutions').getByRole('heading', { level: 3 }).allTextContents();
      expect(named.sort(), path).toEqual([...solutions].sort());
      const booking = link(page, 'Book a Free Consultation');
      await expect(booking).toHaveCount(2);
      for (const button of await booking.all())
        await expect(button).toHaveAttribute('href', `/contact?about=${path.split('/').at(-1)}`);
    }
  });

  test('/industries shows six cards, links the first four and says why leaders choose the company', async ({
    page,
  }) => {
    await page.goto('/industries');
    const cards = 'Industry software development in six fields';
    await expect(titlesIn(page, cards)).toHaveText([
      'Healthcare',
      'Education',
      'E-commerce',
      'Finance',
      'Logistics',
      'Government',
    ]);
    await expect(region(page, cards).getByRole('link')).toHaveText([
      'Healthcare',
      'Education',
      'E-commerce',
      'Finance',
    ]);
    const targets = await region(page, cards)
      .getByRole('link')
      .evaluateAll((links) => links.map((element) => element.getAttribute('href')));
    expect(targets).toEqual(pages.slice(0, 4).map(({ path }) => path));
    await expect(region(page, cards).getByRole('list', { name: /: solutions$/ })).toHaveCount(6);
    await expect(titlesIn(page, 'Why Industry Leaders Choose Us')).toHaveCount(4);
    await expect(link(page, 'Discuss Your Project')).toHaveAttribute('href', '/contact');
    await expect(link(page, 'View Case Studies')).toHaveAttribute('href', '/case-studies');
  });

  test('/products shows its products, industry solutions, promises, steps, story and buttons', async ({
    page,
  }) => {
    await page.goto('/products');
    const products = page.getByRole('main').getByRole('article');
    await expect(products).toHaveCount(8);
    const kinds = ['ERP', 'Mobile', 'Web', 'Security', 'Analytics', 'CRM', 'Cloud', 'Data Management'];
    for (const [index, kind] of kinds.entries()) {
      await expect(products.nth(index).getByRole('heading', { level: 3 })).toContainText(kind);
      await expect(products.nth(index).getByRole('listitem')).toHaveCount(4);
    }
    await expect(
      page
        .getByRole('main')
        .locator('section', { hasText: 'Industry Solutions' })
        .getByRole('heading', { level: 3 }),
    ).toHaveText(['Manufacturing', 'Retail', 'Healthcare', 'Education', 'Financial Services', 'Logistics']);
    await expect(titlesIn(page, 'What you get with a product')).toHaveText([
      '99.9% Uptime Guarantee',
      '24/7 Technical Support',
      '30 Days Free Trial',
    ]);
    await expect(titlesIn(page, 'Live in four steps')).toHaveText([
      'Discovery',
      'Configuration',
      'Training',
      'Launch',
    ]);
    await expect(page.getByText('Success Story', { exact: true })).toBeVisible();
    await expect(link(page, 'Request Demo')).toHaveAttribute('href', '/contact?about=product-demo');
    await expect(link(page, 'View Case Studies')).toHaveAttribute('href', '/case-studies');
    await expect(link(page, 'Request Product Demo')).toHaveAttribute('href', '/contact?about=product-demo');
    await expect(link(page, 'Start Free Trial')).toHaveAttribute('href', '/contact?about=free-trial');
  });
});

test('a visitor goes from the industries to one of them and on to the consultation', async ({ page }) => {
  await page.goto('/industries');
  await region(page, 'Industry software development in six fields')
    .getByRole('link', { name: 'Finance' })
    .click();
  await expect(page).toHaveURL(/\/industries\/finance$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[3].h1);
  await link(page, 'Book a Free Consultation').last().click();
  await expect(page).toHaveURL(/\/contact\?about=finance$/);
});
