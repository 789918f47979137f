/** Criterion, its weight of 100, and the points of suite A, suite B and building: the comparison that the page draws. */
export const criteria = [
  ['Covers purchasing as it is', 25, 4, 3, 5],
  ['Cost over five years', 20, 2, 4, 4],
  ['Time to first department', 20, 2, 3, 5],
  ['People who know it in Dhaka', 15, 4, 2, 4],
  ['Cost of leaving', 10, 1, 2, 5],
  ['Audit and tax reports', 10, 5, 4, 2],
] as const;

type Criterion = (typeof criteria)[number][0];

/** The mean of an offer's points by weight (0: suite A, 2: building), with one criterion's weight multiplied. */
export function getScore(offer: 0 | 1 | 2, factors: Partial<Record<Criterion, number>> = {}): number {
  const weights = criteria.map(([name, weight]) => weight * (factors[name] ?? 1));
  const sum = criteria.reduce(
    (all, row, index) => all + (weights[index] ?? 0) * row[(offer + 2) as 2 | 3 | 4],
    0,
  );
  return Math.round((100 * sum) / weights.reduce((all, weight) => all + weight)) / 100;
}
