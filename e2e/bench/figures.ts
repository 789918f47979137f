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

/** Groups by a key, in order of first appearance. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** When a request was sent and when its answer was complete, in milliseconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Round trips of some requests. A request that starts after another was complete may come from its content, and
 * counts as one round later. Requests of one round overlap or follow each other at once.
 */
export function getRounds(spans: readonly Span[]): number {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  const depths: number[] = [];
  for (const [index, span] of sorted.entries()) {
    const before = sorted.slice(0, index).map(({ end }, at) => (end <= span.start ? depths[at]! : 0));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}
