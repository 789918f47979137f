import Plus from 'lucide-react/icons/plus';
import { at, phone, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePhonePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { type Dish, dish } from '../motifs/dish';

const plate = (kind: Dish, name: string, detail: string, price: string) =>
  `<div class="card c" style="width:128px;padding:10px 12px 12px;gap:2px;align-items:center;text-align:center"><div style="margin-bottom:4px">${dish(kind, 100)}</div><span class="b s14 nw">${name}</span><span class="mu s12 nw">${detail}</span><div class="r sb" style="width:100%;margin-top:6px"><b class="s15 num">${price}</b><span class="btn" style="height:26px;width:26px;padding:0;border-radius:50%">${icon(Plus, 14)}</span></div></div>`;

const listed = (kind: Dish, name: string, detail: string, out = false) =>
  `<div class="r g8 lt" style="padding-top:7px"><span style="${out ? 'filter:grayscale(1)' : ''}">${dish(kind, 32)}</span><div class="c f1"><span class="b s12 nw" ${out ? 'style="color:var(--muted)"' : ''}>${name}</span><span class="mu s12 num">${detail}</span></div></div>`;

export const morichPhoneMenu = () =>
  closePhonePage(
    `<div class="raised c" style="border-radius:12px;align-items:center;padding:6px 0 7px">${dish('prawns', 72)}<b class="s14">River prawns</b></div>${listed('rice', 'Attic kacchi', '$12')}${listed('fish', 'Pomfret', 'Sold out', true)}<span class="btn" style="height:34px;margin-top:auto;padding:0 12px;justify-content:space-between"><span>3 dishes</span><span class="num">$30</span></span>`,
    '20:12',
  );

const ordered = (kind: Dish, name: string, price: string) =>
  `<div class="r g8 lt" style="padding-top:7px">${dish(kind, 32)}<div class="c f1"><span class="b s12 nw">${name}</span><span class="mu s12 num">${price}</span></div></div>`;

const morichPhoneOrder = () =>
  closePhonePage(
    `<b class="s18">On its way</b><div class="r g4">${[1, 1, 1, 0].map((full) => `<i class="f1" style="height:5px;border-radius:3px;background:${full ? 'var(--accent)' : 'var(--line)'}"></i>`).join('')}</div><span class="mu s12">Now at the pass</span>${ordered('prawns', 'River prawns', '$14')}${ordered('rice', 'Attic kacchi', '$12')}${ordered('lassi', 'Rose lassi', '$4')}<span class="btn" style="height:34px;margin-top:auto">Pay $30</span>`,
    '20:29',
  );

export const morichAndMint: ProjectDrawing = {
  slug: 'morich-and-mint',
  client: 'morichAndMint',
  cover: () =>
    at(
      27,
      30,
      getWindow(
        `<div class="r g12 top" style="padding:12px 14px">${plate('prawns', 'River prawns', 'Mustard, chili', '$14')}${plate('rice', 'Attic kacchi', 'Lamb, egg', '$12')}</div>`,
        [300, 243],
      ),
    ),
  mockup: () => at(16, 40, phone(morichPhoneMenu())) + at(242, 72, phone(morichPhoneOrder())),
};
