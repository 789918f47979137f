import { company } from 'shared-content/content';

export interface Department {
  readonly name: string;
  readonly text: string;
  readonly email: string;
}

export const departmentsHeading = {
  title: 'The right inbox',
  lead: 'Each of these three addresses is read by the people who can answer you.',
} as const;

export const departments: readonly Department[] = [
  {
    name: 'General',
    text: 'Write here about the company, partnerships, press or an invoice.',
    email: company.email,
  },
  {
    name: 'Careers',
    text: 'Send us your application, your portfolio or a question about an open position.',
    email: company.careerEmail,
  },
  {
    name: 'Projects',
    text: 'Send briefs, tenders, files and anything about ongoing work. We’ll sign an NDA first if you ask.',
    email: company.projectsEmail,
  },
];
