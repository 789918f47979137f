import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, glow } from '../kit/parts';
import { type SceneDrawing, shadowsWithin } from '../kit/SceneDrawing';

const entries = [
  ['08:12', 'Return 7702', 'Sales', '+240 m'],
  ['09:40', 'Received at dock 2', 'Warehouse', '+600 m'],
  ['11:05', 'Work order 118', 'Production', '+400 m'],
  ['11:06', 'Invoice 20916', 'Finance', 'Tk 2.48 million'],
] as const;
const colors: Record<string, string> = {
  Sales: '#4fb8d8',
  Warehouse: '#e9c46a',
  Production: '#9ccf7a',
  Finance: '#a79bf2',
};

/** The one thing that all four look at is the only light one. */
const sheet = { look: 'card lite', style: 'background:#fcfbf8' };

const ledger = (short = false) =>
  `<div class="r sb lb" style="padding:14px 18px"><div class="c"><b class="s17">Blue twill, 150 cm</b><span class="mu">One ledger for four departments</span></div><span class="pill">live</span></div>${entries
    .map(
      ([time, name, department, amount]) =>
        `<div class="r g10 lb" style="height:38px;padding:0 18px">${short ? '' : `<span class="fa num" style="width:42px">${time}</span>`}<i class="dot" style="background:${colors[department]}"></i><span class="f1 m nw">${name}</span><span class="num ${department === 'Finance' ? 'mu' : 'b'}">${amount}</span></div>`,
    )
    .join(
      '',
    )}<div class="r sb" style="padding:12px 18px"><span class="mu">On hand now</span><b class="s24">1,240 m</b></div>`;

const desk = (name: string) =>
  `<div class="r g10 p12">${face(name, 38)}<div class="c"><span class="mu s14 nw">${name} sees</span><b class="s20">1,240 m</b></div></div>`;

const names = ['Sales', 'Warehouse', 'Production', 'Finance'] as const;

/** From the two upper desks to the ledger and from there to the two lower ones: at `xs`, between the heights. */
const wires = (w: number, h: number, xs: readonly number[], ys: readonly [number, number, number, number]) =>
  `<svg class="abs" style="inset:0" width="${w}" height="${h}" stroke="var(--accent)" stroke-width="2" fill="var(--accent)">${xs
    .map(
      (x) =>
        `<path d="M${x} ${ys[0]}V${ys[1]}M${x} ${ys[2]}V${ys[3]}"/>${ys.map((y) => `<circle cx="${x}" cy="${y}" r="3.500" stroke="none"/>`).join('')}`,
    )
    .join('')}</svg>`;

/** Four departments look at one ledger and read the same number. */
export const enterprise: SceneDrawing = {
  slug: 'enterprise-software',
  color: 'sky',
  wide: () =>
    glow(70, 50, 430, 380) +
    box([56, 102, 448, 277], ledger(), sheet) +
    names.map((name, i) => box([i % 2 ? 370 : 0, i < 2 ? 8 : 403, 190, 66], desk(name))).join('') +
    wires(560, 480, [95, 465], [74, 102, 379, 403]),
  tall: () =>
    shadowsWithin +
    glow(10, 40, 330, 320) +
    box(
      [0, 78, 350, 228],
      adapt(ledger(true), {
        'height:38px': 'height:28px',
        'padding:14px 18px': 'padding:11px 16px',
        'padding:12px 18px': 'padding:9px 16px',
      }),
      sheet,
    ) +
    names
      .map((name, i) =>
        box(
          [i % 2 ? 180 : 0, i < 2 ? 0 : 326, 170, 58],
          adapt(desk(name), { 'g10 p12': 'g8 p10', s14: 's13' }),
        ),
      )
      .join('') +
    wires(350, 400, [85, 265], [58, 78, 306, 326]),
  tile: () =>
    box(
      [20, 9, 316],
      adapt(ledger(true), {
        'height:38px': 'height:27px',
        'padding:14px 18px': 'padding:6px 18px',
        'padding:12px 18px': 'padding:4px 18px',
      }),
      { style: 'background:var(--raised)' },
    ),
};
