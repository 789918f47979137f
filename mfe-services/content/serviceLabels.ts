/** Words that every service page shows. */
export const serviceLabels = {
  overviewCrumb: { name: 'Services', path: '/services' },
  related: 'Often ordered together',
  challenge: 'Challenge',
  solution: 'Solution',
  result: 'Result',
} as const;
