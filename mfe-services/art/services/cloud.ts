import { seededRandom } from '../../../shared-content/art';
import { box, face, glow, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

/** The old room: as many racks as fit, most lights off. In the first two, racks from a given row on still run. */
function room(w: number, h: number, [first, second] = [8, 10]): string {
  const random = seededRandom('server room');
  const unit = (x: number, y: number, warm: boolean) =>
    `<rect x="${x}" y="${y}" width="104" height="17" rx="2" fill="#1b2831" stroke="#40525f"/><path d="M${x + 8} ${y + 6}h46M${x + 8} ${y + 11}h46" stroke="#3d4f5b" stroke-width="2"/>${[0, 1, 2, 3].map((i) => `<circle cx="${x + 70 + i * 8}" cy="${y + 8.5}" r="2" fill="${warm && random.next() > 0.3 ? (random.next() > 0.75 ? '#e9c46a' : '#3fd6b4') : '#3b4b56'}"/>`).join('')}`;
  const rack = (x: number, warm: (row: number) => boolean) =>
    `<rect x="${x - 8}" y="20" width="120" height="${h}" fill="#0d161d" stroke="#34454f"/>${Array.from({ length: Math.floor(h / 21) }, (_, row) => unit(x, 28 + row * 21, warm(row))).join('')}`;
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><radialGradient id="r" cx=".5" cy=".1" r="1"><stop stop-color="#2b4d5e"/><stop offset="1" stop-color="#05090d"/></radialGradient><linearGradient id="gl" x2="1" y2="1"><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".42" stop-color="#fff" stop-opacity=".09"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#r)"/>${rack(22, (row) => row >= first)}${rack(148, (row) => row >= second)}${w > 390 ? rack(274, () => false) : ''}<rect width="${w}" height="${h}" fill="url(#gl)"/></svg>`;
}

const steps = [
  ['23:00', 'Shop closed, last backup', 'done', 'Last backup'],
  ['23:40', 'Payroll copied, 1.4 TB', 'done', 'Payroll copied'],
  ['02:15', '41,206 rows counted twice', 'done', 'Rows counted'],
  ['03:30', 'Last moment to turn back', 'mark', 'Last way back'],
  ['05:10', 'First order in the new place', 'next', 'First order'],
] as const;

const plan = (row = 40) =>
  `<div class="r sb lb" style="padding:14px 18px"><div class="c"><b class="s17">Wave 4, Saturday night</b><span class="mu">Rehearsed three times, 5 h 50 each</span></div></div>${night(row)}`;

/** The events by hour; `short` on a card. */
const night = (row: number, short = false) =>
  steps
    .filter((_, i) => !short || i !== 2)
    .map(
      ([time, what, state, brief]) =>
        `<div class="r g12" style="height:${row}px;padding:0 18px;${state === 'mark' ? 'background:rgba(233,196,106,.13);box-shadow:inset 3px 0 #e9c46a' : ''}"><span class="num b" style="width:44px;${state === 'mark' ? 'color:#e9c46a' : ''}">${time}</span><span class="f1 nw">${short ? brief : what}</span>${state === 'done' ? tick('var(--ok)', 18) : state === 'next' ? '<i class="dot" style="background:var(--accent);margin-right:5px"></i>' : ''}</div>`,
    )
    .join('');

const warm = () =>
  `<div class="r g10 p12">${face(1, 36)}<div class="c"><b>Old machines stay warm</b><span class="mu s12">until you say so</span></div></div>`;

/** The night of the move: the old room, and the plan with its rollback. */
export const cloud: SceneDrawing = {
  slug: 'cloud-migration',
  color: 'lagoon',
  wide: () =>
    glow(60, 40, 460, 420) +
    box([0, 14, 404, 330], room(404, 330)) +
    box([196, 128, 356], plan(), { style: 'background:var(--raised)' }) +
    box([18, 398, 250], warm(), { look: 'card lite', style: 'background:#fbfaf7' }),
  tall: () =>
    glow(10, 20, 330, 340) +
    box([0, 0, 350, 214], `<div style="zoom:${350 / 274};margin-top:-12px">${room(274, 190, [0, 1])}</div>`) +
    box([10, 92, 330], plan(31), { style: 'background:var(--raised)' }) +
    box([40, 333, 250], warm(), { look: 'card lite', style: 'background:#fbfaf7' }),
  tile: () =>
    // The lower half of the room, where the machines still run.
    box([-8, -172, 420], room(420, 410), { look: '' }) +
    box(
      [126, 20, 210],
      `<div class="lb b s15 nw" style="padding:9px 18px">Saturday night</div>${night(31, true)}`,
      { style: 'background:var(--raised)' },
    ),
};
