import { adapt } from '../kit/adapt';
import { box, face, glow } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const entries = [
  ['08:12', 'Return 7702', 'Sales', '+240'],
  ['09:40', 'Received at dock 2', 'Warehouse', '+600'],
  ['11:05', 'Work order 118', 'Production', '+400'],
  ['11:06', 'Invoice 20916', 'Finance', 'Tk 2.48 m'],
] as const;
const colors: Record<string, string> = {
  Sales: '#4fb8d8',
  Warehouse: '#e9c46a',
  Production: '#9ccf7a',
  Finance: '#a79bf2',
};

const ledger = (short = false) =>
  `<div class="r sb lb" style="padding:14px 18px"><div class="c"><b class="s17">Blue twill, 150 cm</b><span class="mu">One ledger for four departments</span></div><span class="pill">live</span></div>${entries
    .map(
      ([time, name, department, amount]) =>
        `<div class="r g10 lb" style="height:38px;padding:0 18px">${short ? '' : `<span class="fa num" style="width:42px">${time}</span>`}<i class="dot" style="background:${colors[department]}"></i><span class="f1 m nw">${name}</span><span class="b num">${amount}</span></div>`,
    )
    .join(
      '',
    )}<div class="r sb" style="padding:12px 18px"><span class="mu">On hand now</span><b class="s24">1,240</b></div>`;

const desk = (seed: number, name: string) =>
  `<div class="r g10 p12">${face(seed, 38)}<div class="c"><span class="mu s12">${name} sees</span><b class="s20">1,240</b></div></div>`;

const names = ['Sales', 'Warehouse', 'Production', 'Finance'] as const;

const shortShadow = 'box-shadow:0 4px 10px -4px rgba(0,0,0,.5)';

/** Four departments look at one ledger and read the same number. */
export const enterprise: SceneDrawing = {
  slug: 'enterprise-software',
  color: 'sky',
  wide: () =>
    glow(70, 50, 430, 380) +
    `<svg class="abs" style="inset:0" width="560" height="480" fill="none" stroke="var(--accent)" stroke-opacity=".6" stroke-width="1.500"><path d="M86 78v34M474 78v34M86 412v-44M474 412v-44"/></svg>` +
    box([56, 102, 448], ledger(), { style: 'background:var(--raised)' }) +
    names.map((name, i) => box([i % 2 ? 386 : 0, i < 2 ? 14 : 400, 174], desk(i + 1, name))).join(''),
  tall: () =>
    glow(10, 40, 330, 320) +
    // A short shadow on all: a long one would dull the wires and the ledger's title.
    names
      .map((name, i) =>
        box([i % 2 ? 180 : 0, i < 2 ? 0 : 342, 170, 58], adapt(desk(i + 1, name), { p12: 'p10' }), {
          style: shortShadow,
        }),
      )
      .join('') +
    box(
      [0, 80, 350, 240],
      adapt(ledger(true), {
        'height:38px': 'height:31px',
        'padding:14px 18px': 'padding:11px 16px',
        'padding:12px 18px': 'padding:9px 16px',
      }),
      { style: `background:var(--raised);${shortShadow}` },
    ) +
    `<svg class="abs" style="inset:0" width="350" height="400" fill="none" stroke="var(--accent)" stroke-width="2"><path d="M85 58v22M265 58v22M85 320v22M265 320v22"/><g fill="var(--accent)" stroke="none">${[58, 80, 320, 342].map((y) => `<circle cx="85" cy="${y}" r="3.500"/><circle cx="265" cy="${y}" r="3.500"/>`).join('')}</g></svg>`,
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
