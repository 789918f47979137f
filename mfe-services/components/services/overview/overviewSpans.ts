/**
 * Width of each card of an overview group, in sixths. Cards are thirds. One card has its picture beside the text, and
 * fills the first row. No width in between, because neither layout fits it.
 */
export function overviewSpans(count: number): readonly number[] {
  const left = count % 3;
  if (!left) return Array<number>(count).fill(2);
  const wide = Array<number>(left).fill(6);
  return [...wide, ...Array<number>(count - left).fill(2)];
}
