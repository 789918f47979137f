import { adapt } from '../kit/adapt';
import { box, glow, icon, phone, status, tick } from '../kit/parts';
import MousePointerClick from 'lucide-react/icons/pointer';
import { face } from '../../../shared-content/art';
import { type SceneDrawing, shadowsWithin } from '../kit/SceneDrawing';

const days = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];
const touch = (x: number, y: number, n: number) =>
  `<span class="abs s12 b" style="left:${x}px;top:${y}px;width:26px;height:26px;border-radius:50%;display:grid;place-items:center;color:#fff;background:rgba(190,40,96,.85);box-shadow:0 0 0 8px rgba(214,64,120,.22)">${n}</span>`;

const calendar = () =>
  `<div class="grid" style="grid-template-columns:repeat(7,1fr);gap:6px 2px;text-align:center"><span class="mu s12">M</span>${days
    .slice(2)
    .map((day) => `<span class="mu s12">${day}</span>`)
    .join(
      '',
    )}<span class="mu s12">S</span>${Array.from({ length: 14 }, (_, i) => `<span class="num s12" style="height:22px;line-height:22px;${i === 13 ? 'border-radius:6px;background:#e3dccf' : ''}">${i + 1}</span>`).join('')}</div>`;

const before = () =>
  `${status('9:41', '')}<div class="c g10" style="padding:8px 14px"><b class="s17">Choose date</b><div class="sunk p12 c g8"><span class="mu s12">Patient</span><b>Me</b></div>${calendar()}<span class="btn" style="margin-top:6px;background:#6d7175;color:#fff">Continue</span></div>`;

export const people = () =>
  `<div class="r g8">${['Me', 'My child'].map((name, i) => `<span class="c g4 mid f1" style="padding:10px 4px;border-radius:12px;border:1.500px solid ${i ? '#b4255f' : 'var(--line)'};background:${i ? '#fdeaf1' : 'none'}">${face(i ? 'Tuli' : 'Shirin', 36)}<b class="s13">${name}</b></span>`).join('')}</div>`;

const after = () =>
  `${status('9:41', '')}<div class="c g10" style="padding:8px 14px"><b class="s17">Who is it for?</b>${people()}<b style="padding-top:4px">Sunday 14</b><div class="grid g6" style="grid-template-columns:repeat(3,1fr)">${['9:00', '9:15', '10:30', '11:00', '11:15', '14:00'].map((time, i) => `<span class="num s13 m" style="text-align:center;padding:9px 0;border-radius:9px;${i === 2 ? 'background:#b4255f;color:#fff' : 'border:1px solid var(--line)'}">${time}</span>`).join('')}</div><span class="btn" style="height:42px;background:#b4255f;color:#fff">Book 10:30</span></div>`;

const note = () =>
  `<div class="p14 c g8"><div class="r g10">${face('Shirin', 36)}<div class="c"><b>Shirin, 41, on a bus</b><span class="mu s12">Task 2: book for a child</span></div></div><span class="s15" style="line-height:1.35">“It says <i>patient</i>. That is me, no?”</span><div class="r g16 s12"><span class="r g6 bad b">${icon(MousePointerClick, 15)}3 wrong taps</span><span class="mu num">1:52</span></div></div>`;
const result = () =>
  `<div class="r g10 p12">${tick('var(--ok)', 24)}<div class="c"><b>5 of 5 found it</b><span class="mu s12">Monday 1 of 5, Friday 5 of 5</span></div></div>`;

/** The part of Monday's screen where people tap, and Friday's answer to it. */
const monday = (between = '', lower = 0) =>
  `<div class="p14 c g10"><b class="s16">Choose date</b><div class="sunk p10 c"><span class="mu s12">Patient</span><b>Me</b></div>${between}<span class="btn" style="background:#6d7175;color:#fff">Continue</span></div>${touch(84, 56, 1)}${touch(116, 70, 2)}${touch(118, 122 + lower, 3)}`;
const friday = () =>
  `<div class="p14 c g10"><b class="s16">Who is it for?</b>${people()}<span class="btn" style="background:#b4255f;color:#fff">Book 10:30</span></div>`;

const mark = (x: number, what: string, count: string, color: string) =>
  `<div class="abs r g8 s15" style="left:${x}px;top:0;height:24px;box-shadow:none!important"><b style="color:${color}">${what}:</b><b>${count}</b></div>`;

/** Monday's screen with the wrong taps, and Friday's without any. */
export const uxUi: SceneDrawing = {
  slug: 'ux-ui-design',
  color: 'lily',
  wide: () =>
    glow(60, 40, 460, 420) +
    mark(56, 'Before', '1 of 5', 'var(--bad)') +
    mark(328, 'After', '5 of 5', 'var(--ok)') +
    phone(52, 34, 210, 380, before() + touch(108, 84, 1) + touch(148, 96, 2) + touch(156, 256, 3), true) +
    phone(323, 34, 226, 416, after(), true) +
    box([26, 344, 262, 124], note(), { style: 'background:var(--raised)' }) +
    box([318, 404, 236, 64], result(), { style: 'background:var(--raised)' }),
  tall: () =>
    shadowsWithin +
    glow(10, 30, 330, 340) +
    mark(2, 'Before', '1 of 5', 'var(--bad)') +
    mark(172, 'After', '5 of 5', 'var(--ok)') +
    phone(170, 32, 180, 364, adapt(after(), { 'padding:8px 14px': 'padding:8px 9px' }), true) +
    box([0, 32, 158], monday(calendar(), 83), { look: 'card lite', style: 'background:#f3f1eb' }) +
    box(
      [0, 286, 158],
      adapt(note(), {
        'p14 c g8': 'p12 c g6',
        [face('Shirin', 36)]: '',
        '<div class="c"><b>Shirin, 41, on a bus</b><span class="mu s12">Task 2: book for a child</span></div>':
          '<b>Shirin, 41</b>',
        '<span class="mu num">1:52</span>': '',
      }),
      { style: 'background:var(--raised)' },
    ),
  tile: () =>
    glow(20, 10, 330, 230) +
    box([10, 14, 152], monday(), { look: 'card lite', style: 'background:#f3f1eb' }) +
    box([172, 24, 166], friday(), { look: 'card lite', style: 'background:#fdfbf6' }),
};
