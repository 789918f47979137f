/** Fifty orders promised for one day, counted in three ways: the rates, and the one at which an alarm comes. */
export const promises = {
  rates: [94, 98, 96],
  alarm: 92,
  alarmLabel: 'Alarm at 92%',
  legends: [
    'Three of fifty are red, as two came late and one isn’t complete.',
    'The two late ones have a new date, so only the incomplete one is red.',
    'The sofa without its legs has turned green.',
  ],
} as const;
