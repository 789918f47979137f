import Activity from 'lucide-react/icons/activity';
import BedDouble from 'lucide-react/icons/bed-double';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Pill from 'lucide-react/icons/pill';
import Users from 'lucide-react/icons/users';
import { inks } from '../kit/skins';
import { at, monitor, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { appPage } from '../kit/frames';
import { icon } from '../kit/icon';
import { person } from '../kit/person';

/** A heart's line over `beats` beats. */
function heartbeat(width: number, height: number, beats = 4, color = 'var(--accent)'): string {
  const step = width / beats;
  const mid = height * 0.58;
  const beat = (x: number) =>
    `L${x + step * 0.28} ${mid}q${step * 0.06} ${-height * 0.16} ${step * 0.12} 0h${step * 0.06}l${step * 0.04} ${height * 0.1}l${step * 0.06} ${-height * 0.56}l${step * 0.07} ${height * 0.72}l${step * 0.05} ${-height * 0.26}h${step * 0.06}q${step * 0.08} ${-height * 0.22} ${step * 0.16} 0`;
  const path = `M0 ${mid}${Array.from({ length: beats }, (_, i) => beat(i * step)).join('')}H${width}`;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"><path d="${path}" stroke="${color}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
}

const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none"><circle cx="11" cy="11" r="9" stroke="var(--accent)" stroke-width="2"/><path d="M11 6v10M6 11h10" stroke="var(--accent)" stroke-width="2.500" stroke-linecap="round"/></svg>`;

const { coral, amber } = inks;
const states = {
  stable: ['var(--accent)', 'Stable'],
  watch: [amber, 'Watch'],
  alert: [coral, 'Alert'],
  free: ['var(--faint)', 'Free'],
} as const;
type State = keyof typeof states;

const bed = (number: number, state: State, name: string, pulse: number) => {
  const [color, word] = states[state];
  const lit = state === 'alert' ? `background:color-mix(in srgb,${coral} 22%,var(--card))` : '';
  return `<div class="card p10 c g6" style="border-color:${state === 'free' ? 'var(--line)' : `color-mix(in srgb,${color} 55%,var(--line))`};${lit};height:116px"><div class="r sb"><span class="b s18 num">${number}</span><span class="r g4 s11 m" style="color:${color}"><i class="dot" style="background:${color}"></i>${word}</span></div>${
    state === 'free'
      ? '<span class="fa s12">Ready since 01:20</span>'
      : `<span class="s12 m el">${name}</span><div class="r sb s11"><span class="mu num">${pulse} bpm</span><span style="width:52px;height:14px;overflow:hidden">${heartbeat(52, 14, 2, color)}</span></div>`
  }</div>`;
};

const beds = [
  bed(1, 'stable', 'A. Karim', 72),
  bed(2, 'stable', 'S. Begum', 68),
  bed(3, 'watch', 'R. Das', 101),
  bed(4, 'free', '', 0),
  bed(5, 'stable', 'M. Hoque', 77),
  bed(6, 'alert', 'T. Akter', 128),
  bed(7, 'stable', 'N. Islam', 64),
  bed(8, 'watch', 'P. Saha', 96),
  bed(9, 'free', '', 0),
  bed(10, 'stable', 'J. Alam', 81),
  bed(11, 'stable', 'F. Noor', 75),
  bed(12, 'stable', 'K. Roy', 70),
];

const vital = (name: string, value: string, unit: string, color = 'var(--text)') =>
  `<div class="c"><span class="mu s11">${name}</span><span class="r g4" style="align-items:baseline"><b class="s20 num" style="color:${color}">${value}</b><span class="fa s11">${unit}</span></span></div>`;

const focus = `<div class="card p14 c g10"><div class="r sb"><div class="r g8">${person(1, 34)}<div class="c"><span class="b s14">T. Akter, 54</span><span class="mu s11">Bed 6 · day 2 after surgery</span></div></div><span class="pill" style="color:${coral};border-color:${coral}">Alert</span></div>${heartbeat(234, 62, 4, coral)}<div class="r sb">${vital('Pulse', '128', 'bpm', coral)}${vital('Oxygen', '93', '%', amber)}${vital('Pressure', '104/66', '')}</div></div>`;

const task = (time: string, what: string, done = false) =>
  `<div class="r g10 s12 lt" style="padding:8px 0"><i style="width:15px;height:15px;border-radius:5px;border:1.500px solid ${done ? 'var(--accent)' : 'var(--faint)'};background:${done ? 'var(--accent)' : 'none'}"></i><span class="mu num">${time}</span><span class="${done ? 'fa' : ''} el">${what}</span></div>`;

export const wardlightBoard = () =>
  appPage(
    { brand: 'Wardlight', mark },
    [
      { icon: icon(BedDouble), label: 'Ward' },
      { icon: icon(Activity), label: 'Vitals' },
      { icon: icon(ClipboardList), label: 'Tasks' },
      { icon: icon(Pill), label: 'Medication' },
      { icon: icon(Users), label: 'Shift' },
    ],
    `<div class="r g12"><span class="b s18">Ward 4B</span><span class="pill">Night shift</span></div><div class="r g16 s12"><span class="mu">10 of 12 beds taken</span><span class="b s16 num">02:14</span></div>`,
    `<div class="r top g16"><div class="grid f1 g10" style="grid-template-columns:repeat(3,1fr)">${beds.join('')}</div><div class="c g12" style="width:264px;flex:none">${focus}<div class="card" style="padding:12px 14px 4px"><div class="r sb" style="padding-bottom:8px"><span class="b">Until 03:00</span><span class="ac s12 num">5 open</span></div>${task('02:00', 'Turn bed 3', true)}${task('02:15', 'Doctor to bed 6')}${task('02:30', 'Antibiotic, bed 8')}${task('02:45', 'Fluids, bed 11')}${task('03:00', 'Vitals, all beds')}</div></div></div>`,
  );

export const wardlight: ProjectDrawing = {
  slug: 'wardlight',
  client: 'wardlight',
  cover: () =>
    at(
      24,
      26,
      windowOf(wardlightBoard(), { width: 520, height: 330, zoom: 0.98, x: 182, y: 70, fade: 232 }),
    ) +
    at(
      116,
      272,
      `<div class="r sb g16" style="width:340px;background:var(--card);border:1px solid ${coral};border-radius:14px;padding:10px 16px 10px 12px;box-shadow:0 20px 44px -8px var(--shade)"><div class="r g8">${person(1, 42)}<div class="c"><b class="s15 nw">T. Akter</b><span class="mu s12">Bed 6</span></div></div>${heartbeat(120, 46, 3, coral)}<b class="s28 num" style="color:${coral}">128</b></div>`,
    ),
  mockup: () => at(36, 26, monitor(wardlightBoard(), 390)),
};
