/**
 * How many of six columns each card of an overview group takes: thirds, and what is left of the first row for the
 * one card that has its picture beside the words. In every second such group it comes last, across the page.
 */
export function overviewSpans(count: number, group: number): readonly number[] {
  const left = count % 3;
  if (!left) return Array<number>(count).fill(2);
  const thirds = Array<number>(count - 1).fill(2);
  const wide = left === 1 ? 6 : 4;
  return wide === 6 && group % 4 === 3 ? [...thirds, wide] : [wide, ...thirds];
}
