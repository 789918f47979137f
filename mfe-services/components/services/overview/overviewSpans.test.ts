import { overviewSpans } from './overviewSpans';

describe('overviewSpans', () => {
  it.each([0, 1, 2, 3])('fills whole rows in group %i for one to nine cards', (group) => {
    for (let count = 1; count <= 9; count++) {
      const spans = overviewSpans(count, group);
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

  it('keeps cards to thirds, and one wide one where thirds leave a gap', () => {
    expect(overviewSpans(5, 0)).toEqual([4, 2, 2, 2, 2]);
    expect(overviewSpans(4, 1)).toEqual([6, 2, 2, 2]);
    expect(overviewSpans(3, 2)).toEqual([2, 2, 2]);
    expect(overviewSpans(4, 3)).toEqual([2, 2, 2, 6]);
  });
});
