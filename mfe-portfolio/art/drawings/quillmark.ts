import { inks } from '../kit/skins';
import { ring } from '../kit/charts';
import { at, laptop, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage } from '../kit/frames';

const { lagoon, coral } = inks;
const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="var(--accent)" stroke-width="2.200" stroke-linecap="round"><circle cx="10" cy="10" r="7.500"/><path d="M14 14l6 6"/><path d="M7 10l2.500 2.500L13.500 8"/></svg>`;

/** Two forces on a block on a slope. */
const slope = `<svg width="150" height="90" viewBox="0 0 250 150" fill="none"><path d="M14 136H236L236 30Z" fill="var(--raised)" stroke="var(--muted)" stroke-width="2"/><g transform="rotate(-25.500 120 86)"><rect x="92" y="44" width="62" height="42" fill="var(--accent)" fill-opacity=".8" stroke="var(--text)" stroke-width="2"/><path d="M123 44V8M117 16l6-9 6 9" stroke="${lagoon}" stroke-width="3"/><path d="M154 66h44M190 60l9 6-9 6" stroke="${coral}" stroke-width="3"/></g><path d="M66 136a54 54 0 0 0-5-24" stroke="var(--text)" stroke-width="2"/><text x="72" y="129" fill="var(--text)" font-size="21" font-weight="600" style="font-family:var(--type)">25°</text></svg>`;

const choice = (letter: string, text: string, chosen = false) =>
  `<div class="r g8" style="height:34px;padding:0 8px;border-radius:9px;border:1.500px solid ${chosen ? 'var(--accent)' : 'var(--line)'};background:${chosen ? 'var(--raised)' : 'var(--card)'}"><span class="c mid b s12" style="width:22px;height:22px;border-radius:50%;${chosen ? 'background:var(--accent);color:var(--on)' : 'border:1.500px solid var(--faint)'}">${letter}</span><span class="s14 m nw">${text}</span></div>`;

const flagged = [7, 18];
const map = (cell: number) =>
  `<div class="grid" style="grid-template-columns:repeat(6,${cell}px);gap:6px">${Array.from(
    { length: 18 },
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

const page = () =>
  closePage(
    { brand: 'Entrance exam, Physics', mark },
    '',
    `<div class="c g10" style="width:304px;padding:12px 0 0 16px"><div class="card r g16 p12">${ring(0.62, 76, '<b class="s15 num">37:12</b>', 'var(--accent)', 8)}<div class="c"><b class="s16">Time left</b><span class="mu s12">of one hour</span></div></div><div class="card p12 c g8"><div class="r sb"><b>Your questions</b><span class="mu s12 num">13 of 30</span></div>${map(38)}</div></div>`,
  );

export const quillmark: ProjectDrawing = {
  slug: 'quillmark',
  client: 'quillmark',
  cover: () =>
    at(
      25,
      28,
      getWindow(
        `<div class="c g10" style="padding:14px 16px"><span class="ac b s12">Question 14 of 30</span><b class="s18" style="line-height:1.25">A block of 4 kg rests on a slope. Which force keeps it there?</b><div class="r top g10"><div class="sunk" style="padding:10px 6px;flex:none">${slope}</div><div class="c g8 f1">${choice('A', '9.8 N')}${choice('B', '16.6 N', true)}${choice('C', '35.5 N')}</div></div></div>`,
        [304, 250],
      ),
    ),
  mockup: () => at(-8, 42, laptop(page())),
};
