/** A point on the unit square of a letter; `true` keeps its corner sharp in every style. */
type Stop = readonly [x: number, y: number, sharp?: true];
type Line = readonly Stop[];

interface Letter {
  lines: readonly Line[];
  closed?: true;
  /** Width against the alphabet's own; 1 when not given. */
  width?: number;
}

const box: Line = [[0, 0], [1, 0], [1, 1], [0, 1]]; // prettier-ignore
const bar = (y: number, to = 1): Line => [[0, y], [to, y]]; // prettier-ignore
const arch: Line = [[0, 1], [0, 0], [1, 0], [1, 1]]; // prettier-ignore

// prettier-ignore
const letters: Record<string, Letter> = {
  A: { lines: [arch, bar(0.6)] },
  B: { lines: [[[0, 0.48, true], [0.94, 0.48], [0.94, 0], [0, 0, true], [0, 1, true], [1, 1], [1, 0.48], [0.5, 0.48]]] },
  C: { lines: [[[1, 0], [0, 0], [0, 1], [1, 1]]] },
  D: { lines: [[[0, 0, true], [1, 0], [1, 1], [0, 1, true]]], closed: true },
  E: { lines: [[[1, 0], [0, 0], [0, 1], [1, 1]], bar(0.5, 0.86)] },
  F: { lines: [[[1, 0], [0, 0], [0, 1]], bar(0.52, 0.86)] },
  G: { lines: [[[1, 0], [0, 0], [0, 1], [1, 1], [1, 0.52, true], [0.56, 0.52]]] },
  H: { lines: [[[0, 0], [0, 1]], [[1, 0], [1, 1]], bar(0.5)] },
  I: { lines: [[[0, 0], [0, 1]]], width: 0 },
  J: { lines: [[[1, 0], [1, 1], [0, 1], [0, 0.66]]], width: 0.8 },
  K: { lines: [[[0, 0], [0, 1]], [[1, 0], [0.06, 0.52, true], [1, 1]]] },
  L: { lines: [[[0, 0], [0, 1], [1, 1]]], width: 0.84 },
  M: { lines: [[[0, 1], [0, 0], [1, 0], [1, 1]], [[0.5, 0], [0.5, 1]]], width: 1.45 },
  N: { lines: [[[0, 1], [0, 0, true], [1, 1, true], [1, 0]]] },
  O: { lines: [box], closed: true },
  P: { lines: [[[0, 1], [0, 0, true], [1, 0], [1, 0.6], [0, 0.6]]] },
  Q: { lines: [[[0.6, 1, true], [0, 1], [0, 0], [1, 0], [1, 1, true], [0.56, 1, true]], [[0.62, 0.64], [1.06, 1.12]]] },
  R: { lines: [[[0, 1], [0, 0, true], [1, 0], [1, 0.58], [0, 0.58]], [[0.5, 0.58], [1, 1]]] },
  S: { lines: [[[1, 0], [0, 0], [0, 0.5], [1, 0.5], [1, 1], [0, 1]]] },
  T: { lines: [bar(0), [[0.5, 0], [0.5, 1]]] },
  U: { lines: [[[0, 0], [0, 1], [1, 1], [1, 0]]] },
  V: { lines: [[[0, 0], [0.5, 1, true], [1, 0]]] },
  W: { lines: [[[0, 0], [0, 1], [1, 1], [1, 0]], [[0.5, 0.1], [0.5, 1]]], width: 1.45 },
  X: { lines: [[[0, 0], [1, 1]], [[1, 0], [0, 1]]] },
  Y: { lines: [[[0, 0], [0, 0.52], [1, 0.52], [1, 0]], [[0.5, 0.52], [0.5, 1]]] },
  Z: { lines: [[[0, 0], [1, 0, true], [0, 1, true], [1, 1]]] },
};

export interface CapsStyle {
  corner: 'round' | 'cut';
  radius: number;
  height: number;
  width: number;
  weight: number;
  spacing: number;
}

const short = (value: number) => String(Math.round(value * 100) / 100);

/** A polyline whose corners are rounded or cut off, `radius` before and after each. */
function cornered(
  points: readonly (readonly [number, number, boolean])[],
  closed: boolean,
  style: CapsStyle,
): string {
  const at = (i: number) => points[(i + points.length) % points.length] ?? [0, 0, true];
  let d = '';
  for (let i = 0; i < points.length; i += 1) {
    const [x, y, sharp] = at(i);
    const end = !closed && (i === 0 || i === points.length - 1);
    if (end || sharp) {
      d += `${d === '' ? 'M' : 'L'}${short(x)} ${short(y)}`;
      continue;
    }
    const toward = ([px, py]: readonly [number, number, boolean]) => {
      const length = Math.hypot(px - x, py - y);
      const step = Math.min(style.radius, length / 2) / length;
      return `${short(x + (px - x) * step)} ${short(y + (py - y) * step)}`;
    };
    const [from, to] = [toward(at(i - 1)), toward(at(i + 1))];
    d += `${d === '' ? 'M' : 'L'}${from}${style.corner === 'cut' ? `L${to}` : `Q${short(x)} ${short(y)} ${to}`}`;
  }
  return closed ? `${d}Z` : d;
}

/** A word in capitals of one stroke, drawn on a grid rather than set in a font. */
export function strokeCaps(word: string, style: CapsStyle): { d: string; width: number } {
  let left = 0;
  let d = '';
  for (const sign of word) {
    if (sign === ' ') {
      left += style.width * 0.5 + style.spacing;
      continue;
    }
    const letter = letters[sign];
    if (!letter) throw new Error(`strokeCaps has no letter ${sign}.`);
    const width = style.width * (letter.width ?? 1);
    for (const line of letter.lines) {
      const points = line.map(
        ([x, y, sharp]) => [left + x * width, y * style.height, sharp ?? false] as const,
      );
      d += cornered(points, letter.closed ?? false, style);
    }
    left += width + style.weight + style.spacing;
  }
  return { d, width: left - style.weight - style.spacing };
}
