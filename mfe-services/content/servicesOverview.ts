import { actions, facts, getAmericas, promises } from 'shared-content/content';

/** The text of /services. */
export const servicesOverview = {
  hero: {
    title: 'Software development from first sketch to support',
    lead: 'Designers, developers and operations engineers in Dhaka, for one service or for the whole job.',
    actions: [actions.startProject, actions.viewWorks],
  },
  indexLabel: 'Services by field',
  groups: {
    'Development Services': 'Web, mobile and enterprise software, and what connects it.',
    'Design & Marketing': 'Interfaces, websites, stores and campaigns.',
    'AI & Analytics': 'Models, dashboards and the processes around them.',
    Infrastructure: 'We move your systems, run them and test their security.',
  } as Readonly<Record<string, string>>,
  team: {
    title: 'Hire developers for your own team',
    text: 'Interview and choose specialists yourself, and book them by the month.',
    action: { label: 'How team augmentation works', to: '/services/team-augmentation' },
  },
  process: {
    title: 'How a project runs',
    lead: `${promises.usualProject} ${promises.stop} ${getAmericas()}`,
    steps: [
      {
        title: 'Discovery',
        text: 'We talk to your users, read what exists and write the problem down. With a clear scope, you skip this step.',
      },
      {
        title: 'Planning',
        text: 'You get scope, order, price and risks in writing, and decide whether to go on.',
      },
      {
        title: 'Development',
        text: 'From week four, you try a working build every week, and we review the plan together every second week.',
      },
      {
        title: 'Delivery',
        text: 'We launch, train your people, and hand over code and accounts.',
      },
    ],
  },
  closing: {
    title: 'You don’t have to know which of these you need',
    text: `Say what takes too long or costs too much. An engineer suggests a service, or a ready-made product, ${facts.reply}.`,
    actions: [actions.startProject, { label: 'View Our Products', to: '/products' }],
  },
} as const;
