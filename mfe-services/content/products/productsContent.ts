import { actions, company } from 'shared-content/content';

/** Content of /products beside its two lists. */
export const productsContent = {
  hero: {
    crumb: 'Products',
    title: 'Eight products that already know each other',
    lead: 'Run one or all eight. Customers, items and users exist once, so a change in one product shows up in the others.',
    actions: [{ label: 'Request Demo', to: '/contact?about=product-demo' }, actions.viewCaseStudies],
  },
  core: {
    eyebrow: 'Core Products',
    title: 'Pick the gap you want to close first',
    lead: `You license each product on its own, at ${company.prices.productUser} a user a month. It runs in a cloud account we look after or on your servers, and the team that wrote it adapts it.`,
  },
  industries: {
    eyebrow: 'Industry Solutions',
    title: 'Delivered with your trade’s vocabulary',
    lead: 'Each edition has the fields, forms and reports of its trade, so you’ll only configure the exceptions.',
    /** What the products call them where no edition renames them. */
    words: ['Customer', 'Item', 'Order'],
  },
  tiles: {
    title: 'What every contract includes',
    items: [
      {
        figure: '99.9%',
        label: 'Uptime Guarantee',
        text: 'We measure it from outside and report it to you every month. If we miss it, we’ll credit your invoice.',
      },
      {
        figure: '24/7',
        label: 'Technical Support',
        text: 'The office keeps hours, Monday to Friday. At all other times, you reach an engineer on call in Dhaka who knows your environment.',
      },
      {
        figure: '30 Days',
        label: 'Free Trial',
        text: 'You’ll have every feature and won’t need a card. We sign an NDA first, and what you’ve entered stays if you subscribe.',
      },
    ],
  },
  implementation: {
    eyebrow: 'Implementation',
    title: 'Live in four steps',
    lead: 'A single product is usually running in three to six weeks, an ERP after one full quarter.',
    steps: [
      {
        title: 'Discovery',
        text: 'After two days on site you’ll have one list: what works as delivered, what needs a setting, what needs code.',
      },
      {
        title: 'Configuration',
        text: 'We set up roles, forms and opening balances in a copy your team can already click through.',
      },
      {
        title: 'Training',
        text: 'Key users practice on last month’s real documents until the totals match the old system.',
      },
      {
        title: 'Launch',
        text: 'We’ll switch over on a quiet weekend and sit in your office for the first week and the first month-end.',
      },
    ],
  },
  story: {
    eyebrow: 'Success Story',
    title: 'Three factories, one stock figure',
    client: 'Knitwear exporter, 2,400 employees',
    paragraphs: [
      'Each factory kept its own yarn ledger, and head office bought for all three by adding up emails. One plant would run short while the same yarn sat in another.',
      'ERP Suite and Data Management Hub went live factory by factory within five months. Buyers now see one stock figure with open orders against it.',
    ],
    results: [
      { figure: '31%', label: 'less yarn in store' },
      { figure: '2 days', label: 'from request to purchase order, down from 11' },
      { figure: '0', label: 'rush air shipments since launch' },
    ],
  },
  closing: {
    title: 'See it with your own data',
    text: 'Tell us which system you’re on. We’ll sign an NDA and a data processing agreement, then load one export and show you your own items on screen. Your trial carries on from there.',
    actions: [
      { label: 'Request Product Demo', to: '/contact?about=product-demo' },
      { label: 'Start Free Trial', to: '/contact?about=free-trial' },
    ],
  },
} as const;
