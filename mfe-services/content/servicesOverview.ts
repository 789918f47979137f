import { actions } from 'shared-content/content';

/** The words of /services. */
export const servicesOverview = {
  hero: {
    title: 'From the first sketch to the phone that rings at night',
    lead: 'Designers, developers and operators under one roof in Dhaka. Order one service, or the whole way from a question on a whiteboard to software that is looked after.',
    actions: [actions.startProject, actions.viewWorks],
  },
  indexLabel: 'Services by field',
  groups: {
    'Development Services': 'What people click on, and what stands behind it.',
    'Design & Marketing': 'How it looks, how it reads, and who hears about it.',
    'AI & Analytics': 'What your data knows, and what to do about it.',
    Infrastructure: 'Where it runs, who may come in, and what it costs.',
  } as Readonly<Record<string, string>>,
  team: {
    title: 'Short of people rather than of software?',
    text: 'Then do not order a project. Borrow specialists for your own team, by the month, interviewed and chosen by you.',
    action: { label: 'How team augmentation works', to: '/services/team-augmentation' },
  },
  process: {
    title: 'How every project runs',
    lead: 'Four steps; each service fills them in its own way. After each of them you can stop and keep what there is.',
    steps: [
      {
        title: 'Discovery',
        text: 'We listen to the people who will use it, read what exists and write down the problem in your words.',
      },
      {
        title: 'Planning',
        text: 'Scope, order, price and the risks that we see, on paper, before anybody starts to build.',
      },
      {
        title: 'Development',
        text: 'A working build every week that you can open, try and reject, and a review of the plan after every second one.',
      },
      {
        title: 'Delivery',
        text: 'Launch, training, handover of code and accounts, and a named person to call.',
      },
    ],
  },
  closing: {
    title: 'Not sure which of these you need?',
    text: 'Most clients are not. Describe what takes too long or costs too much, and we answer within 24 hours with a suggestion.',
    actions: [actions.startProject, { label: 'View Our Products', to: '/products' }],
  },
} as const;
