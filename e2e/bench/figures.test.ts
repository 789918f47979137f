import { groupBy, median, pairedRatio, getRounds } from './figures';

it('the median is the middle figure, or the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 4])).toBe(3);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

it('the median sorts numerically and leaves the list unchanged', () => {
  const figures = [100, 9, 20];
  expect(median(figures)).toBe(20);
  expect(figures).toEqual([100, 9, 20]);
});

it('ratios are taken within pairs, so a machine that slows down has no effect', () => {
  const calm = { value: 1320, beside: 1200 };
  const busy = { value: 3960, beside: 3600 };
  expect(pairedRatio([calm, busy, busy])).toBeCloseTo(1.1, 10);
  // Two medians would give 3 here.
  expect(pairedRatio([{ value: 1320, beside: 1200 }, busy, { value: 3960, beside: 1200 }])).toBeCloseTo(1.1);
  expect(pairedRatio([])).toBeNaN();
});

it('groups are in order of first appearance', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], (one) => one[0]!);
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});

describe('rounds of requests', () => {
  it('are none without requests, and one for parallel requests', () => {
    expect(getRounds([])).toBe(0);
    expect(
      getRounds([
        { start: 0, end: 50 },
        { start: 2, end: 40 },
        { start: 5, end: 70 },
      ]),
    ).toBe(1);
  });

  it('include each request that waited for an earlier one, in any order', () => {
    expect(
      getRounds([
        { start: 130, end: 190 },
        { start: 0, end: 50 },
        { start: 60, end: 120 },
        { start: 61, end: 125 },
      ]),
    ).toBe(3);
  });
});
