import { relativePath } from './relativePath';

describe('relativePath', () => {
  it('writes relative steps, and closes a closed outline', () => {
    const d = relativePath([
      { name: 'm', points: [10, 20] },
      { name: 'l', points: [10.5, 19] },
      { name: 'c', points: [11, 19, 12, 20.25, 12, 21] },
      { name: 'h', points: [] },
      { name: 'm', points: [11, 21] },
    ]);
    expect(d).toBe('M10 20l.5-1c.5 0 1.5 1.25 1.5 2zm1 1');
  });

  it('accumulates no rounding error over a thousand steps of a third', () => {
    const lines = Array.from({ length: 1000 }, (_, i) => ({ name: 'l' as const, points: [(i + 1) / 3, 0] }));
    const steps = [...relativePath([{ name: 'm', points: [0, 0] }, ...lines]).matchAll(/l([\d.]+)/g)];
    expect(steps.reduce((sum, step) => sum + Number(step[1]), 0)).toBeCloseTo(333.33, 2);
  });
});
