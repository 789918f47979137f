import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, phone, status, tick } from '../kit/parts';
import { row, stamp } from '../services/transformation';
import type { ShotList } from '../drawShots';

const days = ['Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'Mo', 'Tu', 'We'];
/** The calendar of loom 7: days on which it stands. The tenth of a day is the last case. */
const calendar = (stands: number) =>
  `<div class="abs grid" style="left:14px;right:14px;top:12px;grid-template-columns:repeat(9,1fr);gap:5px;text-align:center">${days
    .map((day, index) => {
      const share = Math.max(0, Math.min(1, stands - index));
      return `<span class="c g4"><span class="mu s16">${day}</span><i style="height:44px;border-radius:8px;border:1px solid var(--line);background:linear-gradient(90deg,#d8593f ${share * 100}%,var(--raised) ${share * 100}%)"></i></span>`;
    })
    .join('')}</div>`;

const paper = () =>
  box(
    [26, 104, 340, 200],
    `<div style="padding:12px 20px;color:#222c2b"><b class="s20">Spare part request</b>${adapt(row('Part', 'Bearing, or similar'), { 'font-size:14px': 'font-size:16px', 'width:96px': 'width:64px' })}<div class="s16" style="padding-top:10px;color:#5b645f">Director</div></div><svg class="abs" style="left:196px;top:64px;overflow:visible" width="120" height="60">${stamp(60, 30, -9, 'ON LEAVE', '#a8352c')}</svg>`,
    { look: 'paper', style: 'transform:rotate(-1.500deg)' },
  );
const inboxes = () =>
  box(
    [20, 100, 360, 160],
    (
      [
        ['Shift lead, store', 'signed', true],
        ['Purchasing', 'in the inbox', false],
        ['Director', 'on leave', false],
      ] as const
    )
      .map(
        ([who, what, done]) =>
          `<div class="r g12 lb" style="height:43px;padding:0 16px">${done ? tick('var(--ok)', 26) : face(who, 28)}<b class="f1 s17 nw">${who}</b><span class="s16 ${done ? 'ok' : 'mu'}">${what}</span></div>`,
      )
      .join(''),
    { style: 'background:var(--raised)' },
  );
const pickUp = () =>
  phone(
    210,
    92,
    176,
    260,
    `${adapt(status('9:08', ''), { s12: 's15', '22px': '12px' })}<div class="c g8" style="padding:2px 14px"><b class="s17">Bearing 6204</b><div class="r g8 s16 nw">${tick('var(--ok)', 22)}no signature</div><span class="btn s16" style="height:40px;background:#4b3fa3;color:#fff">Pick up now</span></div>`,
    true,
  ) +
  `<div class="abs c" style="left:26px;top:116px"><b class="s34">11:34</b><span class="s17 mu">তাঁত ৭ চলছে</span><span class="s16 mu">loom 7 runs</span></div>`;

export const transformationTrial: ShotList = {
  slug: 'digital-transformation-trial',
  color: 'iris',
  pixels: 920,
  shots: [() => calendar(9) + paper(), () => calendar(6) + inboxes(), () => calendar(0.2) + pickUp()],
};
