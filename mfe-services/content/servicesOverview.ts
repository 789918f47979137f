import { actions } from 'shared-content/content';

/** The words of /services. */
export const servicesOverview = {
  hero: {
    topic: 'Software development and IT services',
    title: 'From first sketch to on-call support',
    lead: 'Our designers, developers and operators work under one roof in Dhaka. Order a single service, or hand us the whole job from a question on a whiteboard to software that’s looked after.',
    actions: [actions.startProject, actions.viewWorks],
  },
  indexLabel: 'Services by field',
  groups: {
    'Development Services': 'What people click on, and everything behind it.',
    'Design & Marketing': 'How it looks, how it reads, and who’ll hear about it.',
    'AI & Analytics': 'What your data knows, and what to do about it.',
    Infrastructure: 'Where it runs, who gets in, and what it costs.',
  } as Readonly<Record<string, string>>,
  team: {
    title: 'Short of people, not software?',
    text: 'Then don’t order a project. Borrow specialists for your own team by the month. You’ll interview and choose them yourself.',
    action: { label: 'How team augmentation works', to: '/services/team-augmentation' },
  },
  process: {
    title: 'How every project runs',
    lead: 'In short, it takes four steps. What happens in each depends on the service, and you can stop after any of them and keep what there is.',
    steps: [
      {
        title: 'Discovery',
        text: 'We listen to the people who’ll use it, read what exists, and write the problem down in your words. If you want an NDA, we’ll sign it before you tell us anything.',
      },
      {
        title: 'Planning',
        text: 'You get scope, order, price and the risks we see, on paper, before anyone starts to build.',
      },
      {
        title: 'Development',
        text: 'Every week there’s a working build you can open, try and reject. After every second one we’ll review the plan with you.',
      },
      {
        title: 'Delivery',
        text: 'We launch, train your people, and hand over code and accounts. With a support agreement, an engineer is on call day and night, outside office hours too.',
      },
    ],
  },
  closing: {
    title: 'Not sure which of these you need?',
    text: 'Most clients aren’t. Describe what takes too long or costs too much, and we’ll suggest something within 24 hours. Or look at what we’ve already built: there are eight products ready to run.',
    actions: [actions.startProject, { label: 'View Our Products', to: '/products' }],
  },
} as const;
