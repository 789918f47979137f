import WifiOff from 'lucide-react/icons/wifi-off';
import { inks } from '../kit/skins';
import { progress, ring } from '../kit/charts';
import { at, enlarged, phone, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePhonePage, getMark } from '../kit/frames';
import { icon } from '../kit/icon';
import { face } from '../../../shared-content/art';

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

const mark = getMark('lekha-learning');

const answer = (letter: string, text: string, right = false, verdict = 'Right') =>
  `<div class="r g8" style="flex:1 0 34px;height:34px;padding:0 10px;border-radius:9px;border:1.500px solid ${right ? moss : 'var(--line)'};background:${right ? `color-mix(in srgb,${moss} 18%,var(--page))` : 'var(--card)'}"><b class="s12" style="color:${right ? moss : 'var(--muted)'}">${letter}</b><span class="s14 m f1">${text}</span>${right ? `<b class="s12" style="color:${moss}">${verdict}</b>` : ''}</div>`;

const answers = answer('A', '11') + answer('B', '61', true) + answer('C', '30');
const head = `<div class="r sb lb" style="height:42px;padding:0 16px;flex:none"><div class="r g8 b s14">${mark}Geometry</div><div class="r g10"><span class="pill">${icon(WifiOff, 13)}Works offline</span>${face('Nusrat', 26)}</div></div>`;
const question = '<b class="s14">If a is 5 and b is 6, how large is c²?</b>';

/** Width and height of the lesson on a tablet, landscape and portrait. */
export const lying = [440, 296] as const;
export const upright = [300, 340] as const;

export const lekhaLesson = () =>
  `<div class="screen c" style="width:440px;height:296px">${head}<div class="r top f1 g16" style="padding:16px"><div class="sunk" style="flex:none;border-radius:12px;overflow:hidden">${pythagoras(202)}</div><div class="c g8 f1"><b class="s18 nw" style="letter-spacing:-.03em;font-size:16px">Three squares, one rule</b><div style="margin-bottom:4px">${question}</div>${answers}</div></div><div class="r g12" style="padding:0 16px 14px"><span class="mu s12">Step 4 of 7</span><div class="f1">${progress(0.57)}</div></div></div>`;

export const lekhaLessonUpright = () =>
  `<div class="screen c" style="width:300px;height:340px">${head}<div class="c f1 g10" style="padding:14px 16px"><div class="sunk" style="border-radius:12px;overflow:hidden;display:flex;justify-content:center;height:182px">${pythagoras(188)}</div>${question}<div class="r g8">${answer('A', '11')}${answer('B', '61', true, '')}${answer('C', '30')}</div></div></div>`;

/** The three squares alone. */
export const lekhaSquares = (width: number) =>
  `<div class="sunk" style="border-radius:12px;overflow:hidden">${pythagoras(width)}</div>`;

const pack = (name: string, size: string, share: number, color: string) =>
  `<div class="card c g6" style="padding:8px 10px;border-radius:10px"><div class="r sb"><b class="s12">${name}</b><span class="mu s12 num">${size}</span></div>${progress(share, color)}</div>`;

export const lekhaPhone = () =>
  closePhonePage(
    `<div class="r sb"><div class="c"><span class="mu s12">Hello,</span><b class="s15">Nusrat</b></div>${ring(0.84, 48, '<b class="s12 num">84%</b>', 'var(--accent)', 5)}</div><span class="btn" style="height:36px;padding:0">Step 4 of 7</span><b class="s12" style="padding-top:4px">Packs, offline</b>${pack('Triangles', '3.2 MB', 1, moss)}${pack('Mirrors', '3.9 MB', 1, moss)}`,
    '19:06',
  );

const pupil = (name: string, mark: number) => {
  const color = mark >= 80 ? moss : mark >= 60 ? lagoon : coral;
  return `<div class="r g8 lt" style="height:36px">${face(name, 24)}<span class="m f1">${name}</span><span class="c mid b num s12" style="width:38px;height:24px;border-radius:7px;color:${color};background:color-mix(in srgb,${color} 14%,var(--page))">${mark}</span></div>`;
};

/** The head of the teacher's grade book. */
export const lekhaMarks = (width: number) =>
  `<div class="card" style="width:${width}px;padding:9px 12px 40px;font-size:13px;border-radius:14px;box-shadow:0 18px 40px -8px var(--shade)"><div class="r sb" style="padding-bottom:7px"><b class="s14">Class 9B</b><span class="mu s12">Term</span></div>${pupil('Nusrat', 84)}${pupil('Rafi', 65)}${pupil('Tania', 91)}</div>`;

export const lekhaLearning: ProjectDrawing = {
  slug: 'lekha-learning',
  client: 'lekhaLearning',
  cover: () =>
    at(
      28,
      34,
      getWindow(
        `<div class="c g10" style="padding:14px 16px"><b class="s18">Three squares, one rule</b><div class="sunk" style="border-radius:12px;overflow:hidden">${pythagoras(264)}</div></div>`,
        [299, 240],
      ),
    ),
  mockup: () => at(244, 74, enlarged(lekhaMarks(158))) + at(28, 40, phone(lekhaPhone())),
};
