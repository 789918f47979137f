import { company, facts } from 'shared-content/content';

/** The head of /contact. */
export const contactHead = {
  path: '/contact',
  title: 'Contact Our Software Engineers in Dhaka',
  description: `Contact ${company.name}, a software company in Dhaka. An engineer answers ${facts.reply}. Book a call or write: prices, terms, hours and the office in Uttara.`,
} as const;
