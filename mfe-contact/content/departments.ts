import { company } from 'shared-content/content';

export interface Department {
  readonly name: string;
  readonly text: string;
  readonly email: string;
}

export const departmentsHeading = {
  title: 'The right inbox',
  lead: 'Your message goes straight to the people who answer it.',
} as const;

export const departments: readonly Department[] = [
  {
    name: 'General',
    text: 'The company, partnerships, invoices.',
    email: company.email,
  },
  {
    name: 'Careers',
    text: 'Applications, and questions about a position.',
    email: company.careerEmail,
  },
  {
    name: 'Projects',
    text: 'Briefs, tenders and files.',
    email: company.projectsEmail,
  },
];
