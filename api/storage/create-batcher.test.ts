import { setTimeout as wait } from 'node:timers/promises';
import { createBatcher } from './create-batcher';

describe('createBatcher', () => {
  it('runs a lone job at once and collects what arrives meanwhile, in order', async () => {
    const batches: number[][] = [];
    const double = createBatcher(async (items: number[]) => {
      batches.push(items);
      await wait(5);
      return items.map((item) => item * 2);
    });
    expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
    expect(await double(5)).toBe(10);
    expect(batches).toHaveLength(3);
  });

  it('lets a bad job fail alone', async () => {
    const run = createBatcher(async (items: number[]) => {
      await wait(1);
      if (items.includes(13)) throw new Error('unlucky');
      return items;
    });
    const results = await Promise.allSettled([1, 2, 13, 4].map(run));
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('does not ask an absent database again for each job', async () => {
    let asked = 0;
    const run = createBatcher(async () => {
      asked += 1;
      await wait(1);
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
    const results = await Promise.allSettled([1, 2, 3].map(run));
    expect(results.every((result) => result.status === 'rejected')).toBe(true);
    expect(asked).toBe(2);
  });
});
