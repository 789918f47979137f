/** Each page's title and description, for search results and the window. */
export const heads = {
  projects: {
    path: '/projects',
    title: 'Software Development Portfolio: 17 Projects',
    description:
      'Software built in Dhaka for stores, clinics, training providers, building sites, factories and kitchens: 17 projects by industry and technology.',
  },
  caseStudies: {
    path: '/case-studies',
    title: 'Software Development Case Studies: Four Clients',
    description:
      'Four software projects told in full: the challenge, what we built, team, months and results, in healthcare, e-commerce, education and hospitality.',
  },
} as const;
