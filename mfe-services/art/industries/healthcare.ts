import { face } from '../../../shared-content/art';
import { box, glow } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const beds = [
  ['9', 'Salma B.', 'Asleep', ''],
  ['10', 'Harun M.', 'Drip until 04:10', ''],
  ['11', 'free', 'Cleaned 22:40', 'free'],
  ['12', 'Rokeya B.', 'Potassium 5.9', 'alarm'],
  ['13', 'Nurul I.', 'Home at 11:00', ''],
  ['14', 'Mitu S.', 'Theater at 07:30', ''],
] as const;

const board = (columns: number, height: number, count = 6) =>
  `<div class="r sb lb" style="padding:9px 18px"><div class="c"><b class="s17">Ward 4, night</b><span class="mu">14 beds, 2 nurses</span></div><b class="s28 num" style="color:var(--accent)">03:12</b></div><div class="grid" style="grid-template-columns:repeat(${columns},1fr);gap:8px;padding:10px 12px">${beds
    .slice(0, count)
    .map(
      ([bed, name, state, look]) =>
        `<div class="c" style="height:${height}px;padding:6px 12px;border-radius:10px;border:1px solid ${look === 'alarm' ? 'var(--bad)' : 'var(--line)'};background:${look === 'alarm' ? 'rgba(245,160,124,.16)' : look === 'free' ? 'none' : 'var(--page)'};${look === 'free' ? 'border-style:dashed' : ''}"><div class="r sb"><span class="mu num">${bed}</span>${look === 'alarm' ? '<i class="dot" style="background:var(--bad);box-shadow:0 0 0 4px rgba(245,160,124,.25)"></i>' : ''}</div><b class="s14 ${look === 'free' ? 'mu' : ''}">${name}</b><span class="s12 nw ${look === 'alarm' ? 'bad b' : 'mu'}">${state}</span></div>`,
    )
    .join('')}</div>`;

const chart = (w = 238, [high, calm] = ['#b3431f', '#0c7a68']) =>
  `<svg width="${w}" viewBox="0 0 238 56" fill="none"><path d="M0 16H238" stroke="${high}" stroke-dasharray="3 4" stroke-opacity=".6"/><path d="M4 46L60 42 118 38 176 26 232 10" stroke="${calm}" stroke-width="2.500"/>${[
    [4, 46],
    [60, 42],
    [118, 38],
    [176, 26],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.500" fill="${calm}"/>`)
    .join('')}<circle cx="232" cy="10" r="5" fill="${high}"/></svg>`;

const patient = () =>
  `<div class="c g6" style="padding:12px 16px"><div class="r sb top"><div class="c"><b class="s18">Rokeya B., 58</b><span class="mu">Bed 12, day 3</span></div><span class="pill warn">no penicillin</span></div><div class="c g4"><div class="r sb"><span class="mu">Potassium, mmol/l</span><b class="bad s16 num">5.9</b></div>${chart()}<span class="mu s12">Laboratory, 03:04</span></div><div class="r g10 lt" style="padding-top:8px">${face('Dr. Noor', 34)}<span class="f1"><b>Dr. Noor</b> has seen it</span><span class="num mu">03:09</span></div></div>`;

const paged = () =>
  `<div class="r g10 p12">${face('Lima', 38)}<div class="c"><b>Nurse Lima, paged</b><span class="mu s12">03:04, with the result</span></div></div>`;

/** Three in the morning on a ward: the board, and the one patient who cannot wait. */
export const healthcare: SceneDrawing = {
  slug: 'healthcare',
  color: 'jade',
  wide: () =>
    glow(60, 20, 460, 420) +
    box([0, 2, 556], board(3, 70), { style: 'background:var(--raised)' }) +
    box([272, 248, 284], patient(), { look: 'card lite', style: 'background:#fbfaf7' }) +
    box([16, 300, 236], paged(), { style: 'background:var(--raised)' }),
  tall: () =>
    glow(10, 10, 330, 340) +
    box([0, 0, 350], board(2, 68, 4), { style: 'background:var(--raised)' }) +
    box([56, 242, 284], patient(), { look: 'card lite', style: 'background:#fbfaf7' }),
  tallHeight: 474,
  tile: () =>
    glow(10, 0, 330, 240) +
    box(
      [45, 35, 310, 160],
      `<div class="r sb lb" style="height:56px;padding:0 18px"><div class="c"><b class="s17">Rokeya B., bed 12</b><span class="mu s14">Potassium, mmol/l</span></div><b class="s34 bad num">5.9</b></div><div class="c g4" style="padding:6px 18px">${chart(274, ['#f5a07c', '#3fd6b4'])}<span class="r sb mu s14"><span>Laboratory</span><span class="num">03:04</span></span></div>`,
      { style: 'background:var(--raised)' },
    ),
  banner: () =>
    glow(60, -40, 580, 400) +
    box([26, 38, 384], board(2, 70, 4), { style: 'background:var(--raised)' }) +
    box([400, 56, 274], patient(), { look: 'card lite', style: 'background:#fbfaf7' }),
};
