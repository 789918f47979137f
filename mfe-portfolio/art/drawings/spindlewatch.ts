import BellRing from 'lucide-react/icons/bell-ring';
import { inks } from '../kit/skins';
import { lineChart, ring } from '../kit/charts';
import { at, wallScreen, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { icon } from '../kit/icon';

const { coral, amber, moss } = inks;
const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="var(--accent)" stroke-width="2"><circle cx="11" cy="11" r="9"/><path d="M11 2v5M11 15v5M2 11h5M15 11h5"/><circle cx="11" cy="11" r="3" fill="var(--accent)"/></svg>`;

const states = { run: moss, slow: amber, stop: coral, idle: 'var(--faint)' } as const;
type State = keyof typeof states;

/** One spinning frame of the hall: its spindles as a row, its state as their color. */
const frame = (number: number, state: State, share: number) => {
  const color = states[state];
  const spindles = Array.from({ length: 14 }, (_, i) => {
    const lit = i / 14 < share / 100;
    return `<i style="width:5px;height:20px;border-radius:2px;background:${lit ? color : 'var(--line)'}"></i>`;
  }).join('');
  return `<div class="card c g6" style="padding:9px 11px;border-color:${state === 'run' ? 'var(--line)' : color};${state === 'stop' ? `background:color-mix(in srgb,${coral} 20%,var(--card))` : ''}"><div class="r sb"><b class="s14 num">R${number}</b><b class="s14 num" style="color:${color}">${state === 'stop' ? 'Stop' : state === 'idle' ? 'Idle' : `${share}%`}</b></div><div class="r sb">${spindles}</div></div>`;
};

const hall = [
  frame(1, 'run', 94),
  frame(2, 'run', 91),
  frame(3, 'run', 96),
  frame(4, 'slow', 68),
  frame(5, 'run', 89),
  frame(6, 'run', 93),
  frame(7, 'stop', 36),
  frame(8, 'run', 90),
  frame(9, 'run', 95),
  frame(10, 'run', 92),
  frame(11, 'idle', 0),
  frame(12, 'run', 88),
  frame(13, 'slow', 71),
  frame(14, 'run', 94),
  frame(15, 'run', 97),
  frame(16, 'run', 90),
  frame(17, 'run', 93),
  frame(18, 'run', 92),
  frame(19, 'run', 86),
  frame(20, 'run', 95),
];

const loss = (what: string, minutes: string, share: number, color: string) =>
  `<div class="c g4"><div class="r sb s12"><span>${what}</span><span class="mu num">${minutes}</span></div><div class="bar"><i style="width:${share}%;background:${color}"></i></div></div>`;

export const spindlewatchHall = () =>
  `<div class="screen c" style="width:960px;height:600px"><div class="r sb lb" style="height:60px;padding:0 24px;flex:none"><div class="r g12">${mark}<b class="s18">Hall 2, ring spinning</b><span class="pill">Shift B</span></div><div class="r g20"><span class="r g8 b" style="color:${coral}">${icon(BellRing, 18)}R7 stopped 4 min</span><b class="s20 num">16:42</b></div></div>
<div class="r top g16 f1" style="padding:18px 24px"><div class="c g12 f1"><div class="grid g10" style="grid-template-columns:repeat(4,1fr)">${hall.join('')}</div><div class="card r g16" style="padding:12px 16px"><div class="c"><span class="mu s12">Yarn this shift</span><b class="s24 num nw">3,840 kg</b></div><div class="f1" style="overflow:hidden">${lineChart([20, 26, 25, 31, 36, 34, 41, 40, 47, 44, 52, 56, 53, 60], { width: 420, height: 66 })}</div></div></div>
<div class="c g12" style="width:236px;flex:none"><div class="card c g10" style="padding:18px 16px;align-items:center">${ring(0.87, 140, '<b class="s34 num">87%</b><span class="mu s12">efficiency</span>', 'var(--accent)', 13)}<span class="mu s12">Goal 90. Yesterday 84.</span></div><div class="card p16 c g10"><b>Lost this shift</b>${loss('Yarn breaks', '41 min', 84, coral)}${loss('Doffing', '26 min', 54, amber)}${loss('Roving change', '18 min', 38, 'var(--accent)')}${loss('Cleaning', '9 min', 18, 'var(--faint)')}</div></div></div></div>`;

export const spindlewatch: ProjectDrawing = {
  slug: 'spindlewatch',
  client: 'spindlewatch',
  cover: () =>
    at(
      22,
      30,
      windowOf(spindlewatchHall(), { width: 580, height: 420, zoom: 0.86, x: 12, y: 68, fade: 214 }),
    ) +
    at(
      206,
      266,
      `<div style="width:232px;background:var(--raised);border:1px solid ${coral};border-radius:14px;padding:14px 16px;box-shadow:0 20px 44px -8px var(--shade)" class="r g12"><span style="color:${coral}">${icon(BellRing, 30)}</span><div class="c"><b class="s16">R7 stopped, 4 min</b><span class="mu s12">Yarn break, side B. Joy is there.</span></div></div>`,
    ),
  mockup: () => at(38, 54, wallScreen(spindlewatchHall(), 384)),
};
