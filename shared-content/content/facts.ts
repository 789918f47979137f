/**
 * Facts that more than one page states in a sentence; each stands once, here. The figures are the specification's.
 * A file of its own: what a page's head states is in its section's first script.
 */
export const facts = {
  reply: 'within 24 hours',
  /** What an application waits for; the reply above says that it has arrived. */
  applicationReview: 'within five working days',
  duration: { typical: '2-4 months', simple: '2-3 months', complex: '6-8 months' },
  people: { staff: '25+', bench: '200+' },
} as const;
