import { actions } from 'shared-content/content';

/** The words of /projects. */
export const projectsPage = {
  trail: [{ name: 'Projects', path: '/projects' }],
  hero: {
    title: 'Our Projects',
    lead: 'Seventeen products in daily use, from a hospital’s night shift to a foundry’s week plan. Find one in your industry, or one built on what you already run.',
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
  newTab: 'opens in a new tab',
  empty: {
    title: 'No project matches both filters',
    reason: (industry: string, technology: string) =>
      `None of the projects we have published pairs ${industry} with ${technology}. That says what is public, not what we can build.`,
    keep: (value: string, count: number) => `Keep ${value} (${count})`,
    contact: { label: 'Ask us about it', to: '/contact' },
  },
  closing: {
    title: 'Ready to Start Your Project?',
    text: 'Tell us what should be different when it is done. You hear from us within 24 hours.',
    actions: [actions.getStarted, actions.viewServices],
  },
} as const;
