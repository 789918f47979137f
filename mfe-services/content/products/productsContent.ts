import { actions } from 'shared-content/content';

/** Content of /products beside its two lists. */
export const productsContent = {
  hero: {
    crumb: 'Products',
    title: 'Eight products that already know each other',
    lead: 'Run one alone or all of them together: customers, items and users exist once, and a change in one product is known to the rest before you have switched windows.',
    actions: [{ label: 'Request Demo', to: '/contact' }, actions.viewCaseStudies],
  },
  core: {
    eyebrow: 'Core Products',
    title: 'Pick the gap you want to close first',
    lead: 'Licensed per product, installed in our cloud or on your servers, adapted by the team that wrote it.',
  },
  industries: {
    eyebrow: 'Industry Solutions',
    title: 'Delivered with your trade’s vocabulary',
    lead: 'Six editions come with the fields, forms and reports of a trade, so that configuration starts at the exceptions.',
  },
  tiles: {
    title: 'What every contract includes',
    items: [
      {
        figure: '99.9%',
        label: 'Uptime Guarantee',
        text: 'Measured from outside, published monthly, credited to your invoice when missed.',
      },
      {
        figure: '24/7',
        label: 'Technical Support',
        text: 'An engineer on call in Dhaka at any hour, with access to your environment and its history.',
      },
      {
        figure: '30 Days',
        label: 'Free Trial',
        text: 'Your own data, every feature, no card. What you set up carries over when you stay.',
      },
    ],
  },
  implementation: {
    eyebrow: 'Implementation',
    title: 'Live in four steps',
    lead: 'A single product is usually running after three to six weeks, an ERP after one full quarter.',
    steps: [
      {
        title: 'Discovery',
        text: 'Two days on site, one list: what the product does as delivered, what needs a setting, what needs code.',
      },
      {
        title: 'Configuration',
        text: 'Roles, forms and opening balances are set up in a copy that your team can already click through.',
      },
      {
        title: 'Training',
        text: 'Key users practice with last month’s real documents until the totals agree with the old system.',
      },
      {
        title: 'Launch',
        text: 'We switch over on a quiet weekend and sit in your office during the first week and the first month-end.',
      },
    ],
  },
  story: {
    eyebrow: 'Success Story',
    title: 'Three factories, one stock figure',
    client: 'Knitwear exporter, 2,400 employees',
    paragraphs: [
      'Each factory kept its own yarn ledger, and head office bought for all three by adding up e-mails. Yarn that one plant was short of lay unused in another, forty kilometers away.',
      'ERP Suite and Data Management Hub went live factory by factory within five months. Buyers now see a single stock figure with open orders against it, and the board opens the same screen in Analytics Studio.',
    ],
    results: [
      { figure: '31%', label: 'less yarn in store' },
      { figure: '4 days', label: 'to close a month, down from 15' },
      { figure: '0', label: 'rush air shipments since launch' },
    ],
  },
  closing: {
    title: 'See it with your own data',
    text: 'Send one export, however untidy. The demo shows your items and your customers on screen, and the trial continues from there.',
    actions: [
      { label: 'Request Product Demo', to: '/contact' },
      { label: 'Start Free Trial', to: '/contact' },
    ],
  },
} as const;
