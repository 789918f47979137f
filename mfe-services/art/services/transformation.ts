import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, glow, phone, status, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

export const stamp = (x: number, y: number, turn: number, words: string, color: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" opacity=".8"><rect x="-52" y="-17" width="104" height="34" rx="5" fill="none" stroke="${color}" stroke-width="2.500"/><text y="6" font-size="15" font-weight="700" letter-spacing="1.500" fill="${color}" text-anchor="middle">${words}</text></g>`;

export const row = (name: string, value: string) =>
  `<div class="r" style="height:34px;border-bottom:1px solid #a59f8c;font-size:14px"><span style="width:96px;color:#5b645f">${name}</span><span style="font-size:17px;color:#22336b;font-style:italic">${value}</span></div>`;

const rule = '<div style="border-bottom:2px solid #4b5653;margin:10px 0 2px"></div>';
const spans =
  '<span class="s20 b mu" style="text-decoration:line-through">9 days</span><span class="s24 b ac">4 minutes</span>';

/** Form 14b in its third copy, with its traces of use. */
const form = () =>
  `<div style="padding:22px;color:#222c2b"><div class="r sb"><b style="font-size:19px">Spare part request</b><span style="font-size:13px">14b</span></div>${rule}${row('Machine', 'Loom 7, left arm')}${row('Part', 'Bearing, or similar')}${row('Needed by', 'yesterday')}<svg width="286" height="150" viewBox="0 0 286 150" style="margin-top:8px"><g fill="none" stroke="#a59f8c"><path d="M0 54h128M158 54h128M0 118h128M158 118h128"/></g><g fill="#5b645f" font-size="12"><text y="70">Shift lead</text><text x="158" y="70">Store</text><text y="134">Purchasing</text><text x="158" y="134">Director</text></g><g fill="none" stroke="#22336b" stroke-width="2" stroke-linecap="round"><path d="M10 46c6-22 14-22 12-4s12-18 18-8 8 4 22-4"/><path d="M168 48c4-26 18-28 14-8s14-10 20-4 10-6 20-4"/><path d="M8 110c10-20 20-16 14-4s18-14 26-4 10 2 18-4"/></g>${stamp(218, 104, -11, 'ON LEAVE', '#a8352c')}</svg></div>`;

/** The same where a phone covers its right half: the text and the director are at the left. */
const formLeftOfPhone = () =>
  adapt(form(), {
    'padding:22px': 'padding:16px',
    'font-size:14px': 'font-size:12px',
    'width:96px': 'width:64px',
    'font-size:17px': 'font-size:13px',
    'Spare part request': 'Spare part<br>request',
    'Loom 7, left arm': 'Loom 7',
    'Bearing, or similar': 'Bearing',
    '<text y="134">Purchasing</text><text x="158" y="134">Director</text>': '<text y="134">Director</text>',
    // An absent person has not signed.
    '<path d="M8 110c10-20 20-16 14-4s18-14 26-4 10 2 18-4"/>': '',
    'translate(218 104)': 'translate(66 98)',
  });

const steps = [
  ['Asked by Rahim, loom\u00a07', '9:04'],
  ['Below limit: no signature', '9:04'],
  ['Store has two', '9:05'],
] as const;
const inAll = `<div class="r g8 mu s12">${face('Kamal', 24)}Four minutes in all</div>`;
const app = () =>
  `${status('9:08', '')}<div class="c g10" style="padding:8px 14px"><b class="s17">Bearing 6204</b><div style="height:74px;border-radius:12px;background:radial-gradient(circle at 50% 55%,#10181c 0 13px,#9aa6aa 14px 17px,#3a464b 18px 24px,#c9d2d4 25px 33px,#626f74 34px 36px,transparent 37px),linear-gradient(135deg,#6a5b44,#3d3426)"></div>${steps.map(([what, time]) => `<div class="r g8">${tick('var(--ok)', 18)}<span class="f1 s13">${what}</span><span class="mu num s12">${time}</span></div>`).join('')}<span class="btn" style="height:40px;background:#4b3fa3;color:#fff">Pick up now</span>${inAll}</div>`;

/** The form that took nine days, and the request that takes four minutes. */
export const transformation: SceneDrawing = {
  slug: 'digital-transformation',
  color: 'iris',
  wide: () =>
    glow(80, 20, 440, 420) +
    box([44, 66, 330, 372], '', {
      look: 'paper',
      style: 'transform:rotate(3.500deg);filter:brightness(.72)',
    }) +
    box([24, 54, 330, 372], '', {
      look: 'paper',
      style: 'transform:rotate(-4.500deg);filter:brightness(.84)',
    }) +
    box([6, 44, 316, 376], form(), { look: 'paper', style: 'transform:rotate(-1.500deg)' }) +
    phone(320, 36, 234, 410, app(), true) +
    box([34, 402, 260], `<div class="r g12 p14">${spans}</div>`, {
      style: 'background:var(--raised)',
    }),
  tall: () =>
    glow(10, 20, 330, 340) +
    box([18, 22, 286, 340], '', {
      look: 'paper',
      style: 'transform:rotate(-4.500deg);filter:brightness(.84)',
    }) +
    box([7, 14, 298, 346], formLeftOfPhone(), { look: 'paper', style: 'transform:rotate(-1.500deg)' }) +
    phone(152, 30, 198, 326, adapt(app(), { s13: 's12', 'height:74px': 'height:50px', [inAll]: '' }), true) +
    box([68, 352, 214], `<div class="r g12 p14">${spans}</div>`, { style: 'background:var(--raised)' }),
  tallHeight: 420,
  tile: () =>
    glow(20, 0, 330, 240) +
    box([44, 24, 284, 240], '', {
      look: 'paper',
      style: 'transform:rotate(4deg);filter:brightness(.78)',
    }) +
    box(
      [20, 16, 302, 240],
      `<div style="padding:16px 22px;color:#222c2b"><b style="font-size:19px">Spare part request</b>${rule}${row('Part', 'Bearing, or similar')}${row('Needed by', 'yesterday')}</div><svg class="abs" style="left:196px;top:80px;overflow:visible" width="104" height="40">${stamp(52, 18, -9, 'ON LEAVE', '#a8352c')}</svg>`,
      { look: 'paper', style: 'transform:rotate(-2deg)' },
    ) +
    box([118, 136, 218], `<div class="r sb" style="padding:9px 18px">${spans}</div>`, {
      style: 'background:var(--raised)',
    }),
};
