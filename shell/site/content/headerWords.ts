import { company, facts } from 'shared-content/content';

/** What header and footer say. */
export const headerWords = {
  brandLink: `${company.name}, home`,
  mainNav: 'Main',
  mobileNav: 'Menu',
  getMenu: (label: string) => `${label} menu`,
  socialLink: (network: string) => `${network} (opens in a new tab)`,
  quote: 'Get Quote',
  quoteTitle: 'Not sure which of these you need?',
  quoteText: `Describe the problem, and an engineer answers ${facts.reply}.`,
  book: 'Book a Call',
  bookLong: 'Book a free 30-minute call',
  allServices: 'All Services',
  allIndustries: 'All Industries',
} as const;
