/**
 * How many of six columns each card of an overview group takes: thirds, and what is left of the first row for the
 * one card that has its picture beside the words. Never a width between, in which neither has room.
 */
export function overviewSpans(count: number): readonly number[] {
  const left = count % 3;
  if (!left) return Array<number>(count).fill(2);
  const wide = Array<number>(left).fill(6);
  return [...wide, ...Array<number>(count - left).fill(2)];
}
