import CloudDownload from 'lucide-react/icons/cloud-download';
import Volume2 from 'lucide-react/icons/volume-2';
import WifiOff from 'lucide-react/icons/wifi-off';
import { inks } from '../kit/skins';
import { barChart, progress, ring } from '../kit/charts';
import { at, phone, tablet, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { phonePage, sitePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { person } from '../kit/person';

const { coral, lagoon, moss } = inks;

/** The right triangle with a square on each side, 300 by 290. */
const pythagoras = (width: number) => {
  const letter = (x: number, y: number, text: string, color = 'var(--text)') =>
    `<text x="${x}" y="${y}" font-size="19" font-weight="600" fill="${color}" text-anchor="middle">${text}</text>`;
  const grid = Array.from({ length: 14 }, (_, i) => `M${i * 22} 0V290M0 ${i * 22}H300`).join('');
  return `<svg width="${width}" height="${(width * 290) / 300}" viewBox="0 0 300 290" fill="none" style="font-family:var(--type)"><path d="${grid}" stroke="var(--line)"/>
<path d="M110 190L110 110L30 110L30 190Z" fill="${lagoon}" fill-opacity=".3" stroke="${lagoon}" stroke-width="2.500"/><path d="M110 190H206V286H110Z" fill="${moss}" fill-opacity=".3" stroke="${moss}" stroke-width="2.500"/><path d="M110 110L206 190L286 94L190 14Z" fill="${coral}" fill-opacity=".3" stroke="${coral}" stroke-width="2.500"/>
<path d="M110 190V110L206 190Z" fill="var(--accent)" fill-opacity=".85" stroke="var(--text)" stroke-width="2.500" stroke-linejoin="round"/><path d="M110 176h14v14" stroke="var(--on)" stroke-width="2.500"/>${letter(70, 156, 'a²', lagoon)}${letter(158, 244, 'b²', moss)}${letter(198, 108, 'c²', coral)}</svg>`;
};

export const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="var(--accent)" stroke-width="2.200" stroke-linecap="round"><path d="M4 18c6-2 10-7 14-15-7 3-12 8-13 14"/><path d="M3 20h12"/></svg>`;

const answer = (letter: string, text: string, state: 'open' | 'right' = 'open') =>
  `<div class="r g12" style="height:56px;padding:0 14px;border-radius:11px;border:1.500px solid ${state === 'right' ? moss : 'var(--line)'};background:${state === 'right' ? `color-mix(in srgb,${moss} 18%,var(--page))` : 'var(--card)'}"><b class="${state === 'right' ? '' : 'fa'}" ${state === 'right' ? `style="color:${moss}"` : ''}>${letter}</b><span class="s15 m f1">${text}</span>${state === 'right' ? `<b class="s12" style="color:${moss}">Right</b>` : ''}</div>`;

export const lekhaLesson = () =>
  `<div class="screen c" style="width:840px;height:600px"><div class="r sb lb" style="height:58px;padding:0 24px;flex:none"><div class="r g10 b s16">${mark}Grade 9, Geometry</div><div class="r g12"><span class="pill">${icon(WifiOff, 13)}Works offline</span>${person(3, 32)}</div></div>
<div class="r top f1" style="padding:24px;gap:28px"><div class="c g12" style="width:436px;flex:none"><div class="sunk" style="border-radius:16px;padding:10px 12px;overflow:hidden">${pythagoras(410)}</div><div class="r sb mu s12"><span class="r g6">${icon(Volume2, 15)}Read aloud</span><span>Step 4 of 7</span></div>${progress(0.57)}</div>
<div class="c g12 f1"><b class="s24">Three squares, one rule</b><p class="mu s14">Count the small boxes in the two smaller squares. Then look at the large one.</p><p class="s16 b" style="margin:6px 0 2px">If a is 5 and b is 6, how large is c²?</p>${answer('A', '11')}${answer('B', '61', 'right')}${answer('C', '30')}<div class="r g10" style="margin-top:10px"><span class="btn" style="height:42px;padding:0 24px">Next step</span><span class="btn ghost" style="height:42px">Show me again</span></div></div></div></div>`;

const pack = (name: string, size: string, share: number, ready = true) =>
  `<div class="card p12 c g8"><div class="r sb"><b class="s14">${name}</b><span class="${ready ? 'ac' : 'mu'} s12 num">${size}</span></div>${progress(share, ready ? moss : 'var(--accent)')}<span class="mu s11">${ready ? 'Ready without a connection' : 'Loading, goes on by itself'}</span></div>`;

export const lekhaPhone = () =>
  phonePage(
    `<div class="c g10 f1" style="padding:12px 16px"><div class="r sb"><div class="c"><span class="mu s12">Good evening</span><b class="s20">Nusrat</b></div>${ring(0.84, 62, '<b class="s14 num">84%</b>', 'var(--accent)', 6)}</div><div class="raised p14 c g8" style="border-radius:16px;margin-top:4px"><span class="mu s12">Go on with</span><b class="s18">Three squares, one rule</b>${progress(0.57)}<span class="btn" style="height:42px;margin-top:4px">Step 4 of 7</span></div><span class="r g6 b" style="padding-top:6px">${icon(CloudDownload, 16)}Lesson packs</span>${pack('Triangles', '3.2 MB', 1)}${pack('Light and mirrors', '3.9 MB', 1)}${pack('The delta', '3.4 MB', 0.44, false)}</div>`,
    '19:06',
  );

const pupil = (seed: number, name: string, marks: readonly number[]) =>
  `<div class="r g12 lt" style="height:50px">${person(seed, 30)}<span class="m" style="width:130px">${name}</span>${marks
    .map((mark) => {
      const color = mark >= 80 ? moss : mark >= 60 ? lagoon : coral;
      return `<span class="f1 c mid b num s12" style="height:30px;border-radius:7px;color:${color};background:color-mix(in srgb,${color} 18%,var(--page))">${mark}</span>`;
    })
    .join('')}</div>`;

/** The teacher's book of marks. */
export const lekhaMarks = () =>
  sitePage(
    { brand: 'Lekha · 9B', mark },
    ['Marks', 'Lessons', 'Parents', 'Reports'],
    person(5, 30),
    `<div class="r top g20 f1" style="padding:22px 28px"><div class="card f1" style="padding:14px 18px 6px"><div class="r g12 s11 mu" style="padding-bottom:10px"><b class="s16" style="width:172px;color:var(--text)">Class 9B</b>${['Angles', 'Triangles', 'Circles', 'Area', 'Term'].map((name) => `<span class="f1" style="text-align:center">${name}</span>`).join('')}</div>${pupil(1, 'Nusrat Jahan', [88, 92, 74, 81, 84])}${pupil(0, 'Rafi Ahmed', [64, 58, 71, 66, 65])}${pupil(3, 'Tania Sultana', [91, 87, 94, 90, 91])}${pupil(2, 'Sumon Barua', [52, 61, 57, 70, 60])}${pupil(5, 'Mitu Das', [79, 83, 80, 77, 80])}${pupil(4, 'Arif Khan', [68, 72, 55, 63, 65])}${pupil(7, 'Jui Roy', [85, 80, 88, 92, 86])}</div><div class="card p16 c g12" style="width:220px;flex:none"><span class="mu s12">Lessons finished</span><b class="s34 num">84%</b>${barChart([38, 44, 51, 57, 66, 72, 79, 84], { width: 186, height: 96, lit: [7] })}<span class="mu s12">51% before the term began</span></div></div>`,
  );

export const lekhaLearning: ProjectDrawing = {
  slug: 'lekha-learning',
  client: 'lekhaLearning',
  cover: () =>
    at(
      24,
      30,
      windowOf(lekhaLesson(), { width: 600, height: 420, zoom: 0.78, x: 8, y: 64, source: [840, 600] }),
    ),
  mockup: () => at(16, 52, tablet(lekhaLesson(), 330)) + at(352, 92, phone(lekhaPhone(), 106)),
};
