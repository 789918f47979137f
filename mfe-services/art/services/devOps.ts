import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, glow, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const stages = [
  ['Build', '1:40', 'image shop@7f3c'],
  ['Test', '4:10', '2,300 passed'],
  ['Inspect', '2:05', 'no known holes'],
  ['Canary', '2:30', '5% of traffic'],
] as const;

const change =
  '<div class="mono" style="border-radius:9px;overflow:hidden;font-size:15px;background:#0a1118"><div style="padding:5px 12px;background:rgba(245,160,124,.16);color:#f7b79b">− round(fee) + round(tax)</div><div style="padding:5px 12px;background:rgba(63,214,180,.15);color:#8fe9d3">+ round(fee + tax)</div></div>';

const commit = () =>
  `<div class="p16 c g10"><div class="r g10">${face('Farhana', 38)}<div class="c"><b class="s16">Late fee, rounded once</b><span class="mu">Farhana · 16:41, Friday</span></div></div>${change}</div>`;

const gate = (name: string, time: string, what: string) =>
  `<div class="p14 c g6"><div class="r sb"><b class="s17">${name}</b>${tick('var(--ok)', 22)}</div><span class="s16 num ac b">${time}</span><span class="s16 mu nw">${what}</span></div>`;

/** Errors of the canary over the last minutes, below yesterday's line. */
export const errors = (w: number, h: number) =>
  `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill="none"><path d="M0 ${h * 0.36}H${w}" stroke="var(--muted)" stroke-dasharray="4 5"/><path d="M0 ${h * 0.62}${Array.from({ length: 30 }, (_, i) => `L${((i + 1) * w) / 30} ${(h * (0.66 + 0.1 * Math.sin(i * 1.7) + 0.06 * Math.sin(i * 0.6))).toFixed(1)}`).join('')}" stroke="var(--ok)" stroke-width="2.500" stroke-linejoin="round"/></svg>`;

const live = () =>
  `<div class="c g12" style="padding:20px 22px"><div class="r sb"><span class="r g10"><i class="dot" style="background:var(--ok);width:12px;height:12px;box-shadow:0 0 0 5px rgba(63,214,180,.2)"></i><b class="s20">Live, 16:52</b></span><span class="mu s16">Friday</span></div>${errors(316, 104)}<div class="r sb s17"><span class="mu">errors</span><b class="num">0.02%</b></div><div class="r sb s17"><span class="mu">yesterday</span><b class="num mu">0.03%</b></div><div class="r lt s17" style="padding-top:12px"><span><b class="ac">40 s</b> <span class="mu">to take it back</span></span></div></div>`;

/** A change of one line on its way to customers, eleven minutes before the weekend. */
export const devOps: SceneDrawing = {
  slug: 'ci-cd-devops',
  color: 'amber',
  span: 'page',
  wide: () =>
    glow(300, 220, 800, 480) +
    `<svg class="abs" style="inset:0" width="1120" height="740" fill="none" stroke="var(--accent)" stroke-width="2.500"><path d="M110 470v138q0 24 24 24h826q24 0 24-24v-324"/><g stroke="var(--muted)" stroke-width="1.500"><path d="M114 514H980"/><path d="M123 508l-9 6 9 6M971 508l9 6-9 6"/></g></svg>` +
    box([0, 332, 330], commit(), { style: 'background:var(--raised)' }) +
    stages
      .map(([name, time, what], i) =>
        box([180 + i * 180, 572, 164], gate(name, time, what), { style: 'background:var(--raised)' }),
      )
      .join('') +
    box([760, 8, 360], live(), { style: 'background:linear-gradient(180deg,#1b3a38,#132530)' }) +
    box(
      [382, 476, 330],
      `<div class="r g12 p16">${face('Sumon', 44)}<div class="c f1"><b class="s17">11:00 from push to production</b><span class="s16 mu">Sumon left at five.</span></div></div>`,
      { style: 'background:var(--card);box-shadow:none' },
    ),
  tall: () =>
    glow(0, 60, 350, 340) +
    `<svg class="abs" style="inset:0" width="350" height="480" fill="none" stroke="var(--accent)" stroke-width="2.500"><path d="M22 120V350"/></svg>` +
    box([0, 0, 350], adapt(commit(), { 'font-size:15px': 'font-size:13px' }), {
      style: 'background:var(--raised)',
    }) +
    stages
      .map(([name, time, what], i) =>
        box(
          [0, 150 + i * 45, 350, 40],
          `<div class="r g10" style="height:100%;padding:0 12px">${tick('var(--ok)', 20)}<b class="s14" style="width:62px">${name}</b><span class="f1 mu">${what}</span><b class="num ac">${time}</b></div>`,
          { style: 'background:var(--raised);border-radius:10px' },
        ),
      )
      .join('') +
    box(
      [0, 334, 350],
      `<div class="p14 c g6"><div class="r sb"><span class="r g8"><i class="dot" style="background:var(--ok);box-shadow:0 0 0 4px rgba(63,214,180,.2)"></i><b class="s16">Live, 16:52</b></span><span class="mu">Friday</span></div><b class="s16"><span class="ac">11:00</span> from push to production</b>${errors(320, 28)}<div class="r sb"><span class="mu">errors 0.02%</span><span><b class="ac">40 s</b> <span class="mu">back</span></span></div></div>`,
      {
        style: 'background:linear-gradient(180deg,#1b3a38,#132530)',
      },
    ),
  tallHeight: 480,
  tile: () =>
    glow(10, 0, 330, 240) +
    '<svg class="abs" style="inset:0" width="400" height="230" fill="none" stroke="var(--accent)" stroke-width="2.500"><path d="M58 60V149H400"/></svg>' +
    box(
      [20, 10, 316],
      `<div class="c g8" style="padding:9px 12px 12px"><div class="r g8">${face('Farhana', 28)}<b class="f1 nw">Late fee, rounded once</b><span class="pill">live, 16:52</span></div>${change}</div>`,
      { style: 'background:var(--raised)' },
    ) +
    stages
      .map(
        ([name, time], i) =>
          `<div class="abs c" style="left:${23 + i * 80}px;top:138px;width:70px;align-items:center"><span style="margin-bottom:3px;border-radius:50%;background:#0c1620">${tick('var(--accent)', 22)}</span><b>${name}</b><span class="num mu s12" style="padding-top:3px">${time}</span></div>`,
      )
      .join(''),
};
