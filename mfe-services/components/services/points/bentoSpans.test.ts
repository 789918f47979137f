import { bentoSpans } from './bentoSpans';

describe('bentoSpans', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('leaves no gap in a row of six for %i cards', (count) => {
    const spans = bentoSpans(count);
    expect(spans).toHaveLength(count);
    let row = 0;
    for (const span of spans) {
      row += span;
      expect(row).toBeLessThanOrEqual(6);
      if (row === 6) row = 0;
    }
    expect(row).toBe(0);
  });

  it('opens with a wide card', () => {
    expect(bentoSpans(6)).toEqual([4, 2, 2, 2, 2, 6]);
  });
});
