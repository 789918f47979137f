import Flag from 'lucide-react/icons/flag';
import { inks } from '../kit/skins';
import { ring } from '../kit/charts';
import { at, laptop, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { icon } from '../kit/icon';
import { person } from '../kit/person';

const { lagoon, coral } = inks;
const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="var(--accent)" stroke-width="2.200" stroke-linecap="round"><circle cx="10" cy="10" r="7.500"/><path d="M14 14l6 6"/><path d="M7 10l2.500 2.500L13.500 8"/></svg>`;

/** Two forces on a block on a slope. */
const slope = `<svg width="290" height="174" viewBox="0 0 250 150" fill="none"><path d="M14 136H236L236 30Z" fill="var(--raised)" stroke="var(--muted)" stroke-width="2"/><g transform="rotate(-25.500 120 86)"><rect x="92" y="44" width="62" height="42" fill="var(--accent)" fill-opacity=".8" stroke="var(--text)" stroke-width="2"/><path d="M123 44V8M117 16l6-9 6 9" stroke="${lagoon}" stroke-width="3"/><path d="M154 66h44M190 60l9 6-9 6" stroke="${coral}" stroke-width="3"/></g><path d="M66 136a54 54 0 0 0-5-24" stroke="var(--text)" stroke-width="2"/><text x="74" y="128" fill="var(--text)" font-size="14" font-weight="600" style="font-family:var(--type)">25°</text></svg>`;

const choice = (letter: string, text: string, chosen = false) =>
  `<div class="r g12" style="height:58px;padding:0 16px;border-radius:11px;border:1.500px solid ${chosen ? 'var(--accent)' : 'var(--line)'};background:${chosen ? 'var(--raised)' : 'var(--card)'}"><span class="c mid b s12" style="width:26px;height:26px;border-radius:50%;${chosen ? 'background:var(--accent);color:var(--on)' : 'border:1.500px solid var(--faint)'}">${letter}</span><span class="s15 m">${text}</span></div>`;

const flagged = [7, 18];
const map = (cell: number) =>
  `<div class="grid" style="grid-template-columns:repeat(6,${cell}px);gap:6px">${Array.from(
    { length: 30 },
    (_, i) => {
      const number = i + 1;
      const look =
        number === 14
          ? 'background:var(--accent);color:var(--on)'
          : flagged.includes(number)
            ? `border:1.500px solid ${coral};color:${coral}`
            : number < 14
              ? 'background:color-mix(in srgb,var(--accent) 30%,var(--page))'
              : 'border:1px solid var(--line);color:var(--muted)';
      return `<span class="c mid b s12 num" style="height:${cell}px;border-radius:7px;${look}">${number}</span>`;
    },
  ).join('')}</div>`;

export const quillmarkExam = () =>
  `<div class="screen c" style="width:960px;height:600px"><div class="r sb lb" style="height:60px;padding:0 26px;flex:none"><div class="r g12 b s16">${mark}Entrance exam, Physics</div><div class="r g12 s12 mu"><span>Seat 214</span>${person(1, 32)}</div></div><div class="r top f1" style="padding:26px;gap:26px"><div class="c g20 f1"><div class="r sb"><span class="ac b s14">Question 14 of 30</span><span class="r g6 mu s12">${icon(Flag, 14)}Flag for later</span></div><b class="s24">A block of 4 kg rests on a slope. Which force keeps it there?</b><div class="r top g20"><div class="sunk" style="padding:12px 10px">${slope}</div><div class="c g10 f1">${choice('A', '9.8 N along the slope')}${choice('B', '16.6 N along the slope', true)}${choice('C', '35.5 N into the slope')}${choice('D', '39.2 N downward')}</div></div><div class="r sb" style="margin-top:8px"><span class="btn ghost" style="height:42px">Back</span><span class="mu s12">Saved 3 seconds ago</span><span class="btn" style="height:42px;padding:0 26px">Next</span></div></div>
<div class="c g16" style="width:262px;flex:none"><div class="card r g16 p16">${ring(0.62, 84, '<b class="s18 num">37:12</b>', 'var(--accent)', 8)}<div class="c"><b class="s15">Time left</b><span class="mu s12">of one hour</span></div></div><div class="card p16 c g12"><div class="r sb"><b>Your questions</b><span class="mu s12 num">13 of 30</span></div>${map(33)}</div></div></div></div>`;

export const quillmark: ProjectDrawing = {
  slug: 'quillmark',
  client: 'quillmark',
  cover: () => at(22, 30, windowOf(quillmarkExam(), { width: 620, height: 420, zoom: 0.71, x: 12, y: 70 })),
  mockup: () => at(22, 44, laptop(quillmarkExam(), 372)),
};
