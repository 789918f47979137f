/**
 * How many of six columns each of `count` cards takes: a wide one beside a narrow one, then threes, and a
 * last row without a gap.
 */
export function bentoSpans(count: number): readonly number[] {
  if (count < 2) return Array<number>(count).fill(6);
  const rest = count - 2;
  const last = rest % 3;
  return [4, 2, ...Array<number>(rest - last).fill(2), ...Array<number>(last).fill(last === 1 ? 6 : 3)];
}
