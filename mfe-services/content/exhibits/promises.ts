/** Fifty orders promised for one day, counted in three ways, and the rate at which the owner’s phone rings. */
export const promises = {
  rates: [94, 100, 96],
  alarm: 92,
  alarmLabel: 'Alarm at 92%',
  legends: [
    'Three of fifty are red, as two came late and one isn’t complete.',
    'The three have a new date, so nothing is red.',
    'The sofa without its legs has turned green.',
  ],
} as const;
