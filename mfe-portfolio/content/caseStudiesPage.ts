import { actions, company, facts, sentences, statNotes, stats } from 'shared-content/content';

/** The text of /case-studies. */
export const caseStudiesPage = {
  trail: [{ name: 'Case Studies', path: '/case-studies' }],
  hero: {
    title: 'Case Studies',
    lead: 'Four projects, from the first visit to the figures after launch, with what each cost and how long it took.',
  },
  stats: [stats.projects, stats.clientSatisfaction, stats.industries, stats.excellence],
  statsHeading: 'In figures',
  /** The scope of the four figures, then that of the studies. */
  statsNote: sentences(
    statNotes.work,
    `Three of the four are larger than our usual project (${facts.duration.typical}, ${company.prices.typicalProject}). Team sizes are those of the busiest weeks.`,
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
    title: 'Yours could be the fifth',
    text: sentences('Show us the numbers that bother you.', company.referenceCall),
    actions: [{ label: 'Discuss Your Project', to: '/contact' }, actions.viewServices],
  },
} as const;
