import X from 'lucide-react/icons/x';
import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, icon, tick } from '../kit/parts';
import { people } from '../services/uxUi';
import type { ShotList } from '../drawShots';

const rose = '#b4255f';
const paper = { look: 'card lite', style: 'background:#fcfbf8' };
const tap = (x: number, y: number, wrong: boolean) =>
  `<i class="abs" style="left:${x}px;top:${y}px;width:26px;height:26px;border-radius:50%;border:2px solid #fff;background:${wrong ? rose : '#0c7a68'};box-shadow:0 0 0 7px ${wrong ? 'rgba(180,37,95,.2)' : 'rgba(12,122,104,.2)'}"></i>`;

/** The five testers of a round, each with what came of it. */
const testers = (right: number) =>
  ['Shirin', 'Kamal', 'Rahela', 'Rafi', 'Mitu']
    .map((who, index) => {
      const mark =
        index < right
          ? tick('var(--ok)', 24)
          : `<span style="display:grid;place-items:center;width:24px;height:24px;border-radius:50%;color:#ff9d86;background:rgba(255,140,110,.18)">${icon(X, 16, 'currentColor', 3)}</span>`;
      return `<div class="abs r g8" style="left:300px;top:${17 + index * 40}px">${face(who, 36)}${mark}</div>`;
    })
    .join('');

const form = (inside: string) =>
  box([20, 16, 262, 240], `<div class="c g10" style="padding:14px 16px">${inside}</div>`, paper);
const monday = (taps: string, right: number) =>
  form(
    `<b class="s20">Choose date</b><div class="sunk c" style="padding:8px 14px;background:#f3f1eb"><span class="mu">Patient</span><b class="s17">Shirin A.</b></div><div class="r sb num s16"><span>12</span><span>13</span><b style="padding:2px 10px;border-radius:7px;background:#e3dccf">14</b><span>15</span><span>16</span><span>17</span></div><span class="btn s17" style="height:46px;background:#6d7175;color:#fff">Continue</span>`,
  ) +
  taps +
  testers(right);

const named = adapt(people(), { s13: 's16', 'padding:10px 4px': 'padding:8px 4px' });
const friday = () =>
  form(
    `<b class="s20">Who is it for?</b>${named}<span class="btn s17" style="height:46px;background:${rose};color:#fff">Book 10:30</span>`,
  ) +
  [174, 196, 218, 184, 232].map((x, index) => tap(x, [66, 92, 62, 116, 98][index] ?? 0, false)).join('') +
  testers(5);

export const uxUiTrial: ShotList = {
  slug: 'ux-ui-design-trial',
  color: 'lily',
  pixels: 920,
  shots: [
    () =>
      monday(
        tap(186, 70, false) +
          [60, 104, 206, 236].map((x, index) => tap(x, 180 + (index % 2) * 10, true)).join(''),
        1,
      ),
    () =>
      monday(
        tap(150, 66, false) +
          tap(204, 76, true) +
          [76, 190, 230].map((x, index) => tap(x, 178 + (index % 2) * 12, true)).join(''),
        1,
      ),
    friday,
  ],
};
