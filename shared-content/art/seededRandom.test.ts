import { seededRandom } from './seededRandom';

const numbers = (seed: string) => {
  const random = seededRandom(seed);
  return Array.from({ length: 200 }, () => random.between(2, 5));
};

describe('seededRandom', () => {
  it('gives the same numbers for the same seed, and others for another seed', () => {
    expect(numbers('lily')).toEqual(numbers('lily'));
    expect(numbers('lily')).not.toEqual(numbers('pad'));
  });

  it('spreads over its range and stays within it', () => {
    const drawn = numbers('lily');
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...drawn)).toBeLessThan(5);
    expect(Math.max(...drawn) - Math.min(...drawn)).toBeGreaterThan(2.5);
  });
});
