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

/** One line each, for where a reader could take two of these figures for a contradiction. */
export const statNotes = {
  years:
    'The company is 3+ years old. For the last 2+ we’ve asked every client and every colleague to rate us: those are the “years of excellence,” and the satisfaction figures come from those surveys.',
} as const;
