interface Letter {
  d: (r: number) => string;
  width: (r: number) => number;
}

const n = (value: number) => String(Math.round(value * 100) / 100);
const bowl = (x: number, r: number) =>
  `M${n(x)} ${n(-r)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0`;
const stem = (x: number, from: number, to: number) => `M${n(x)} ${n(from)}V${n(to)}`;
const hump = (x: number, r: number) => `M${n(x)} 0V${n(-r)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V0`;
const full = (r: number) => 2 * r;
const rise = 3.3;

// The bowl has radius r, so x-height is 2r; ascenders reach 3.3r, descenders 1.3r.
// prettier-ignore
const letters: Record<string, Letter> = {
  a: { d: (r) => bowl(0, r) + stem(2 * r, -2 * r, 0), width: full },
  b: { d: (r) => bowl(0, r) + stem(0, -rise * r, 0), width: full },
  c: { d: (r) => `M${n(1.72 * r)} ${n(-1.72 * r)}A${n(r)} ${n(r)} 0 1 0 ${n(1.72 * r)} ${n(-0.28 * r)}`, width: (r) => 1.74 * r },
  d: { d: (r) => bowl(0, r) + stem(2 * r, -rise * r, 0), width: full },
  e: { d: (r) => `M${n(0.06 * r)} ${n(-r)}H${n(2 * r)}A${n(r)} ${n(r)} 0 1 0 ${n(1.7 * r)} ${n(-0.28 * r)}`, width: full },
  f: { d: (r) => `M${n(0.5 * r)} 0V${n(-2.5 * r)}a${n(0.8 * r)} ${n(0.8 * r)} 0 0 1 ${n(0.8 * r)} ${n(-0.8 * r)}M0 ${n(-2 * r)}H${n(1.2 * r)}`, width: (r) => 1.3 * r },
  h: { d: (r) => hump(0, r) + stem(0, -rise * r, 0), width: full },
  i: { d: (r) => `${stem(0, -2 * r, 0)}M0 ${n(-3 * r)}v0.01`, width: () => 0 },
  j: { d: (r) => `M${n(0.8 * r)} ${n(-2 * r)}V${n(0.5 * r)}a${n(0.8 * r)} ${n(0.8 * r)} 0 0 1 ${n(-0.8 * r)} ${n(0.8 * r)}M${n(0.8 * r)} ${n(-3 * r)}v0.01`, width: (r) => 0.8 * r },
  l: { d: (r) => stem(0, -rise * r, 0), width: () => 0 },
  m: { d: (r) => hump(0, 0.84 * r) + hump(1.68 * r, 0.84 * r) + stem(0, -2 * r, 0), width: (r) => 3.36 * r },
  n: { d: (r) => hump(0, r) + stem(0, -2 * r, 0), width: full },
  o: { d: (r) => bowl(0, r), width: full },
  p: { d: (r) => bowl(0, r) + stem(0, -2 * r, 1.3 * r), width: full },
  r: { d: (r) => `${stem(0, -2 * r, 0)}M0 ${n(-r)}a${n(r)} ${n(r)} 0 0 1 ${n(1.1 * r)} ${n(-r)}`, width: (r) => 1.1 * r },
  t: { d: (r) => `M${n(0.5 * r)} ${n(-3 * r)}V${n(-0.8 * r)}a${n(0.8 * r)} ${n(0.8 * r)} 0 0 0 ${n(0.8 * r)} ${n(0.8 * r)}M0 ${n(-2 * r)}H${n(1.25 * r)}`, width: (r) => 1.3 * r },
  u: { d: (r) => `M0 ${n(-2 * r)}V${n(-r)}a${n(r)} ${n(r)} 0 0 0 ${n(2 * r)} 0V${n(-2 * r)}`, width: full },
  v: { d: (r) => `M0 ${n(-2 * r)}L${n(0.95 * r)} 0L${n(1.9 * r)} ${n(-2 * r)}`, width: (r) => 1.9 * r },
  w: { d: (r) => `M0 ${n(-2 * r)}V${n(-0.85 * r)}a${n(0.85 * r)} ${n(0.85 * r)} 0 0 0 ${n(1.7 * r)} 0V${n(-2 * r)}M${n(1.7 * r)} ${n(-0.85 * r)}a${n(0.85 * r)} ${n(0.85 * r)} 0 0 0 ${n(1.7 * r)} 0V${n(-2 * r)}`, width: (r) => 3.4 * r },
  x: { d: (r) => `M0 ${n(-2 * r)}L${n(1.8 * r)} 0M${n(1.8 * r)} ${n(-2 * r)}L0 0`, width: (r) => 1.8 * r },
  y: { d: (r) => `M0 ${n(-2 * r)}V${n(-r)}a${n(r)} ${n(r)} 0 0 0 ${n(2 * r)} 0M${n(2 * r)} ${n(-2 * r)}V${n(0.3 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(-1.8 * r)} ${n(0.45 * r)}`, width: full },
};

/** A word in small letters built from circles and stems of one stroke; the baseline is y = 0. */
export function roundLower(word: string, r: number, spacing: number): { svg: string; width: number } {
  let left = 0;
  let svg = '';
  for (const sign of word) {
    const letter = letters[sign];
    if (!letter) throw new Error(`roundLower has no letter ${sign}.`);
    // Some commands are absolute, so a letter moves as a whole.
    svg += `<path d="${letter.d(r)}"${left > 0 ? ` transform="translate(${n(left)} 0)"` : ''}/>`;
    left += letter.width(r) + spacing;
  }
  return { svg, width: left - spacing };
}
