/**
 * Facts that more than one page states in a sentence; each stands once, here. The figures are the specification's.
 * A file of its own: what a page's head states is in its section's first script.
 */
export const facts = {
  // The one table of how soon what is answered; the contact page shows it.
  reply: 'within 24 hours',
  /** An alarm of a system under a support agreement. */
  alarm: 'within 30 minutes',
  /** A critical or high finding of a security test, to the client. */
  finding: 'within the hour',
  /** What an application waits for; the reply above says that it has arrived. */
  applicationReview: 'within five working days',
  /** Of people for a client's own team. */
  profiles: 'within two working days',
  duration: { typical: '2-4 months', simple: '2-3 months', complex: '6-8 months' },
  people: { staff: '25+', bench: '200+' },
  /** What each counted thing is, so that two pages cannot count it in two ways. THE OWNER CHECKS THESE. */
  counted: {
    projects: 'systems and sites we’ve launched since we began',
    migrations: 'applications moved with their servers and data since we began',
  },
  /** THE OWNER'S COUNTS: of how many the pages' averages and shares are. Pages name them as they stand. */
  counts: {
    clientSurveys: 64,
    apps: 14,
    supportedSystems: 17,
    integrationLayers: 12,
    yearOldMigrations: 61,
    watchedSystems: 13,
    stagedAttacks: 1_032,
    noticedAttacks: 1_031,
    analyticsProjects: 11,
    transformations: 13,
    transformationsOnGoal: 11,
    consultingReviews: 12,
    placements: 42,
    productCustomers: 14,
  },
} as const;
