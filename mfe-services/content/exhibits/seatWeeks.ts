/** Weeks of one seat: until when nobody sits there, and when somebody sat there who did not fit. */
export const seatWeeks = {
  weeks: 18,
  marks: [
    [0, 'Today'],
    [9, 'Two months'],
    [18, 'Four'],
  ],
  empty: [
    { until: 2, wrong: undefined, legend: 'Empty for two weeks.' },
    { until: 2, wrong: { from: 4, to: 6 }, legend: 'Empty for two weeks, and for two more.' },
    { until: 17.4, wrong: undefined, legend: 'Empty for four months.' },
  ],
} as const;
