import { actions, company, facts } from 'shared-content/content';

/** The words of /services. */
export const servicesOverview = {
  hero: {
    topic: 'Software development and IT services',
    title: 'From first sketch to on-call support',
    lead: 'Our designers, developers and operators work under one roof in Dhaka. Order a single service or hand us the whole job.',
    actions: [actions.startProject, actions.viewWorks],
  },
  indexLabel: 'Services by field',
  groups: {
    'Development Services': 'We build what people click on and everything behind it.',
    'Design & Marketing': 'Your company gets a look, a voice and an audience.',
    'AI & Analytics': 'Find out what your data knows, and put it to use.',
    Infrastructure: 'We move it, run it and keep intruders out.',
  } as Readonly<Record<string, string>>,
  team: {
    title: 'Short of people?',
    text: 'Borrow specialists for your own team by the month. You’ll interview and choose them yourself.',
    action: { label: 'How team augmentation works', to: '/services/team-augmentation' },
  },
  process: {
    title: 'How a project runs',
    lead: `The details depend on the service. Most projects take ${facts.duration.typical} and cost ${company.prices.typicalProject}, and you can stop after any step and keep the work so far.`,
    steps: [
      {
        title: 'Discovery',
        text: 'We listen to the people who’ll use it, read what exists, and write the problem down in your words. If you want an NDA, we’ll sign it first.',
      },
      {
        title: 'Planning',
        text: 'You get scope, order, price and risks on paper before anyone starts to build.',
      },
      {
        title: 'Development',
        text: 'Every week there’s a working build you can open, try and reject. Every second week, we review the plan with you.',
      },
      {
        title: 'Delivery',
        text: 'We launch, train your people, and hand over code and accounts. With a support agreement, an engineer is on call day and night.',
      },
    ],
  },
  closing: {
    title: 'Not sure which of these you need?',
    text: `Describe what takes too long or costs too much, and you’ll have a suggestion ${facts.reply}. Or start from one of our eight ready-made products.`,
    actions: [actions.startProject, { label: 'View Our Products', to: '/products' }],
  },
} as const;
