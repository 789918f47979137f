/** People at each step of the funnel for each option, and the cost of the clicks. */
export const storeLeaks = {
  orders: [19, 38, 27],
  counts: [
    [1_000, 560, 150, 50, 19],
    [2_000, 1_120, 300, 100, 38],
    [1_000, 560, 150, 71, 27],
  ],
  legends: ['19 orders for one ad bill.', '38 orders for two ad bills.', '27 orders for one ad bill.'],
} as const;
