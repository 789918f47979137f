import { facts } from './facts';

export interface Stat {
  readonly number: string;
  readonly label: string;
}

/** Marketing figures that more than one page states; each stands once, here (specification, section 9). */
export const stats = {
  years: { number: '3+', label: 'Years' },
  projects: { number: '50+', label: 'Successful Projects' },
  clientSatisfaction: { number: '98%', label: 'Client Satisfaction' },
  industries: { number: '15+', label: 'Industries Served' },
  excellence: { number: '2+', label: 'Years of Excellence' },
  team: { number: facts.people.staff, label: 'Team Members' },
  employeeSatisfaction: { number: '98%', label: 'Employee Satisfaction' },
  countries: { number: '15+', label: 'Countries Served' },
  rating: { number: '4.9', label: 'Star Rating' },
  activeUsers: { number: '100K+', label: 'Active Users' },
  uptime: { number: '99.9%', label: 'Uptime' },
  enterpriseUsers: { number: '10K+', label: 'Enterprise Users' },
} as const satisfies Record<string, Stat>;

/** What these figures count, of how many, since when: one line wherever they stand. THE OWNER CHECKS THESE. */
export const statNotes = {
  work: `Projects are ${facts.counted.projects}. Satisfaction is the average score in ${facts.counts.clientSurveys} client surveys from the last ${stats.excellence.number} years.`,
  colleagues: `Satisfaction is the average of our surveys of all colleagues over the last ${stats.excellence.number} years. Our clients are in ${stats.countries.number} countries.`,
} as const;
