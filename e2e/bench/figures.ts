/** Median; of an even number of figures the mean of the middle two. NaN without figures. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return NaN;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A measurement and the one taken beside it, so that the machine's load affected both. */
export interface Pair {
  readonly value: number;
  readonly beside: number;
}

/** Median of the pairs' ratios, not the ratio of two medians: a machine's drift affects both of a pair. */
export const pairedRatio = (pairs: readonly Pair[]): number =>
  median(pairs.map(({ value, beside }) => value / beside));

/** Formats rows as a Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
