import { actions, company, facts, promises, sentences, stats } from 'shared-content/content';

/** The text of /projects. */
export const projectsPage = {
  trail: [{ name: 'Projects', path: '/projects' }],
  hero: {
    title: 'Our Projects',
    lead: sentences(
      `Seventeen of our ${stats.projects.number} projects, shown with permission. Eight lead to a case study or the client’s words.`,
      company.assurances.projectPlaces,
    ),
  },
  filters: {
    heading: 'All projects',
    industry: 'Industry',
    technology: 'Technology',
    clear: 'Clear Filters',
    group: 'Filter the projects',
    status: (shown: number, total: number) =>
      shown === total ? `Showing all ${total} projects` : `Showing ${shown} of ${total} projects`,
  },
  /** A client's quote among the cards, by the study's id: after as many cards as fill rows of two and of three. */
  voice: { client: 'morich-and-mint', after: 11 },
  empty: {
    title: 'No project matches both filters',
    reason: (industry: string, technology: string) =>
      `None of the projects we’ve published pairs ${industry} with ${technology}. That doesn’t mean we can’t build it.`,
    keep: (value: string, count: number) => `Keep ${value} (${count})`,
    contact: { label: 'Ask us about it', to: '/contact' },
  },
  closing: {
    title: 'Ready to Start Your Project?',
    text: `Tell us what should be different when it’s done, and an engineer answers ${facts.reply}. ${promises.usualProject}`,
    actions: [actions.getStarted, actions.viewServices],
  },
} as const;
