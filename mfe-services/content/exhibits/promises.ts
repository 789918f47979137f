/** Fifty orders promised for one day, counted in three ways, and the rate at which the owner’s phone rings. */
export const promises = {
  rates: [94, 100, 96],
  alarm: 92,
  alarmLabel: 'Alarm at 92%',
  legends: [
    'Three of fifty in red: two came late, one is not complete.',
    'The three have a new date or a new meaning. Nothing is red.',
    'The sofa without its legs has turned green.',
  ],
} as const;
