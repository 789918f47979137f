/** Places of the model’s 31 mistakes among a thousand invoices, the least certain first. */
const mistakes = [
  1, 2, 3, 8, 9, 10, 15, 16, 17, 21, 22, 23, 28, 29, 30, 35, 36, 37, 52, 65, 67, 78, 80, 91, 93, 106, 119,
  143, 241, 302, 681,
];
/** Invoices that go to a clerk, who catches their mistakes, for each option. */
const cuts = [0, 40, 120, 340];

export const certainty = {
  kind: 'dots',
  count: 1000,
  rows: 20,
  cuts,
  marks: cuts.map((cut) => mistakes.filter((place) => place >= cut)),
  legends: [
    'The test scaled to 1,000 invoices, the least certain at the left. A red one is a mistake that slips through.',
    '40 go to a clerk, who catches 18 mistakes.',
    '120 go to a clerk, who catches 27 mistakes.',
    '340 go to a clerk, who catches 30 mistakes.',
  ],
} as const;
