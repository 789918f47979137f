import { face, seededRandom } from '../../../shared-content/art';
import { box, glow, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

/** The old room: as many racks as fit, most lights off. In the first two, racks from a given row on still run. */
function room(w: number, h: number, [first, second] = [8, 10]): string {
  const random = seededRandom('server room');
  const unit = (x: number, y: number, warm: boolean) =>
    `<rect x="${x}" y="${y}" width="104" height="17" rx="2" fill="#1b2831" stroke="#40525f"/><path d="M${x + 8} ${y + 6}h46M${x + 8} ${y + 11}h46" stroke="#3d4f5b" stroke-width="2"/>${[0, 1, 2, 3].map((i) => `<circle cx="${x + 70 + i * 8}" cy="${y + 8.5}" r="2" fill="${warm && random.next() > 0.3 ? (random.next() > 0.75 ? '#e9c46a' : '#3fd6b4') : '#3b4b56'}"/>`).join('')}`;
  const rack = (x: number, warm: (row: number) => boolean) =>
    `<rect x="${x - 8}" y="20" width="120" height="${h}" fill="#0d161d" stroke="#34454f"/>${Array.from({ length: Math.floor(h / 21) }, (_, row) => unit(x, 28 + row * 21, warm(row))).join('')}`;
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><radialGradient id="r" cx=".5" cy=".1" r="1"><stop stop-color="#2b4d5e"/><stop offset="1" stop-color="#05090d"/></radialGradient><linearGradient id="gl" x2="1" y2="1"><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".42" stop-color="#fff" stop-opacity=".09"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#r)"/>${rack(22, (row) => row >= first)}${rack(148, (row) => row >= second)}${w > 300 ? rack(274, () => false) : ''}<rect width="${w}" height="${h}" fill="url(#gl)"/></svg>`;
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
  `<div class="r g10 p12">${face('Farhana', 36)}<div class="c"><b>Old machines stay warm</b><span class="mu s12">until you say so</span></div></div>`;

/** Px from the left at an hour of the night, from ten to six. */
const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 40 + (((hours + 2) % 24) + minutes / 60) * 130;
};
const lane = (y: number, from: string, until: string, look: string) =>
  `<i class="abs" style="left:${at(from)}px;top:${y}px;width:${at(until) - at(from)}px;height:16px;border-radius:8px;${look}"></i>`;

/** Five cards, as wide together as the lanes. */
const cardWidth = (1040 - 4 * 16) / 5;
/** From an hour straight down to its card, or around a corner to the card's middle where it would meet the card's edge. */
const leader = (x: number, left: number) =>
  x > left + 24 && x < left + cardWidth - 24 ? '' : `V204q0 12 12 12H${left + cardWidth / 2 - 12}q12 0 12 12`;

/** The night as one line: what serves on the old machines, then on the new ones, and what happens when. */
const wholeNight = () =>
  `<b class="abs s20" style="left:40px;top:24px">Wave 4, Saturday night</b><span class="abs s16 mu" style="left:276px;top:27px">Rehearsed three times, 5 h 50 each</span>${[
    '22:00',
    '00:00',
    '02:00',
    '04:00',
    '06:00',
  ]
    .map(
      (time, index) =>
        `<span class="abs s16 num mu" style="top:72px;left:${at(time)}px;${index === 4 ? 'transform:translateX(-100%)' : ''}">${time}</span>`,
    )
    .join(
      '',
    )}${lane(112, '22:00', '04:00', 'background:linear-gradient(90deg,#dfe9ec,#9fb2ba)')}${lane(112, '04:00', '06:00', 'background:repeating-linear-gradient(90deg,#5d707b 0 8px,transparent 8px 22px)')}${lane(160, '23:40', '04:00', 'background:repeating-linear-gradient(90deg,var(--accent) 0 8px,transparent 8px 22px)')}${lane(160, '04:00', '06:00', 'background:var(--accent)')}<span class="abs s16 mu" style="left:40px;top:134px">old machines</span><span class="abs s16 ac" style="right:40px;top:132px">new machines</span>${steps
    .map(([time, what, state], index) => {
      const color = state === 'mark' ? '#e9c46a' : 'var(--muted)';
      const from = state === 'mark' || index === 0 ? 120 : 168;
      const left = 40 + index * (cardWidth + 16);
      return `<svg class="abs" style="inset:0" width="1120" height="390" fill="none" stroke="${color}" stroke-width="${state === 'mark' ? 2.5 : 1.5}"><path d="M${at(time)} ${from}${leader(at(time), left)}V258"/><circle cx="${at(time)}" cy="${from}" r="6" fill="#0c1620"/></svg><div class="abs c g6" style="left:${left}px;top:256px;width:${cardWidth}px;height:106px;padding:14px 16px;border-radius:12px;border:1px solid ${state === 'mark' ? '#e9c46a' : 'var(--line)'};background:${state === 'mark' ? '#2d2c22' : 'var(--raised)'}"><div class="r sb"><b class="s20 num" style="${state === 'mark' ? 'color:#e9c46a' : ''}">${time}</b>${state === 'done' ? tick('var(--ok)', 22) : ''}</div><span class="s16">${what}</span></div>`;
    })
    .join('')}`;

/** The night of the move: the old room, and the plan with its rollback. */
export const cloud: SceneDrawing = {
  slug: 'cloud-migration',
  color: 'lagoon',
  span: 'page',
  wide: () =>
    glow(500, 180, 620, 500) +
    box([720, 8, 360, 380], room(360, 380)) +
    box([0, 334, 1120, 390], wholeNight(), {
      style: 'background:linear-gradient(90deg,#0b1722,#10222e 62%,#1d3a46)',
    }) +
    box([828, 236, 292], warm(), { look: 'card lite', style: 'background:#fbfaf7;font-size:16px' }),
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
