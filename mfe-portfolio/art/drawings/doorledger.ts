import Banknote from 'lucide-react/icons/banknote';
import Building2 from 'lucide-react/icons/building-2';
import FileText from 'lucide-react/icons/file-text';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import { sectionRamp } from '../../../shared-content/art';
import { inks } from '../kit/skins';
import { barChart } from '../kit/charts';
import { at, laptop } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { appPage } from '../kit/frames';
import { icon } from '../kit/icon';
import { person } from '../kit/person';

type Rent = 'paid' | 'due' | 'late' | 'empty';

/** A house's front, six floors by five windows; each window takes the color of its flat's rent. */
function apartmentHouse(height: number, rents: readonly Rent[], color: Record<Rent, string>): string {
  const windows = rents
    .map((rent, i) => {
      const [x, y] = [34 + (i % 5) * 44, 40 + Math.floor(i / 5) * 50];
      const glow = rent === 'empty' ? '#15222b' : color[rent];
      return `<rect x="${x}" y="${y}" width="30" height="32" rx="3" fill="${glow}"/><path d="M${x + 15} ${y}v32M${x} ${y + 14}h30" stroke="#0b141b" stroke-width="1.500" opacity=".55"/><rect x="${x - 3}" y="${y + 33}" width="36" height="4" rx="1" fill="#3b4d59"/>`;
    })
    .join('');
  return `<svg width="${(height * 280) / 390}" height="${height}" viewBox="0 0 280 390"><path d="M0 378h280" stroke="#3b4d59" stroke-width="4"/><rect x="18" y="22" width="244" height="356" fill="#22333e"/><rect x="10" y="12" width="260" height="14" rx="3" fill="#3b4d59"/><path d="M210 12V-6h22v18" fill="#2d404c"/>${windows}<rect x="122" y="340" width="36" height="38" fill="#0f1a22"/><path d="M114 338h52" stroke="#4d606c" stroke-width="5"/><g fill="#2d5538"><circle cx="40" cy="364" r="16"/><circle cx="64" cy="368" r="12"/><circle cx="236" cy="366" r="14"/></g></svg>`;
}

const { amber, coral, moss } = inks;
const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none"><path d="M4 20V3h11v17" stroke="var(--accent)" stroke-width="2.200"/><path d="M15 8h4v12" stroke="var(--accent)" stroke-width="2.200"/><circle cx="11.500" cy="12" r="1.600" fill="var(--accent)"/></svg>`;

const colors: Record<Rent, string> = { paid: moss, due: amber, late: coral, empty: '#15222b' };
const rents: Rent[] = [
  ...(['paid', 'paid', 'paid', 'due', 'paid'] as const),
  ...(['paid', 'late', 'paid', 'paid', 'paid'] as const),
  ...(['paid', 'paid', 'empty', 'paid', 'due'] as const),
  ...(['paid', 'paid', 'paid', 'paid', 'paid'] as const),
  ...(['due', 'paid', 'paid', 'late', 'paid'] as const),
  ...(['paid', 'paid', 'paid', 'paid', 'empty'] as const),
];
/** Its windows burn as bright as lamps, whatever the ink of the lists. */
const lit: Record<Rent, string> = {
  paid: '#f6dc9a',
  due: sectionRamp.amber,
  late: '#e8603c',
  empty: '#1d2c36',
};
const house = (height: number) => apartmentHouse(height, rents, lit);

const legend = (name: string, count: number, color: string) =>
  `<span class="r g6 s12"><i style="width:10px;height:10px;border-radius:3px;background:${color}"></i>${name}<b class="num">${count}</b></span>`;

const entry = (seed: number, flat: string, name: string, sum: string, state: Rent, word: string) =>
  `<div class="r g10 lt" style="height:46px"><b class="num" style="width:32px">${flat}</b>${person(seed, 28)}<span class="f1 el">${name}</span><b class="num" style="width:56px">${sum}</b><span class="pill" style="width:84px;justify-content:center;color:${colors[state]};border-color:${colors[state]}">${word}</span></div>`;

export const doorledgerHouse = () =>
  appPage(
    { brand: 'Doorledger', mark },
    [
      { icon: icon(Building2), label: 'Houses' },
      { icon: icon(Banknote), label: 'Rent' },
      { icon: icon(Wrench), label: 'Repairs' },
      { icon: icon(Users), label: 'Tenants' },
      { icon: icon(FileText), label: 'Statements' },
    ],
    `<div class="r g12"><b class="s18">Quay House</b><span class="mu s12">30 flats, Harbor Road 9</span></div><div class="r g10"><span class="btn ghost" style="height:32px">Statement</span><span class="btn" style="height:32px">Record rent</span></div>`,
    `<div class="r top g16"><div class="card c g12" style="width:330px;padding:18px 0 14px;flex:none;align-items:center">${house(400)}<div class="r g16">${legend('Paid', 23, moss)}${legend('Due', 3, amber)}${legend('Late', 2, coral)}</div></div>
<div class="c g12 f1"><div class="r g12"><div class="card p14 c f1"><span class="mu s12">November, received</span><b class="s28 num">$27,450</b></div><div class="card p14 c" style="width:158px"><span class="mu s12">Twelve months</span><div style="margin-top:6px">${barChart([22, 24, 23, 25, 26, 25, 27, 26, 28, 27, 29, 27], { width: 128, height: 30, lit: [11] })}</div></div></div><div class="card" style="padding:12px 16px 4px"><div class="r sb" style="padding-bottom:8px"><b>Rent, floor 5 and 2</b><span class="ac s12">Remind 5</span></div>${entry(1, '5B', 'Lea Marsden', '$1,120', 'late', '9 days late')}${entry(2, '2D', 'Omar Finch', '$980', 'late', '4 days late')}${entry(3, '6D', 'Ana Petrel', '$1,240', 'due', 'Due Friday')}${entry(0, '4E', 'Sam Weir', '$1,050', 'due', 'Due Friday')}${entry(5, '2A', 'Ivy Coates', '$890', 'due', 'Due Friday')}${entry(4, '3C', 'Noor Hale', '$1,010', 'paid', 'Paid')}</div></div></div>`,
    1,
  );

const owed = (flat: string, name: string, sum: string, color: string) =>
  `<div class="r g8 s12 lt" style="height:42px"><i class="dot" style="background:${color}"></i><b class="num">${flat}</b><span class="f1">${name}</span><b class="num">${sum}</b></div>`;

export const doorledger: ProjectDrawing = {
  slug: 'doorledger',
  client: 'doorledger',
  cover: () =>
    at(18, 20, house(372)) +
    at(
      258,
      34,
      `<div class="raised p14 c" style="width:200px;border-radius:10px;box-shadow:0 20px 44px -8px var(--shade)"><span class="mu s12">November, received</span><b class="s34 num">$27,450</b><div style="margin-top:8px">${barChart([22, 24, 23, 25, 26, 25, 27, 26, 28, 27, 29, 27], { width: 170, height: 40, lit: [11] })}</div></div>`,
    ) +
    at(
      258,
      188,
      `<div class="card" style="width:200px;padding:4px 14px;border-radius:10px;box-shadow:0 20px 44px -8px var(--shade)">${owed('5B', 'Lea Marsden', '$1,120', coral)}${owed('6D', 'Ana Petrel', '$1,240', amber)}${owed('3C', 'Noor Hale', '$1,010', moss)}</div>`,
    ),
  mockup: () => at(22, 44, laptop(doorledgerHouse(), 372)),
};
