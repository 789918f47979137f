import { box, tick } from '../kit/parts';
import type { PlateDrawing } from './plates';

const weekLooks: Readonly<Record<number, string>> = {
  1: 'border:2px solid #b3431f',
  2: 'border:2px solid #b3431f',
  3: 'background:#e0b040;color:#2a2005',
  12: 'border:2px dashed #7a868d',
};

/** The weeks of a term: two were missed, the adviser hears of it in the third, and formerly in the last. */
const weeks = () =>
  `<div class="r sb b num s15">${Array.from(
    { length: 12 },
    (_, i) =>
      `<span style="display:grid;place-items:center;width:27px;height:32px;border-radius:6px;${weekLooks[i + 1] ?? 'background:#efeadd;color:#54636d'}">${i + 1}</span>`,
  ).join('')}</div>`;

const student = (name: string, course: string, state: string) =>
  `<div class="r lt s16" style="height:53px;padding:0 22px"><b style="width:104px">${name}</b><span class="mu f1">${course}</span>${state}</div>`;

/** The absent students, on the adviser's list in week three. */
const adviserPlate: PlateDrawing = {
  slug: 'education-weeks',
  color: 'amber',
  picture: () =>
    box(
      [20, 22, 420, 340],
      `<div class="r sb" style="padding:18px 22px 14px"><b class="s20">Adviser’s list</b><span class="mu s16">week 3, two missed</span></div><div style="padding:0 22px">${weeks()}<div class="r sb s15" style="padding:7px 0 13px"><b style="padding-left:66px;color:#7a5405">today</b><span class="mu">used to be here</span></div></div>${student('Sadia K.', 'Physics', `<span class="r g8 ok b">${tick('var(--ok)', 20)}called</span>`)}${student('Imran H.', 'Economics', '<b style="color:#7a5405">call today</b>')}${student('Puja D.', 'English', '<b style="color:#7a5405">call today</b>')}`,
      { look: 'card lite', style: 'background:#fcfbf6' },
    ),
};

/** A benefit for an industry, from its people's point of view. */
export const benefitPlates: readonly PlateDrawing[] = [adviserPlate];
