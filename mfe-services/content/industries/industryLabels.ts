import { facts } from 'shared-content/content';

/** The words that all six industry pages share: what each block is, the one button and what follows it. */
export const industryLabels = {
  services: 'Services behind it',
  solutions: 'Key Solutions',
  challenges: 'Challenges We Solve',
  answer: 'What we do',
  lot: 'Lot',
  benefits: 'Benefits',
  success: 'Success Highlight',
  before: 'Before',
  after: 'After',
  book: { label: 'Book a Free Consultation', to: '/contact' },
  /** Below the button; the closing words lead up to it. */
  next: `Free, 30 minutes, confirmed ${facts.reply}.`,
} as const;
