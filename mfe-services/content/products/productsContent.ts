import { actions, company, facts, retention, sentences } from 'shared-content/content';

/** Content of /products, without its two lists. */
export const productsContent = {
  hero: {
    crumb: 'Products',
    title: 'ERP, CRM and six more products that share data',
    lead: 'Run one or all eight. They share customers, items and users, so a change in one shows in the others.',
    actions: [{ label: 'Request Demo', to: '/contact?about=product-demo' }, actions.viewCaseStudies],
  },
  core: {
    title: 'Business software, licensed product by product',
    lead: `A product costs ${company.prices.productUser} per user per month. So far, ${facts.counts.productCustomers} companies run one or more, in a cloud account we look after or on servers of their own.`,
  },
  industries: {
    eyebrow: 'Industry Solutions',
    title: 'In your industry’s own terms',
    lead: 'Each edition comes with the fields, forms and reports of its trade.',
    /** The products' own terms, where no edition renames them. */
    words: ['Customer', 'Item', 'Order'],
  },
  tiles: {
    title: 'What you get with a product',
    items: [
      {
        figure: '99.9%',
        label: 'Uptime Guarantee',
        text: 'For products that we host, measured monthly from outside, with a credit on your invoice if we miss it.',
      },
      {
        figure: '24/7',
        label: 'Technical Support',
        text: `Questions are answered ${facts.reply}, and an engineer takes outages of what we host, day and night.`,
      },
      {
        figure: '30 Days',
        label: 'Free Trial',
        text: `All features, no card; the 30 days start when your trial is set up. What you’ve entered stays if you subscribe; otherwise you can export it for ${retention.trialDays} days.`,
      },
    ],
  },
  implementation: {
    title: 'Live in four steps',
    lead: sentences(
      'A single product is usually running in three to six weeks, an ERP after about three months. The three factories below took five months.',
      company.assurances.productSetup || 'Setup is quoted before you order.',
    ),
    steps: [
      {
        title: 'Discovery',
        text: 'Two days with your team show what needs a setting and what needs code.',
      },
      {
        title: 'Configuration',
        text: 'We set up roles, forms and opening balances, and import your data.',
      },
      {
        title: 'Training',
        text: 'Key users practice on last month’s documents until the totals match the old system.',
      },
      {
        title: 'Launch',
        text: 'We’re with your team through the first week and the first month-end.',
      },
    ],
  },
  story: {
    eyebrow: 'Success Story',
    title: 'Three factories, one stock figure',
    client: 'Knitwear exporter, 2,400 employees',
    story: sentences(
      'Head office bought yarn for three factories by adding up emails. ERP Suite and Data Management Hub went live within five months, and buyers now see what’s in stock and what’s already promised.',
      company.assurances.productPeriod,
    ),
    measures: [
      { after: '31%', label: 'less yarn in stock' },
      { after: '2 days', label: 'from request to order (11 before)' },
      { after: '0', label: 'rush air shipments since launch' },
    ],
  },
  closing: {
    title: 'A demo with your own data',
    text: 'Under a data processing agreement, we load an export of your system. Your trial carries on from there.',
    actions: [
      { label: 'Request Product Demo', to: '/contact?about=product-demo' },
      { label: 'Start Free Trial', to: '/contact?about=free-trial' },
    ],
  },
} as const;
