/** Fifty orders promised for one day, counted in three ways: those that count as late are red. */
export const promises = {
  kind: 'dots',
  count: 50,
  rows: 3,
  cuts: [0, 0, 0],
  marks: [[47, 48, 49], [49], [47, 48]],
  legends: [
    'Three of fifty are red, as two came late and one isn’t complete.',
    'The two late ones have a new date, so only the incomplete one is red.',
    'The sofa without its legs isn’t red anymore.',
  ],
} as const;
