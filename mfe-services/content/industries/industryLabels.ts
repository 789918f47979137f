import { facts } from 'shared-content/content';

/** Text that all six industry pages share: names of the blocks, the one button and the line after it. */
export const industryLabels = {
  services: 'Services behind it',
  contents: 'On this page',
  solutions: 'Key Solutions',
  challenges: 'Challenges We Solve',
  answer: 'What we do',
  benefits: 'Benefits',
  success: 'Success Highlight',
  before: 'Before',
  after: 'After',
  book: { label: 'Book a Free Consultation', to: '/contact' },
  /** Below the button; the closing text leads to it. */
  next: `Free, 30 minutes, confirmed ${facts.reply}.`,
} as const;
