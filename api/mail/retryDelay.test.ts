import { retryDelay } from './retry';

describe('retryDelay', () => {
  it('grows from a minute to four hours and ends after three days', () => {
    const delays = Array.from({ length: 30 }, (_, index) => retryDelay(index + 1)).filter(
      (delay) => delay !== undefined,
    );
    expect(delays[0]).toBe(60);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.at(-1)).toBe(4 * 3600);
    const total = delays.reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeGreaterThanOrEqual(72 * 3600 - 4 * 3600);
    expect(total).toBeLessThan(76 * 3600);
    expect(retryDelay(delays.length + 1)).toBeUndefined();
  });
});
