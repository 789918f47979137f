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
    [30, y, 206, 46],
    `<div class="r g6" style="height:44px;padding:0 10px"><span class="mu s12" style="width:32px">${source}</span><div class="c" style="line-height:1.3"><b class="s14 nw">${name}</b><span class="mu s12 num">02-5550142</span></div></div>`,
    { look: '', style: 'background:#fff;border:1px solid #d5d8c8;border-radius:9px' },
  );

const merged = () =>
  box(
    [30, 134, 206, 48],
    `<div class="r g12" style="height:48px;padding:0 10px;color:#fff">${tick('#c9f0a8', 24)}<div class="c" style="line-height:1.25"><b class="s15 nw">Kadam Textiles Ltd</b><span class="s12" style="color:#d3e8c0">merged by Nasrin</span></div></div>`,
    { look: '', style: 'background:#2f5420;border-radius:9px;box-shadow:0 12px 24px -10px #2f542099' },
  );

/** The systems that subscribe to the list, and their vertical positions. */
const subscribers = [
  [Blocks, 'ERP', 20],
  [Contact, 'CRM', 64],
  [ShoppingBag, 'Shop', 108],
  [Truck, 'Fleet', 152],
] as const;

const lines = () =>
  `<svg class="abs" width="400" height="230" fill="none" stroke="#5f8f3c" stroke-width="2"><path d="M30 43H26Q16 43 16 53V148Q16 158 26 158H30M30 97H16"/>${subscribers.map(([, , y]) => `<path d="M236 158C260 158 242 ${y + 17} 264 ${y + 17}"/>`).join('')}</svg>`;

const subscriber = ([sign, name, y]: (typeof subscribers)[number]) =>
  `<span class="abs r g8 m" style="left:264px;top:${y}px;width:78px;height:34px;padding:0 10px;border-radius:9px;background:#fff;border:1px solid #c9d0b8"><span style="color:#3f6b27">${icon(sign, 17)}</span>${name}</span>`;

/** Two entries that are one client, and every system that receives the answer. */
export const dataHub: ProductScreen = {
  slug: 'data',
  color: 'moss',
  screen: () =>
    `<div class="lite abs" style="inset:0;background:#f1f3e8">${lines()}${slip(20, 'ERP', `Kadam Textiles ${differs('Ltd')}`)}${slip(74, 'Shop', `${differs('M/s')} Kadam Textiles`)}${merged()}${subscribers.map(subscriber).join('')}</div>`,
};
