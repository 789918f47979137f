/** Weeks of one seat, for each option: the start of the first person, the start of the second, and the end. */
export const seatWeeks = {
  weeks: 13,
  marks: [
    [0, 'Today'],
    [5, 'The review'],
    [13, 'Three months'],
  ],
  cases: [
    { from: 1, other: undefined, until: 13, legend: 'Usually filled in week two.' },
    { from: 1, other: 5, until: 13, legend: 'After the review, another person sits there.' },
    { from: 1, other: undefined, until: 9, legend: 'Two months are booked, and two are paid.' },
  ],
} as const;
