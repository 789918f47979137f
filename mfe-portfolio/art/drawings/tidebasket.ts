import Clock from 'lucide-react/icons/clock';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Truck from 'lucide-react/icons/truck';
import { at, phone, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { phonePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { person } from '../kit/person';
import { type Grocery, grocery } from '../motifs/grocery';

const mark = `<svg width="24" height="22" viewBox="0 0 24 22" fill="none" stroke="var(--accent)" stroke-width="2.200" stroke-linecap="round"><path d="M2 9h20l-3 11H5zM7 9l4-7M17 9l-4-7"/><path d="M6 15c2-2 4-2 6 0s4 2 6 0"/></svg>`;

const good = (kind: Grocery, name: string, unit: string, price: string, count = 0) =>
  `<div class="card c rel" style="padding:10px 12px 12px;gap:2px"><div style="align-self:center">${grocery(kind, 78)}</div><b class="s14">${name}</b><span class="mu s11">${unit}</span><div class="r sb" style="margin-top:4px"><b class="num s14">${price}</b><span class="c mid b s12 num" style="width:28px;height:28px;border-radius:50%;${count ? 'background:var(--accent);color:var(--on)' : 'border:1px solid var(--faint)'}">${count || icon(Plus, 14)}</span></div></div>`;

export const tidebasketShop = () =>
  phonePage(
    `<div class="c g10 f1" style="padding:10px 14px"><div class="r sb"><span class="r g8 b s18">${mark}Tidebasket</span>${person(2, 30)}</div><div class="sunk r g8 mu" style="height:40px;padding:0 12px">${icon(Search, 15)}What is for dinner?</div><div class="raised r g10" style="padding:10px 12px"><span class="ac">${icon(Clock, 18)}</span><span class="s12">Next slot <b>18:30 to 19:00</b></span></div><div class="grid g10" style="grid-template-columns:1fr 1fr">${good('tomato', 'Tomatoes', '500 g', '$1.20', 2)}${good('eggplant', 'Eggplant', 'each', '$0.80')}${good('banana', 'Bananas', '1 kg', '$1.40', 1)}${good('spinach', 'Spinach', 'bunch', '$0.60')}${good('milk', 'Milk', '1 l', '$1.10')}${good('bread', 'Bread', '400 g', '$1.90')}</div></div>`,
  );

const step = (time: string, what: string, state: 'done' | 'now' | 'next') =>
  `<div class="r g12" style="height:44px"><i class="dot" style="width:14px;height:14px;${state === 'next' ? 'border:2px solid var(--faint)' : 'background:var(--accent)'};${state === 'now' ? 'box-shadow:0 0 0 5px color-mix(in srgb,var(--accent) 30%,transparent)' : ''}"></i><span class="f1 ${state === 'next' ? 'mu' : 'b'}">${what}</span><span class="mu num s12">${time}</span></div>`;

export const tidebasketTrack = () =>
  phonePage(
    `<div class="c g12 f1" style="padding:10px 16px"><b class="s20">Eight minutes away</b><div class="rel" style="border-radius:16px;overflow:hidden;height:230px;background:#15242a"><svg width="268" height="230" viewBox="0 0 268 230" fill="none"><path d="M-10 190c80-30 150 20 290-30v90H-10z" fill="#123a52"/><g fill="#1c2f37"><rect x="16" y="20" width="70" height="54" rx="6"/><rect x="108" y="14" width="60" height="62" rx="6"/><rect x="190" y="24" width="64" height="50" rx="6"/><rect x="20" y="100" width="60" height="56" rx="6"/><rect x="186" y="98" width="66" height="40" rx="6"/></g><path d="M-10 88h290M96-10v190M178-10v170" stroke="#33474f" stroke-width="8"/><path d="M60 88h36v60h82v-60h44" stroke="var(--accent)" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="60" cy="88" r="8" fill="var(--text)"/><circle cx="222" cy="88" r="11" fill="var(--on)" stroke="var(--accent)" stroke-width="5"/></svg><span class="abs c mid" style="left:116px;top:128px;width:42px;height:42px;border-radius:50%;background:var(--accent);color:var(--on)">${icon(Truck, 22)}</span></div><div>${step('17:52', 'Picked, 14 of 14', 'done')}${step('18:07', 'On the road', 'done')}${step('18:31', 'Near Canal Street', 'now')}${step('18:39', 'At your door', 'next')}</div><div class="raised p12 r g10">${person(0, 38)}<div class="c f1"><b>Sabbir rides to you</b><span class="mu s12">Bag 3, cold bag 1</span></div></div></div>`,
    '18:31',
  );

const shelf = () =>
  `<div class="screen" style="width:700px;height:560px;padding:16px"><div class="grid g12" style="grid-template-columns:repeat(4,1fr)">${good('tomato', 'Tomatoes', '500 g', '$1.20', 2)}${good('eggplant', 'Eggplant', 'each', '$0.80')}${good('banana', 'Bananas', '1 kg', '$1.40', 1)}${good('fish', 'Rui fish', '800 g', '$5.20', 1)}${good('spinach', 'Spinach', 'bunch', '$0.60')}${good('eggs', 'Eggs', 'six', '$1.50', 1)}${good('milk', 'Milk', '1 l', '$1.10')}${good('bread', 'Bread', '400 g', '$1.90')}${good('banana', '', '', '')}${good('tomato', '', '', '')}${good('milk', '', '', '')}${good('fish', '', '', '')}</div></div>`;

export const tidebasket: ProjectDrawing = {
  slug: 'tidebasket',
  client: 'tidebasket',
  cover: () =>
    at(26, 34, windowOf(shelf(), { width: 560, height: 420, zoom: 0.9, source: [700, 560], fade: 214 })) +
    at(
      204,
      268,
      `<div class="raised p14 r g12" style="border-radius:14px;box-shadow:0 20px 44px -8px var(--shade);border-color:var(--accent)"><span class="c mid" style="width:42px;height:42px;border-radius:50%;background:var(--accent);color:var(--on)">${icon(Truck, 22)}</span><div class="c"><b class="s16">18:30 to 19:00</b><span class="mu s12">5 goods, one cold bag</span></div></div>`,
    ),
  mockup: () => at(96, 22, phone(tidebasketShop(), 138)) + at(252, 46, phone(tidebasketTrack(), 138)),
};
