/** Words that every service page shows. */
export const serviceLabels = {
  overviewCrumb: { name: 'Services', path: '/services' },
  related: 'Often ordered together',
  study: 'A client with a name',
  studyOf: (client: string) => `${client}, the case study`,
  challenge: 'Challenge',
  solution: 'Solution',
  result: 'Result',
} as const;
