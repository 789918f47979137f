import { actions, company, stats } from 'shared-content/content';

export const hero = {
  eyebrow: 'Software development company in Dhaka, Bangladesh',
  title: company.tagline,
  lead: `We design, build and run web platforms, mobile apps and data products for clients in ${stats.countries.number} countries.`,
  actions: [actions.getStarted, actions.viewWorks],
  clients: {
    label: 'In daily use at',
    /** Their logos' names. */
    names: [
      'nirmal-clinics',
      'noksha-loom',
      'lekha-learning',
      'bengal-freight',
      'delta-textiles',
      'meghna-ferries',
    ],
  },
  pause: 'Pause background video',
  play: 'Play background video',
} as const;
