/** What Home's first screen promises, and what it shows beside it. */
export const heroDesk = {
  promise: 'From week four, you see a working build every week.',
  alt: 'Queue at a clinic’s front desk: 4 minutes’ wait, down from 19',
} as const;
