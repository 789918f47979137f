export const clients = {
  title: 'Trusted by',
  lead: 'Over 50 clients worldwide since we began.',
  more: 'Show More',
  less: 'Show Less',
  /** How many stand there before Show More (specification, section 9). */
  shown: 12,
} as const;
