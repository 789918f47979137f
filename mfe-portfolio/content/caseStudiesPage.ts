import { actions, company, facts, sentences, statNotes, stats } from 'shared-content/content';

/** The text of /case-studies. */
export const caseStudiesPage = {
  trail: [{ name: 'Case Studies', path: '/case-studies' }],
  hero: {
    title: 'Case Studies',
    lead: 'Four clients who agreed to be named, with what each project cost, how long it took and what it changed.',
  },
  stats: [stats.projects, stats.clientSatisfaction, stats.industries, stats.excellence],
  statsHeading: 'In figures',
  /** The scope of the four figures, then that of the studies. */
  statsNote: sentences(
    statNotes.work,
    `Most projects take ${facts.duration.typical} and ${company.prices.typicalProject}; three of these four took more of both. Team sizes count the busiest weeks.`,
    company.assurances.resultPeriods,
  ),
  index: 'On this page',
  parts: {
    client: 'Client',
    launched: 'Launched',
    duration: 'Duration',
    teamSize: 'Team',
    cost: 'Cost',
    challenge: 'Challenge',
    solution: 'Solution',
    results: 'Results',
    features: 'What we built',
    technologies: 'Technologies',
    more: 'See also',
  },
  /** The link from a study to its card on /projects. */
  inGallery: (client: string) => `${client} in our projects`,
  closing: {
    title: 'Four clients agreed to be named',
    text: sentences(company.unnamedClients, company.referenceCall),
    actions: [{ label: 'Discuss Your Project', to: '/contact' }, actions.viewServices],
  },
} as const;
