import { seatWeeks } from '../../content/exhibits/seatWeeks';
import { bust } from '../kit/parts';
import type { ShotList } from '../drawShots';

const { cases, marks, weeks } = seatWeeks;
const along = (week: number) => 20 + (week * 360) / weeks;
const person = (seed: number, from: number, until: number, name: string, ends = false) =>
  `<div class="abs" style="left:${along(from)}px;top:76px;width:${along(until) - along(from) - 3}px;height:84px;border-radius:12px;overflow:hidden;background:linear-gradient(160deg,${ends ? '#5b3d3d' : '#3f5a52'},#1d2a32);border:2px solid ${ends ? '#d8593f' : 'var(--accent)'}"><span class="abs" style="left:6px;bottom:0">${bust(seed, 72)}</span>${until - from > 5 ? `<b class="abs s17 nw" style="left:84px;top:28px">${name}</b>` : ''}</div>`;

const seat =
  ({ from, other, until }: (typeof cases)[number]) =>
  () =>
    `<div class="abs" style="left:20px;top:76px;width:360px;height:84px;border-radius:12px;border:2px dashed var(--line)"></div><b class="abs s20" style="left:20px;top:24px">One seat, 13 weeks</b>${other ? person(4, from, other, '', true) + person(0, other, until, 'Tanvir, backend') : person(1, from, until, 'Rezwana, QA')}${marks.map(([week, label]) => `<span class="abs s16 mu nw" style="top:176px;${week === 0 ? 'left:20px' : week === weeks ? 'right:20px' : `left:${along(week)}px;transform:translateX(-50%)`}">${label}</span>`).join('')}`;

export const teamTrial: ShotList = {
  slug: 'team-augmentation-trial',
  color: 'moss',
  pixels: 920,
  shots: cases.map(seat),
};
