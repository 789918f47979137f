/** Text on every service page. */
export const serviceLabels = {
  overviewCrumb: { name: 'Services', path: '/services' },
  related: 'Often ordered together',
  study: 'See it at work',
  getStudy: (client: string) => `${client} case study`,
  challenge: 'Challenge',
  solution: 'Solution',
  result: 'Result',
} as const;
