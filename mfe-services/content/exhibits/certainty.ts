/** A thousand invoices, sorted by the model’s certainty: a clerk's share by threshold, and the mistakes that pass. */
export const certainty = {
  start: 2,
  /** Invoices that go to a clerk, for each option. */
  cuts: [0, 40, 120, 340],
  mistakes: [31, 13, 4, 1],
  legends: [
    'The test scaled to 1,000 invoices, the least certain at the left. A red one is a mistake that slips through.',
    '40 go to a clerk, who catches 18 mistakes.',
    '120 go to a clerk, who catches 27 mistakes.',
    '340 go to a clerk, who catches 30 mistakes.',
  ],
} as const;
