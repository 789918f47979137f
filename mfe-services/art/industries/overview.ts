import { seededRandom } from '../../../shared-content/art';
import { box, face, glow } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const fields = [
  ['Healthcare', '03:12', 'a ward, awake', '#3fd6b4'],
  ['Education', '14,000', 'papers, one hall', '#e9c46a'],
  ['E-commerce', '4×', 'orders in Eid week', '#f5a07c'],
  ['Finance', '0.00', 'difference', '#7aa7f0'],
  ['Logistics', '14:35', 'over the river', '#4fb8d8'],
  ['Government', '9 min', 'for a license', '#a79bf2'],
] as const;

interface River {
  from: readonly [number, number];
  /** Down this gutter between the cards, to this height; without it the river begins below its card. */
  gutter?: readonly [number, number];
  to: readonly [number, number];
  color: string;
}

/** A river of many strands that part and meet again. */
function braid({ from, gutter, to, color }: River, seed: number): string {
  const random = seededRandom(`river ${seed}`);
  return Array.from({ length: gutter ? 5 : 7 }, (_, i) => {
    const sway = (random.next() - 0.5) * 46;
    const near = (random.next() - 0.5) * (gutter ? 5 : 14);
    const [x, y] = gutter ?? from;
    const begin = gutter
      ? `M${from[0]} ${from[1]}Q${x + near} ${from[1]} ${x + near} ${from[1] + 26}V${y}`
      : `M${x + near} ${y}`;
    const mid = y + (to[1] - y) * (0.35 + random.next() * 0.2);
    return `<path d="${begin}C${x + near + (gutter ? 0 : sway)} ${mid} ${to[0] + (x - to[0]) * 0.24 + sway} ${mid + 20} ${to[0] + near * 0.6} ${to[1]}" stroke="${color}" stroke-opacity="${i === 0 ? 0.95 : 0.2 + random.next() * 0.3}" stroke-width="${i === 0 ? 3 : 1 + random.next() * 2.5}"/>`;
  }).join('');
}

const rivers = (list: readonly Omit<River, 'color'>[]) =>
  list.map((river, i) => braid({ ...river, color: fields[i]?.[3] ?? '' }, i)).join('');

const place = (x: number, y: number, w: number, index: number) => {
  const [name, figure, note, color] = fields[index] ?? fields[0];
  return box(
    [x, y, w, 92],
    `<div class="c" style="height:100%;padding:11px 14px;box-shadow:inset 0 2px 0 ${color}"><b style="color:${color}">${name}</b><b class="s24" style="padding-top:4px">${figure}</b><span class="mu s12 nw">${note}</span></div>`,
    { style: 'background:var(--raised)' },
  );
};

const mouth = (x: number, y: number) =>
  box(
    [x, y, 214],
    `<div class="r g12 p14"><span class="r">${[3, 0, 4].map((seed, i) => `<span style="margin-left:${i ? -10 : 0}px;border-radius:50%;box-shadow:0 0 0 2px var(--raised)">${face(seed, 36)}</span>`).join('')}</span><div class="c"><b class="s16">One team</b><span class="mu s12">reads all six</span></div></div>`,
    { style: 'background:var(--raised)' },
  );

const mouthOf = { wide: [280, 408], tall: [175, 382] } as const;

/** Six fields as rivers of one delta. */
export const overview: SceneDrawing = {
  slug: 'industries',
  color: 'jade',
  wide: () =>
    glow(80, 120, 400, 340) +
    `<svg class="abs" style="inset:0" width="560" height="480" fill="none" stroke-linecap="round">${rivers([
      { from: [171, 60], gutter: [179, 222], to: mouthOf.wide },
      { from: [197, 60], gutter: [189, 222], to: mouthOf.wide },
      { from: [389, 60], gutter: [376, 222], to: mouthOf.wide },
      { from: [88, 216], to: mouthOf.wide },
      { from: [280, 216], to: mouthOf.wide },
      { from: [472, 216], to: mouthOf.wide },
    ])}</svg>` +
    fields.map((_, i) => place(4 + (i % 3) * 192, i < 3 ? 14 : 126, 168, i)).join('') +
    mouth(173, 402),
  tall: () =>
    glow(10, 160, 330, 260) +
    `<svg class="abs" style="inset:0" width="350" height="440" fill="none" stroke-linecap="round">${rivers([
      { from: [162, 46], gutter: [169, 300], to: mouthOf.tall },
      { from: [188, 46], gutter: [181, 300], to: mouthOf.tall },
      { from: [162, 148], gutter: [173, 300], to: mouthOf.tall },
      { from: [188, 148], gutter: [177, 300], to: mouthOf.tall },
      { from: [82, 294], to: mouthOf.tall },
      { from: [268, 294], to: mouthOf.tall },
    ])}</svg>` +
    fields.map((_, i) => place((i % 2) * 187, Math.floor(i / 2) * 102, 163, i)).join('') +
    mouth(68, 366),
  tallHeight: 440,
};
