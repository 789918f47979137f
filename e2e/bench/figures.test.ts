import { groupBy, median, pairedRatio, getRounds } from './figures';

it('takes the middle of an odd number of figures, and between the two middle ones of an even number', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 4])).toBe(3);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

it('sorts figures as numbers and leaves the list as it was', () => {
  const figures = [100, 9, 20];
  expect(median(figures)).toBe(20);
  expect(figures).toEqual([100, 9, 20]);
});

it('takes ratios within pairs, so that a machine that slows down changes nothing', () => {
  const calm = { value: 1320, beside: 1200 };
  const busy = { value: 3960, beside: 3600 };
  expect(pairedRatio([calm, busy, busy])).toBeCloseTo(1.1, 10);
  // Two medians would give 3 here.
  expect(pairedRatio([{ value: 1320, beside: 1200 }, busy, { value: 3960, beside: 1200 }])).toBeCloseTo(1.1);
  expect(pairedRatio([])).toBeNaN();
});

it('groups in order of first appearance', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], (one) => one[0]!);
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});

describe('rounds', () => {
  it('are none without a request and one for requests that run side by side', () => {
    expect(getRounds([])).toBe(0);
    expect(
      getRounds([
        { start: 0, end: 50 },
        { start: 2, end: 40 },
        { start: 5, end: 70 },
      ]),
    ).toBe(1);
  });

  it('count a request that waited for an earlier one, in whatever order they are listed', () => {
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
