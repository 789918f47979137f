import { face, seededRandom } from '../../../shared-content/art';
import { box, glow } from '../kit/parts';
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
  /** The point where it leaves its card, and the height down to which it runs straight, behind the cards below. */
  from: readonly [number, number];
  until: number;
  to: readonly [number, number];
  color: string;
}

/** A river of many strands that part and meet again. */
function braid({ from: [x, y], until, to, color }: River, seed: number): string {
  const random = seededRandom(`river ${seed}`);
  return Array.from({ length: 6 }, (_, i) => {
    const sway = i === 0 ? 0 : (random.next() - 0.5) * 34;
    const near = i === 0 ? 0 : (random.next() - 0.5) * 12;
    const mid = until + (to[1] - until) * (0.4 + random.next() * 0.15);
    return `<path d="M${x + near} ${y}V${until}C${x + near + sway * 0.4} ${mid} ${to[0] + (x - to[0]) * 0.24 + sway} ${mid + 20} ${to[0] + near * 0.6} ${to[1]}" stroke="${color}" stroke-opacity="${i === 0 ? 0.95 : 0.2 + random.next() * 0.3}" stroke-width="${i === 0 ? 3 : 1 + random.next() * 2.5}"/>`;
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
    `<div class="r g12 p14"><span class="r">${['Mitu', 'Arif', 'Salma'].map((who, i) => `<span style="margin-left:${i ? -10 : 0}px;border-radius:50%;box-shadow:0 0 0 2px var(--raised)">${face(who, 36)}</span>`).join('')}</span><div class="c"><b class="s16">One team</b><span class="mu s12">reads all six</span></div></div>`,
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
      { from: [62, 104], until: 222, to: mouthOf.wide },
      { from: [254, 104], until: 222, to: mouthOf.wide },
      { from: [498, 104], until: 222, to: mouthOf.wide },
      { from: [114, 216], until: 222, to: mouthOf.wide },
      { from: [306, 216], until: 222, to: mouthOf.wide },
      { from: [446, 216], until: 222, to: mouthOf.wide },
    ])}</svg>` +
    fields.map((_, i) => place(4 + (i % 3) * 192, i < 3 ? 14 : 126, 168, i)).join('') +
    mouth(173, 402),
  tall: () =>
    glow(10, 160, 330, 260) +
    `<svg class="abs" style="inset:0" width="350" height="440" fill="none" stroke-linecap="round">${rivers([
      { from: [44, 90], until: 300, to: mouthOf.tall },
      { from: [306, 90], until: 300, to: mouthOf.tall },
      { from: [82, 192], until: 300, to: mouthOf.tall },
      { from: [268, 192], until: 300, to: mouthOf.tall },
      { from: [120, 294], until: 300, to: mouthOf.tall },
      { from: [230, 294], until: 300, to: mouthOf.tall },
    ])}</svg>` +
    fields.map((_, i) => place((i % 2) * 187, Math.floor(i / 2) * 102, 163, i)).join('') +
    mouth(68, 366),
  tallHeight: 440,
};
