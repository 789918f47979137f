import Search from 'lucide-react/icons/search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { at, laptop, phone, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage, closePhonePage, getMark } from '../kit/frames';
import { icon } from '../kit/icon';
import { face } from '../../../shared-content/art';
import { type Weave, cloth } from '../motifs/cloth';

const mark = getMark('noksha-loom');

const piece = (
  weave: Weave,
  name: string,
  from: string,
  price: string,
  tag = '',
  [width, height]: readonly [number, number] = [163, 150],
) =>
  `<div class="c g6" style="width:${width}px"><div class="raised rel c" style="height:${height}px;align-items:center;overflow:hidden;padding-top:12px">${cloth(weave, width - 32, height - 2)}${tag && `<span class="pill abs" style="left:8px;bottom:8px;background:var(--card);color:var(--accent)">${tag}</span>`}</div><div class="r sb"><span class="b s14">${name}</span><span class="b s14 num">${price}</span></div><span class="mu s12">${from}</span></div>`;

const basket = (count: number) =>
  `${icon(Search, 17)}<span class="r g6 b s14">${icon(ShoppingBag, 17)}${count}</span>`;

export const nokshaLoomStore = () =>
  closePage(
    { brand: 'Noksha Loom', mark },
    `<span class="ac">Sarees</span><span class="mu">Shawls</span>${basket(2)}`,
    `<div class="r top f1" style="padding:16px 0 0 16px;gap:18px"><div class="c g12" style="width:140px;padding-top:4px;flex:none"><div class="s24 b">Woven once.<br>Worn for years.</div><span class="btn" style="align-self:flex-start;padding:0 13px">New this week</span></div>${piece('ikat', 'Ember ikat', 'Rahela · Tangail', '$84', '1 of 1', [132, 166])}${piece('gamcha', 'River gamcha', 'Momena · Pabna', '$28', '1 of 1', [132, 166])}</div>`,
  );

const bar = `<div class="r sb" style="padding:11px 24px 10px"><span class="r g10 b s18">${mark}Noksha Loom</span><span class="r g24 s15"><b class="ac">Woven this week</b><span class="mu">Sarees</span><span class="mu">Shawls</span></span><span class="r g16">${basket(2)}</span></div>`;

const wide: readonly [number, number] = [164, 262];
const whole = (weave: Weave, name: string, from: string, price: string, tag: string) =>
  piece(weave, name, from, price, tag, wide);

/** The head of the store across two cards, 800 by 410: four whole pieces, one of them reserved. */
export const nokshaLoomLead = () =>
  at(
    24,
    20,
    `<div class="c lead" style="width:752px;height:400px;background:var(--page);color:var(--text);border-radius:10px 10px 0 0;box-shadow:0 24px 60px -12px var(--shade)"><style>.lead .pill{font-size:14px;height:25px}.lead .s14{font-size:15px}.lead .s12{font-size:14px}</style>${bar}<div class="r g16" style="padding:0 24px">${[
      whole('ikat', 'Ember ikat', 'Rahela · Tangail', '$84', '1 of 1'),
      whole('kantha', 'Tide kantha', 'Salma · Jashore', '$130', 'held 11:42'),
      whole('buti', 'Field buti', 'Anwara · Rupganj', '$72', '1 of 1'),
      whole('gamcha', 'River gamcha', 'Momena · Pabna', '$28', '1 of 1'),
    ].join('')}</div></div>`,
  );

export const nokshaLoomPiece = () =>
  closePhonePage(
    `<div class="raised c" style="height:122px;flex:none;align-items:center;padding-top:9px;overflow:hidden;border-radius:12px">${cloth('kantha', 104, 128)}</div><div class="r sb"><b class="s14">Tide kantha</b><b class="s14 num">$130</b></div><div class="r g6">${face('Salma', 24)}<span class="s12">Woven by Salma</span></div><div class="r sb s12" style="padding:6px 0 0;border-top:1px solid var(--line)"><span class="mu">Held for you</span><b class="ac num">11:42</b></div><span class="btn" style="height:34px;margin-top:auto">Pay $130</span>`,
  );

/** One piece as shown on a label. */
export const nokshaLoomOne = () =>
  `<div class="raised rel c" style="width:112px;height:104px;align-items:center;padding-top:10px;overflow:hidden;border-radius:9px;box-shadow:0 18px 40px -8px var(--shade)">${cloth('kantha', 92, 104)}<span class="pill abs" style="left:8px;bottom:8px;background:var(--card);color:var(--accent);font-weight:600">1 of 1</span></div>`;

export const nokshaLoom: ProjectDrawing = {
  slug: 'noksha-loom',
  client: 'nokshaLoom',
  cover: () =>
    at(
      31,
      34,
      getWindow(
        `<div class="r top g16" style="padding:14px">${piece('ikat', 'Ember ikat', 'Rahela · Tangail', '$84', '1 of 1', [125, 150])}${piece('kantha', 'Tide kantha', 'Salma · Jashore', '$130', 'held 11:42', [125, 150])}</div>`,
        [294, 240],
      ),
    ),
  mockup: () => at(-26, 42, laptop(nokshaLoomStore())) + at(260, 40, phone(nokshaLoomPiece())),
};
