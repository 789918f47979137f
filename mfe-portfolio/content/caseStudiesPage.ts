import { actions, stats } from 'shared-content/content';

/** The words of /case-studies. */
export const caseStudiesPage = {
  trail: [{ name: 'Case Studies', path: '/case-studies' }],
  hero: {
    title: 'Case Studies',
    lead: 'Four projects from the first visit to the figures a year later: what was wrong, what we built and what changed.',
  },
  stats: [stats.projects, stats.clientSatisfaction, stats.industries, stats.excellence],
  statsHeading: 'In figures',
  index: 'On this page',
  parts: {
    client: 'Client',
    duration: 'Duration',
    teamSize: 'Team',
    challenge: 'Challenge',
    solution: 'Solution',
    results: 'Results',
    features: 'What we built',
    technologies: 'Technologies',
  },
  closing: {
    title: 'Yours could be the fifth',
    text: 'Bring the numbers that bother you. We say what we would build, how long it takes and who would do it.',
    actions: [{ label: 'Discuss Your Project', to: '/contact' }, actions.viewServices],
  },
} as const;
