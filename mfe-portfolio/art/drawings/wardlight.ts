import { inks } from '../kit/skins';
import { at, enlarged, monitor, near, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage } from '../kit/frames';
import { face } from '../../../shared-content/art';

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
} as const;
type State = keyof typeof states;

const bed = (number: number, state: State, name: string, pulse: number) => {
  const [color, word] = states[state];
  const lit = state === 'alert' ? `background:color-mix(in srgb,${coral} 22%,var(--card))` : '';
  return `<div class="card c g4" style="padding:7px 10px;border-color:color-mix(in srgb,${color} 55%,var(--line));${lit}"><div class="r sb"><span class="b s16 num">${number}</span><span class="r g4 s12 m" style="color:${color}"><i class="dot" style="background:${color}"></i>${word}</span></div><span class="s12 m nw">${name}</span><span class="mu s12 num">${pulse} bpm</span></div>`;
};

const beds = [
  bed(1, 'stable', 'A. Karim', 72),
  bed(2, 'stable', 'S. Begum', 68),
  bed(3, 'watch', 'R. Das', 101),
  bed(5, 'stable', 'M. Hoque', 77),
  bed(6, 'alert', 'T. Akter', 128),
  bed(7, 'stable', 'N. Islam', 64),
];

const vital = (name: string, value: string, unit: string, color = 'var(--text)') =>
  `<div class="c"><span class="mu s12">${name}</span><span class="r g4" style="align-items:baseline"><b class="s20 num" style="color:${color}">${value}</b><span class="mu s12">${unit}</span></span></div>`;

const focus = `<div class="card c g8 p12"><div class="r sb"><div class="r g8">${face('T. Akter', 34)}<div class="c"><span class="b s14">T. Akter, 54</span><span class="mu s12">Bed 6</span></div></div><span class="pill" style="color:${coral};border-color:${coral}">Alert</span></div>${heartbeat(248, 54, 4, coral)}<div class="r sb">${vital('Pulse', '128', 'bpm', coral)}${vital('Oxygen', '93', '%', amber)}${vital('Pressure', '104/66', '')}</div></div>`;

const size = [300, 218] as const;
const board = () =>
  closePage(
    { brand: 'Ward 4B', mark },
    '<span class="mu m">10 of 12 beds</span><b class="s16 num">02:14</b>',
    `<div style="padding:10px 12px">${focus}</div>`,
    size,
  );

export const wardlight: ProjectDrawing = {
  slug: 'wardlight',
  client: 'wardlight',
  cover: () =>
    at(
      22,
      22,
      getWindow(
        `<div class="grid g8" style="padding:11px;grid-template-columns:repeat(3,1fr)">${beds.join('')}</div>`,
        [307, 178],
      ),
    ) +
    at(
      76,
      281,
      enlarged(
        `<div class="r sb g12" style="width:240px;background:var(--card);border:1px solid ${coral};border-radius:12px;padding:7px 12px 7px 9px;box-shadow:0 20px 44px -8px var(--shade)"><div class="r g8">${face('T. Akter', 34)}<div class="c"><b class="s14 nw">T. Akter</b><span class="mu s12">Bed 6</span></div></div>${heartbeat(76, 34, 2, coral)}<b class="s24 num" style="color:${coral}">128</b></div>`,
      ),
    ),
  mockup: () => at(18, 20, monitor(board(), size[0] * near, size)),
};
