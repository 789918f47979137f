/** What the kit page shows its pieces with. */
export const kitSamples = {
  title: 'The kit',
  lead: 'Every piece that shell and sections build pages from, in every state. Development only. Components of sections:',
  /** Where the components of sections are shown. Those of the other sections each stand on one page. */
  places: [
    '/services/kit',
    '/projects',
    '/case-studies',
    '/about',
    '/careers',
    '/blog',
    '/privacy-policy',
    '/contact',
  ],
  crumbs: [{ name: 'Kit', path: '/kit' }],
  actions: [
    { label: 'Primary', to: '/contact' },
    { label: 'Secondary', to: '/projects' },
    { label: 'Quiet', to: '/about', look: 'quiet' },
    { label: 'Booking, external', to: 'https://booking.example.com', look: 'booking' },
  ],
  sentence: 'A sentence of the length that cards usually carry, so that the rhythm can be judged.',
  short: 'A short one.',
  points: ['First point that holds', 'Second point', 'Third point, a little longer than the others'],
  chips: ['Next.js', 'Node.js', 'GraphQL', 'AWS'],
  steps: [
    { title: 'Discovery', text: 'What is needed, by whom, until when.' },
    { title: 'Planning', text: 'Scope, price and date, in writing.' },
    { title: 'Development', text: 'A working build every week.' },
    { title: 'Delivery', text: 'A rehearsed release.' },
  ],
  questions: [
    { question: 'Is the first one closed?', answer: 'Until somebody opens it.' },
    { question: 'Does the second close the first?', answer: 'Yes: one at most is open.' },
  ],
} as const;
