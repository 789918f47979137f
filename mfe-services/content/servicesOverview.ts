import { actions, company, facts } from 'shared-content/content';

/** The text of /services. */
export const servicesOverview = {
  hero: {
    title: 'Software development from first sketch to support',
    lead: 'Designers, developers and operators from Dhaka. Order a single service or hand us the whole job.',
    actions: [actions.startProject, actions.viewWorks],
  },
  indexLabel: 'Services by field',
  groups: {
    'Development Services': 'Web, mobile and enterprise software, and what connects it.',
    'Design & Marketing': 'Interfaces, websites, stores and campaigns.',
    'AI & Analytics': 'Models, dashboards and the processes around them.',
    Infrastructure: 'We move your systems, run them and keep them secure.',
  } as Readonly<Record<string, string>>,
  team: {
    title: 'Hire developers for your own team',
    text: 'Interview and choose specialists yourself, and book them by the month.',
    action: { label: 'How team augmentation works', to: '/services/team-augmentation' },
  },
  process: {
    title: 'How a project runs',
    lead: `Most projects take ${facts.duration.typical} and cost ${company.prices.typicalProject}. You can stop after any step, and what you’ve paid for is yours. Calls are in English or Bangla; from the Americas, in your morning by appointment.`,
    steps: [
      {
        title: 'Discovery',
        text: 'We talk to your users, read what exists and write the problem down in your words.',
      },
      {
        title: 'Planning',
        text: 'You get scope, order, price and risks in writing before development starts.',
      },
      {
        title: 'Development',
        text: 'From week four, there’s a working build to try every week, and every second week a review of the plan.',
      },
      {
        title: 'Delivery',
        text: 'We launch, train your people, and hand over code and accounts.',
      },
    ],
  },
  closing: {
    title: 'Not sure which of these you need?',
    text: `Say what takes too long or costs too much, and an engineer suggests a service, or a ready-made product, ${facts.reply}.`,
    actions: [actions.startProject, { label: 'View Our Products', to: '/products' }],
  },
} as const;
