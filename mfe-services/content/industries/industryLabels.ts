/** The words that all six industry pages share: what each block is, and the one button. */
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
} as const;
