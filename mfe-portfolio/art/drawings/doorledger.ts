import { sectionRamp } from '../../../shared-content/art';
import { inks } from '../kit/skins';
import { barChart } from '../kit/charts';
import { at, enlarged, laptop } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage } from '../kit/frames';

type Rent = 'paid' | 'due' | 'late' | 'empty';

/** The front of a building, six floors by five windows. Each window has the color of its flat's rent. */
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
/** Its windows are bright, whatever the ink of the lists. */
const lit: Record<Rent, string> = {
  paid: '#f6dc9a',
  due: sectionRamp.amber,
  late: '#e8603c',
  empty: '#1d2c36',
};
const house = (height: number) => apartmentHouse(height, rents, lit);

const row = (flat: string, name: string, state: Rent, word: string) =>
  `<div class="r g10 lt" style="height:42px"><b class="num" style="width:24px">${flat}</b><span class="f1 nw">${name}</span><span class="pill" style="width:88px;justify-content:center;color:${colors[state]};border-color:${colors[state]}">${word}</span></div>`;

const received = (width: number, height: number) =>
  `<span class="mu s12">November, received</span><b class="s24 num">$27,450</b><div style="margin-top:6px">${barChart([22, 24, 23, 25, 26, 25, 27, 26, 28, 27, 29, 27], { width, height, lit: [11] })}</div>`;

const page = () =>
  closePage(
    { brand: 'Quay House', mark },
    '',
    `<div class="c g10" style="width:304px;padding:12px 0 0 16px"><div class="card c p12">${received(262, 34)}</div><div class="card" style="padding:0 12px">${row('5B', 'Lea Marsden', 'late', '9 days late')}${row('2D', 'Omar Finch', 'late', '4 days late')}${row('3C', 'Noor Hale', 'paid', 'Paid')}</div></div>`,
  );

const floating = 'border-radius:10px;box-shadow:0 20px 44px -8px var(--shade)';
const owed = (flat: string, sum: string, color: string) =>
  `<div class="r g8 s12 lt" style="height:36px"><i class="dot" style="background:${color}"></i><b class="num f1">${flat}</b><b class="num">${sum}</b></div>`;

export const doorledger: ProjectDrawing = {
  slug: 'doorledger',
  client: 'doorledger',
  cover: () =>
    at(6, 20, house(372)) +
    at(
      232,
      30,
      enlarged(`<div class="raised p12 c" style="width:162px;${floating}">${received(136, 32)}</div>`),
    ) +
    at(
      232,
      206,
      enlarged(
        `<div class="card" style="width:162px;padding:0 12px;${floating}">${owed('5B, late', '$1,120', coral)}${owed('6D, due', '$1,240', amber)}${owed('3C, paid', '$1,010', moss)}</div>`,
      ),
    ),
  mockup: () => at(-8, 42, laptop(page())),
};
