import { company, facts } from 'shared-content/content';

/** What header, footer and the frame's controls say. */
export const frameWords = {
  skip: 'Skip to content',
  loading: 'Loading the page',
  /** Over the cards of pages that are listed below another. */
  pagesBelow: 'Keep reading',
  toTop: 'Scroll to top',
  brandLink: `${company.name}, home`,
  mainNav: 'Main',
  mobileNav: 'Menu',
  menuOf: (label: string) => `${label} menu`,
  socialLink: (network: string) => `${network} (opens in a new tab)`,
  quote: 'Get Quote',
  quoteTitle: 'Not sure which of these you need?',
  quoteText: `Describe the problem in plain words. You’ll have an answer ${facts.reply}.`,
  book: 'Book a Call',
  bookLong: 'Book a free 30-minute call',
  allServices: 'All Services',
  allIndustries: 'All Industries',
} as const;
