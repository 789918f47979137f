/** The appointment form in both rounds, and where its five testers tapped. */
export const taps = {
  fields: ['Patient', 'Who is it for?', 'Continue'],
  name: 'Shirin A.',
  answers: ['Me', 'My child'],
  legends: [
    'Round one: one of five changed the name.',
    'Round one: three of five went on with their own name.',
    'Round two: five of five.',
  ],
} as const;
