import BellRing from 'lucide-react/icons/bell-ring';
import { inks } from '../kit/skins';
import { ring } from '../kit/charts';
import { at, enlarged, near, wallScreen, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage } from '../kit/frames';
import { icon } from '../kit/icon';

const { coral, amber, moss } = inks;
const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="var(--accent)" stroke-width="2"><circle cx="11" cy="11" r="9"/><path d="M11 2v5M11 15v5M2 11h5M15 11h5"/><circle cx="11" cy="11" r="3" fill="var(--accent)"/></svg>`;

const states = { run: moss, slow: amber, stop: coral, idle: 'var(--faint)' } as const;
type State = keyof typeof states;

/** One spinning frame of the hall: its spindles as a row, its state as their color. */
const frame = (number: number, state: State, share: number) => {
  const color = states[state];
  const spindles = Array.from({ length: 9 }, (_, i) => {
    const lit = i / 9 < share / 100;
    return `<i style="width:5px;height:20px;border-radius:2px;background:${lit ? color : 'var(--line)'}"></i>`;
  }).join('');
  return `<div class="card c g6" style="padding:9px 11px;border-color:${state === 'run' ? 'var(--line)' : color};${state === 'stop' ? `background:color-mix(in srgb,${coral} 20%,var(--card))` : ''}"><div class="r sb"><b class="s14 num">R${number}</b><b class="s14 num" style="color:${color}">${state === 'stop' ? 'Stop' : state === 'idle' ? 'Idle' : `${share}%`}</b></div><div class="r sb">${spindles}</div></div>`;
};

const hall = [
  frame(1, 'run', 94),
  frame(2, 'run', 91),
  frame(3, 'run', 96),
  frame(6, 'run', 93),
  frame(7, 'stop', 36),
  frame(8, 'slow', 68),
];

const loss = (what: string, minutes: string, share: number, color: string) =>
  `<div class="c g4"><div class="r sb s12"><span>${what}</span><span class="mu num">${minutes}</span></div><div class="bar"><i style="width:${share}%;background:${color}"></i></div></div>`;

const size = [300, 196] as const;
const shift = () =>
  closePage(
    { brand: 'Hall 2, shift B', mark },
    '<b class="s18 num">16:42</b>',
    `<div class="r f1" style="padding:6px 16px 8px;gap:18px">${ring(0.87, 116, '<b class="s28 num">87%</b><span class="mu s12">of 90%</span>', 'var(--accent)', 11)}<div class="c g10 f1"><b>Lost</b>${loss('Yarn breaks', '41 min', 84, coral)}${loss('Doffing', '26 min', 54, amber)}${loss('Roving', '18 min', 38, 'var(--accent)')}</div></div>`,
    size,
  );

export const spindlewatch: ProjectDrawing = {
  slug: 'spindlewatch',
  client: 'spindlewatch',
  cover: () =>
    at(
      24,
      28,
      getWindow(
        `<div class="grid g8" style="padding:12px;grid-template-columns:repeat(3,1fr)">${hall.join('')}</div>`,
        [304, 154],
      ),
    ) +
    at(
      68,
      258,
      enlarged(
        `<div style="width:242px;background:var(--raised);border:1px solid ${coral};border-radius:12px;padding:9px 14px;box-shadow:0 20px 44px -8px var(--shade)" class="r g12"><span style="color:${coral}">${icon(BellRing, 24)}</span><div class="c"><b class="s14">R7 stopped, 4 min</b><span class="mu s12">Yarn break. Joy is there.</span></div></div>`,
      ),
    ),
  mockup: () => at(17, 56, wallScreen(shift(), size[0] * near, size)),
};
