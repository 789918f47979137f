import { company } from 'shared-content/content';

export interface Department {
  readonly name: string;
  readonly text: string;
  readonly email: string;
}

export const departmentsHeading = {
  title: 'The right inbox',
  lead: 'Three addresses, each read by the people who can answer.',
} as const;

export const departments: readonly Department[] = [
  {
    name: 'General',
    text: 'Questions about the company, partnerships, press and invoices.',
    email: company.email,
  },
  {
    name: 'Careers',
    text: 'Applications, portfolios and questions about an open position.',
    email: company.careerEmail,
  },
  {
    name: 'Projects',
    text: 'Briefs, tenders and running work, with attachments if you have them.',
    email: company.projectsEmail,
  },
];
