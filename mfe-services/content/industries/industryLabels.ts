/** Text that all six industry pages share: names of the blocks, and the one button. */
export const industryLabels = {
  overviewCrumb: { name: 'Industries', path: '/industries' },
  services: 'Services behind it',
  solutions: 'Key Solutions',
  challenges: 'Challenges We Solve',
  answer: 'What we do',
  benefits: 'Benefits',
  success: 'Success Highlight',
  before: 'Before',
  after: 'After',
  book: { label: 'Book a Free Consultation', to: '/contact' },
} as const;
