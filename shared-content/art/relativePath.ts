export interface PathOperator {
  name: 'm' | 'l' | 'c' | 'h';
  points: readonly number[];
}

const hundredths = (value: number) => Math.round(value * 100);

/** 0.05 as ".05", -0.5 as "-.5"; a sign separates numbers as well as a space does. */
function joined(values: readonly number[]): string {
  const texts = values.map((value) => String(value / 100).replace(/^(-?)0\./, '$1.'));
  return texts.map((text, i) => (i > 0 && !text.startsWith('-') ? ` ${text}` : text)).join('');
}

/** Path data in relative steps of a hundredth: a third shorter than absolute ones, with no drift. */
export function relativePath(operators: readonly PathOperator[]): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let d = '';
  for (const { name, points } of operators) {
    if (name === 'h') {
      d += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const rounded = points.map(hundredths);
    // Absolute at first, so that two such paths may stand one after the other in one d.
    d += (d === '' ? name.toUpperCase() : name) + joined(rounded.map((value, i) => value - (i % 2 ? y : x)));
    [x, y] = [rounded.at(-2) ?? x, rounded.at(-1) ?? y];
    if (name === 'm') [startX, startY] = [x, y];
  }
  return d;
}
