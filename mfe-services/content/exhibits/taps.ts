/** The appointment form in both rounds, and where its five testers tapped. */
export const taps = {
  legends: [
    'In round one, one of five changed the name.',
    'In round one, three of five went on with their own name, and one gave up.',
    'In round two, all five got it right.',
  ],
} as const;
