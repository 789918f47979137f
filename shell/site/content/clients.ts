export const clients = {
  title: 'Trusted by',
  lead: 'Over 50 clients worldwide, from a two-person workshop to a national operator.',
  more: 'Show More',
  less: 'Show Less',
  /** How many stand there before Show More (specification, section 9). */
  shown: 12,
} as const;
