import FileText from 'lucide-react/icons/file-text';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Package from 'lucide-react/icons/package';
import Truck from 'lucide-react/icons/truck';
import Tag from 'lucide-react/icons/tag';
import Users from 'lucide-react/icons/users';
import { box, icon } from '../kit/parts';
import type { ProductScreen } from './drawProduct';

const blocks = [
  [Package, 'Orders'],
  [FileText, 'Invoices'],
  [Truck, 'Delivery'],
  [Users, 'Contacts'],
  [Tag, 'Prices'],
] as const;

const shelf = () =>
  `<div class="c g6" style="padding:10px"><span class="mu s12">Blocks</span>${blocks.map(([sign, name], i) => `<span class="r g6 m" style="height:28px;padding:0 8px;border-radius:8px;border:1px ${i === 1 ? 'dashed' : 'solid'} var(--line);${i === 1 ? 'color:var(--faint)' : 'background:var(--raised)'}">${icon(sign, 16, i === 1 ? 'currentColor' : 'var(--accent)')}${name}</span>`).join('')}</div>`;

const page = () =>
  `<div class="r g8" style="height:44px;padding:0 16px;background:#1d3f7a;color:#fff"><svg width="18" height="18" viewBox="0 0 18 18"><path d="M2 9L9 2l7 7-7 7z" fill="#9dc0ff"/></svg><b>Kadam</b><span class="r s12 b" style="margin-left:8px;border-radius:7px;background:#ffffff24;overflow:hidden"><span style="padding:3px 8px;background:#fff;color:#1d3f7a">EN</span><span style="padding:3px 8px">বাংলা</span></span></div><div style="padding:12px 16px 8px"><b class="s15">Your orders</b><div class="r g8" style="height:30px"><b class="num">7731</b><i class="dot" style="background:#c98a1b"></i><span class="mu">on the truck</span></div></div>`;

const held = () =>
  `<div class="r g8" style="height:44px;padding:0 12px 0 7px;color:#17222b">${icon(GripVertical, 16, '#7a868d')}<span style="color:#1d4fa0">${icon(FileText, 18)}</span><b>Invoices</b></div>`;

/** A dealer's portal while a block that knows the invoices is put into its place. */
export const portalBuilder: ProductScreen = {
  slug: 'web',
  color: 'sky',
  screen: () =>
    box([0, 0, 116, 230], shelf(), {
      look: '',
      style: 'background:var(--card);border-right:1px solid var(--line)',
    }) +
    box([134, 18, 300, 240], page(), { look: 'card lite', style: 'background:#fcfbf7;border-radius:10px' }) +
    '<div class="abs" style="left:150px;top:136px;width:270px;height:62px;border:2px dashed #5b8de0;border-radius:9px;background:#e4edfb"></div>' +
    box([136, 142, 126, 46], held(), {
      look: '',
      style:
        'background:#fff;border:1.500px solid #5b8de0;border-radius:9px;transform:rotate(-3deg);box-shadow:0 14px 24px -8px rgba(16,32,64,.55)',
    }) +
    `<div class="abs" style="left:242px;top:170px;filter:drop-shadow(0 2px 3px rgba(0,0,0,.4))"><svg width="26" height="26" viewBox="0 0 24 24"><path d="M4 3l15 6-6.500 2L10 18z" fill="#0b1620" stroke="#fff" stroke-width="1.600" stroke-linejoin="round"/></svg></div>`,
};
