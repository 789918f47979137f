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
  to: readonly [number, number];
  color: string;
}

/** A river of many strands that part and meet again. */
function braid({ from, to, color }: River, seed: number): string {
  const random = seededRandom(`river ${seed}`);
  return Array.from({ length: 7 }, (_, i) => {
    const sway = (random.next() - 0.5) * 46;
    const near = (random.next() - 0.5) * 14;
    const mid = from[1] + (to[1] - from[1]) * (0.35 + random.next() * 0.2);
    return `<path d="M${from[0] + near} ${from[1]}C${from[0] + near + sway} ${mid} ${to[0] + (from[0] - to[0]) * 0.24 + sway} ${mid + 20} ${to[0] + near * 0.6} ${to[1]}" stroke="${color}" stroke-opacity="${i === 0 ? 0.95 : 0.2 + random.next() * 0.3}" stroke-width="${i === 0 ? 3 : 1 + random.next() * 2.5}"/>`;
  }).join('');
}

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

/** Six fields as rivers of one delta. */
export const overview: SceneDrawing = {
  slug: 'industries',
  color: 'jade',
  wide: () => {
    const xs = [92, 280, 468];
    return (
      glow(80, 120, 400, 340) +
      `<svg class="abs" style="inset:0" width="560" height="480" fill="none" stroke-linecap="round">${fields.map(([, , , color], i) => braid({ from: [(xs[i % 3] ?? 0) + (i < 3 ? (i % 3 === 1 ? -38 : 0) + (i % 3 === 0 ? 66 : i % 3 === 2 ? -66 : 0) : 0), i < 3 ? 104 : 218], to: [280, 408], color }, i)).join('')}</svg>` +
      fields
        .map((_, i) => place(i % 3 === 0 ? 4 : i % 3 === 1 ? 192 : 380, i < 3 ? 14 : 126, 176, i))
        .join('') +
      mouth(173, 402)
    );
  },
  tall: () =>
    glow(10, 160, 330, 260) +
    `<svg class="abs" style="inset:0" width="350" height="440" fill="none" stroke-linecap="round">${fields.map(([, , , color], i) => braid({ from: [i % 2 ? 240 - i * 4 : 90 + i * 6, 300], to: [175, 382], color }, i)).join('')}</svg>` +
    fields.map((_, i) => place(i % 2 ? 180 : 0, Math.floor(i / 2) * 102, 170, i)).join('') +
    mouth(68, 366),
  tallHeight: 440,
};
