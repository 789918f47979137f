import { overviewSpans } from './overviewSpans';

describe('overviewSpans', () => {
  it('fills complete rows for one to nine cards', () => {
    for (let count = 1; count <= 9; count++) {
      const spans = overviewSpans(count);
      expect(spans).toHaveLength(count);
      let row = 0;
      for (const span of spans) {
        row += span;
        expect(row).toBeLessThanOrEqual(6);
        if (row === 6) row = 0;
      }
      expect(row).toBe(0);
    }
  });

  it('gives cards a third of the row, and remaining ones the full width', () => {
    expect(overviewSpans(5)).toEqual([6, 6, 2, 2, 2]);
    expect(overviewSpans(4)).toEqual([6, 2, 2, 2]);
    expect(overviewSpans(3)).toEqual([2, 2, 2]);
  });
});
