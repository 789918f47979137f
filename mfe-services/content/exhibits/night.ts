/** The night of wave 4; its hours continue past midnight. */
export const night = {
  hours: [
    [22, '10 PM'],
    [24, '12'],
    [26, '2 AM'],
    [28, '4'],
    [30, '6 AM'],
  ],
  copied: 23,
  switched: 28,
  lanes: ['Old site', 'New site'],
  breaks: [
    { hour: 23.67, legend: 'The old site still serves everyone, so nothing has to be turned back.' },
    { hour: 26.25, legend: 'The copy is complete, and the old site still serves everyone.' },
    { hour: 29.5, legend: 'The new site serves. What it took in since 4 AM is copied back first.' },
  ],
} as const;
