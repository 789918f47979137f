import Blocks from 'lucide-react/icons/blocks';
import Contact from 'lucide-react/icons/contact-round';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Truck from 'lucide-react/icons/truck';
import { box, icon, tick } from '../kit/parts';
import type { ProductScreen } from './drawProduct';

const differs = (letters: string) =>
  `<span style="background:#f3e2a4;border-radius:4px;padding:0 3px">${letters}</span>`;

const slip = (y: number, source: string, name: string) =>
  box(
    [30, y, 226, 46],
    `<div class="r g12" style="height:44px;padding:0 12px"><span class="mu s12" style="width:32px">${source}</span><div class="c" style="line-height:1.3"><b class="s14 nw">${name}</b><span class="mu s12 num">02-5550142</span></div></div>`,
    { look: '', style: 'background:#fff;border:1px solid #d5d8c8;border-radius:9px' },
  );

const merged = () =>
  box(
    [30, 134, 226, 48],
    `<div class="r g20" style="height:48px;padding:0 12px;color:#fff">${tick('#c9f0a8', 24)}<div class="c" style="line-height:1.25"><b class="s15 nw">Kadam Textiles Ltd</b><span class="s12" style="color:#d3e8c0">merged by Nasrin</span></div></div>`,
    { look: '', style: 'background:#2f5420;border-radius:9px;box-shadow:0 12px 24px -10px #2f542099' },
  );

/** The systems that subscribe to the list, and how far down they stand. */
const subscribers = [
  [Blocks, 17],
  [Contact, 58],
  [ShoppingBag, 99],
  [Truck, 140],
] as const;

const lines = () =>
  `<svg class="abs" width="400" height="230" fill="none" stroke="#5f8f3c" stroke-width="2"><path d="M30 43H24Q14 43 14 53V148Q14 158 24 158H30M30 97H14"/>${subscribers.map(([, y]) => `<path d="M256 158C286 158 270 ${y + 18} 304 ${y + 18}"/><path d="M340 ${y + 18}H400" stroke-dasharray="2 7" stroke-linecap="round"/>`).join('')}</svg>`;

const disc = ([sign, y]: (typeof subscribers)[number]) =>
  `<span class="abs" style="left:304px;top:${y}px;width:36px;height:36px;border-radius:50%;display:grid;place-items:center;background:#fff;border:1px solid #c9d0b8;color:#3f6b27">${icon(sign, 19)}</span>`;

/** Two entries that are one client, and every system that hears of the answer. */
export const dataHub: ProductScreen = {
  slug: 'data',
  color: 'moss',
  screen: () =>
    `<div class="lite abs" style="inset:0;background:#f1f3e8">${lines()}${slip(20, 'ERP', `Kadam Textiles ${differs('Ltd')}`)}${slip(74, 'Shop', `${differs('M/s')} Kadam Textiles`)}${merged()}${subscribers.map(disc).join('')}</div>`,
};
