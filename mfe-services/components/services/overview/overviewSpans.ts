import { bentoSpans } from '../points/bentoSpans';

/**
 * How many of six columns each card of the overview's group number `group` takes. Groups take turns: the
 * wide card at the left, at the right, three alike, the wide card at the end.
 */
export function overviewSpans(count: number, group: number): readonly number[] {
  if (count === 3) return [2, 2, 2];
  const spans = bentoSpans(count);
  const [first = 6, second = 0, ...rest] = spans;
  if (group % 4 === 1 && second) return [second, first, ...rest];
  return group % 4 === 3 ? [...spans].reverse() : spans;
}
