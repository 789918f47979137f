/** What each page says of itself in search results and in the window's title. */
export const heads = {
  projects: {
    path: '/projects',
    title: 'Our Projects: 17 Products in Daily Use',
    description:
      'Stores, clinics, training providers, building sites, factories and kitchens: 17 projects, by industry and by the technology they run on.',
  },
  caseStudies: {
    path: '/case-studies',
    title: 'Case Studies: What Changed and by How Much',
    description:
      'Four projects told in full: the challenge, what we built, the team, the months and the results, in healthcare, e-commerce, education and hospitality.',
  },
} as const;
