import type { ChoicePicture } from '../exhibit.contract';

/** Three offers, their points, and the weights of each option. The results are calculated, not written. */
const erpOffers = {
  offers: ['Suite A', 'Suite B', 'Build'],
  points: [
    [4, 3, 5],
    [2, 4, 4],
    [2, 3, 5],
    [4, 2, 4],
    [1, 2, 5],
    [5, 4, 2],
  ],
  weights: [
    [25, 20, 20, 15, 10, 10],
    [25, 20, 20, 15, 10, 30],
    [25, 20, 20, 15, 0, 10],
  ],
} as const;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The weighted mean of each offer, with two decimals. */
const getScores = (weights: readonly number[]) =>
  erpOffers.offers.map((_, offer) =>
    (
      sum(weights.map((weight, row) => weight * (erpOffers.points[row]?.[offer] ?? 0))) / sum(weights)
    ).toFixed(2),
  );

const scores = erpOffers.weights.map(getScores);

/** Totals of the offers under the chosen weights, out of five points. */
export const erpScores: ChoicePicture = {
  kind: 'scores',
  rows: erpOffers.offers.map((name, offer) => ({ name, values: scores.map((each) => each[offer] ?? '') })),
  most: 5,
};

/** Cells of the table that follow the choice: the weights, their sum and the results. */
export const erpCases = erpOffers.weights.map((weights, option) => [
  ...weights.map((weight) => [String(weight)]),
  [String(sum(weights)), ...(scores[option] ?? [])],
]);
