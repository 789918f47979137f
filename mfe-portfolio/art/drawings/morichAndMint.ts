import Leaf from 'lucide-react/icons/leaf';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { at, phone, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { phonePage, sitePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { type Dish, dish } from '../motifs/dish';

export const mark = `<svg width="22" height="22" viewBox="0 0 22 22"><path d="M3 15c6-12 12-12 16-10-1 8-7 14-16 10z" fill="var(--accent)"/><path d="M3 19c3-6 7-9 11-11" stroke="#9ccf7a" stroke-width="2" fill="none"/></svg>`;

const plate = (kind: Dish, name: string, detail: string, price: string) =>
  `<div class="card c" style="padding:14px 16px 16px;gap:4px;align-items:center;text-align:center"><div style="margin:-2px 0 6px">${dish(kind, 138)}</div><span class="b s15">${name}</span><span class="mu s12 nw">${detail}</span><div class="r sb" style="width:100%;margin-top:8px"><b class="s16 num">${price}</b><span class="btn" style="height:28px;width:28px;padding:0;border-radius:50%">${icon(Plus, 15)}</span></div></div>`;

const ordered = (kind: Dish, name: string, price: string, count: number) =>
  `<div class="r g10 lt" style="padding:10px 0">${dish(kind, 44)}<div class="c f1"><span class="m el">${name}</span><span class="mu s12 num">${price}</span></div><div class="r g8 num">${icon(Minus, 13)}<b>${count}</b>${icon(Plus, 13)}</div></div>`;

const plates = [
  plate('prawns', 'River prawns', 'Mustard, green chili', '$14'),
  plate('rice', 'Attic kacchi', 'Lamb, potato, egg', '$12'),
  plate('fish', 'Grilled pomfret', 'Lime, black pepper', '$16'),
  plate('dumplings', 'Steamed pitha', 'Coconut, palm sugar', '$6'),
  plate('greens', 'Mint kachumber', 'Radish, tomato', '$5'),
  plate('lassi', 'Rose lassi', 'Yogurt, mint', '$4'),
];

export const morichMenu = () =>
  sitePage(
    { brand: 'Morich & Mint', mark },
    ['Menu', 'Tables', 'Branches', 'Story'],
    '<span class="btn" style="height:34px">Book a table</span>',
    `<div class="r top g20 f1" style="padding:22px 28px"><div class="c f1 g16"><div class="r g8">${['From the river', 'Rice', 'Grill', 'Small plates', 'Sweet'].map((name, i) => `<span class="pill" style="height:30px;padding:0 14px;font-size:12px;${i ? '' : 'background:var(--accent);color:var(--on);border:0;font-weight:600'}">${name}</span>`).join('')}</div><div class="grid g12" style="grid-template-columns:repeat(3,1fr)">${plates.join('')}</div></div>
<div class="card c" style="width:250px;flex:none;padding:18px 18px 20px"><span class="b s16" style="padding-bottom:10px">Table 7</span>${ordered('prawns', 'River prawns', '$14', 1)}${ordered('rice', 'Attic kacchi', '$12', 2)}${ordered('lassi', 'Rose lassi', '$4', 2)}<div class="r sb lt" style="padding:12px 0"><span class="mu">Together</span><b class="s20 num">$46</b></div><span class="btn">Send to the kitchen</span><p class="mu s12" style="margin-top:10px">On your table in about 18 minutes.</p></div></div>`,
  );

const listed = (kind: Dish, name: string, detail: string, price: string, out = false) =>
  `<div class="r g12 lt" style="padding:10px 0;${out ? 'opacity:.45' : ''}">${dish(kind, 62)}<div class="c f1"><span class="b s14">${name}</span><span class="mu s11">${out ? 'Sold out tonight' : detail}</span></div><b class="num s14">${price}</b></div>`;

export const morichPhoneMenu = () =>
  phonePage(
    `<div class="c f1" style="padding:10px 18px"><div class="r sb"><span class="r g8 b s16">${mark}Menu</span><span class="pill">Table 7</span></div><div class="raised c" style="margin:12px 0 4px;border-radius:18px;align-items:center;padding:10px 0 14px">${dish('prawns', 176)}<b class="s18">River prawns</b><span class="r g4 mu s12">${icon(Leaf, 12)}Mustard and green chili</span></div>${listed('rice', 'Attic kacchi', 'Lamb, potato, egg', '$12')}${listed('fish', 'Grilled pomfret', 'Lime, black pepper', '$16', true)}${listed('dumplings', 'Steamed pitha', 'Coconut', '$6')}<span class="btn" style="height:46px;margin-top:10px;justify-content:space-between"><span>3 dishes</span><span class="num">$30</span></span></div>`,
    '20:12',
  );

export const morichPhoneOrder = () =>
  phonePage(
    `<div class="c f1" style="padding:10px 18px"><b class="s20">On its way</b><span class="mu s12" style="margin:4px 0 14px">Table 7 · ordered 20:14</span><div class="r g6">${[1, 1, 1, 0].map((full) => `<i class="f1" style="height:5px;border-radius:3px;background:${full ? 'var(--accent)' : 'var(--line)'}"></i>`).join('')}</div><div class="r sb s11 mu" style="margin:6px 0 12px"><span>Sent</span><span>Grill</span><b style="color:var(--text)">Pass</b><span>Table</span></div>${ordered('prawns', 'River prawns', '$14', 1)}${ordered('rice', 'Attic kacchi', '$12', 1)}${ordered('lassi', 'Rose lassi', '$4', 1)}<div class="r sb lt" style="padding:12px 0"><span class="mu">Together</span><b class="s24 num">$30</b></div><div class="grid g8" style="grid-template-columns:repeat(3,1fr)">${['No tip', '$3', '$5'].map((tip, i) => `<span class="sunk p8 mid s12 b" style="${i === 1 ? 'border-color:var(--accent);color:var(--accent)' : ''}">${tip}</span>`).join('')}</div><div class="raised p12 r sb s12" style="margin-top:12px"><span>Split the bill</span><b class="ac">3 people</b></div><span class="btn" style="height:46px;margin-top:12px">Pay $33</span></div>`,
    '20:29',
  );

export const morichAndMint: ProjectDrawing = {
  slug: 'morich-and-mint',
  client: 'morichAndMint',
  cover: () => at(22, 24, windowOf(morichMenu(), { width: 700, height: 420, zoom: 0.98, x: 16, y: 124 })),
  mockup: () => at(96, 22, phone(morichPhoneMenu(), 138)) + at(252, 46, phone(morichPhoneOrder(), 138)),
};
