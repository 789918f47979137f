import Search from 'lucide-react/icons/search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { at, laptop, phone, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { phonePage, sitePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { person } from '../kit/person';
import { type Weave, cloth } from '../motifs/cloth';

export const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="var(--accent)" stroke-width="2"><path d="M11 2l9 9-9 9-9-9z"/><path d="M11 7l4 4-4 4-4-4z" fill="var(--accent)"/></svg>`;

const piece = (
  weave: Weave,
  name: string,
  from: string,
  price: string,
  tag = '',
  [width, height]: readonly [number, number] = [200, 252],
) =>
  `<div class="c g8" style="width:${width}px"><div class="raised rel c" style="height:${height}px;align-items:center;overflow:hidden;padding-top:14px">${cloth(weave, width - 32, height - 2)}${tag && `<span class="pill abs" style="left:10px;bottom:10px;background:var(--card);color:var(--accent)">${tag}</span>`}</div><div class="r sb"><span class="b s14">${name}</span><span class="b s14 num">${price}</span></div><span class="mu s12">${from}</span></div>`;

export const nokshaLoomStore = () =>
  sitePage(
    { brand: 'Noksha Loom', mark },
    ['Sarees', 'Shawls', 'Home', 'Weavers', 'Care'],
    `${icon(Search, 18)}<span class="r g6 b s12">${icon(ShoppingBag, 18)}2</span>`,
    `<div class="r top f1" style="padding:26px 28px;gap:26px"><div class="c g16" style="width:222px;padding-top:6px;flex:none"><div class="s34 b">Woven once.<br>Worn for years.</div><p class="mu">Each piece exists one time only. You see who made it, where, and how long it took.</p><span class="btn" style="align-self:flex-start">New this week</span>
<div class="c g10" style="margin-top:14px"><span class="s11 fa b">WEAVE</span>${[
      'Ikat',
      'Kantha',
      'Buti',
      'Gamcha',
    ]
      .map(
        (name, i) =>
          `<div class="r sb s12"><span class="r g8"><i style="width:14px;height:14px;border-radius:4px;border:1.500px solid ${i ? 'var(--faint)' : 'var(--accent)'};background:${i ? 'none' : 'var(--accent)'}"></i>${name}</span><span class="fa num">${[38, 61, 27, 44][i]}</span></div>`,
      )
      .join('')}</div></div>
<div class="c g20"><div class="r g20">${piece('ikat', 'Ember ikat', 'Rahela · Tangail · 11 days', '$84', '1 of 1')}${piece('kantha', 'Tide kantha', 'Salma · Jashore · 23 days', '$130')}${piece('buti', 'Field buti', 'Anwar · Bogura · 9 days', '$72')}</div><div class="r g20">${piece('gamcha', 'Red gamcha', '', '')}${piece('buti', '', '', '')}${piece('ikat', '', '', '')}</div></div></div>`,
  );

const bar = `<div class="r sb" style="padding:16px 26px 14px"><span class="r g10 b s17">${mark}Noksha Loom</span><span class="r g24 s14"><b class="ac">Woven this week</b><span class="mu">Sarees</span><span class="mu">Shawls</span><span class="mu">Weavers</span></span><span class="r g16">${icon(Search, 18)}<span class="r g6 b s13">${icon(ShoppingBag, 18)}2</span></span></div>`;

const wide: readonly [number, number] = [163, 196];

/** The head of the store across two cards, 800 by 348: four pieces whole, one of them held for somebody. */
export const nokshaLoomLead = () =>
  at(
    24,
    22,
    `<div class="c" style="width:752px;height:348px;background:var(--page);color:var(--text);border-radius:10px 10px 0 0;box-shadow:0 24px 60px -12px var(--shade)">${bar}<div class="r g16" style="padding:0 26px">${[
      piece('ikat', 'Ember ikat', 'Rahela · Tangail · 11 days', '$84', '1 of 1', wide),
      piece('kantha', 'Tide kantha', 'Salma · Jashore · 23 days', '$130', 'held for you 11:42', wide),
      piece('buti', 'Field buti', 'Anwar · Bogura · 9 days', '$72', '1 of 1', wide),
      piece('gamcha', 'River gamcha', 'Momena · Pabna · 4 days', '$28', '1 of 1', wide),
    ].join('')}</div></div>`,
  );

export const nokshaLoomPiece = () =>
  phonePage(
    `<div class="raised c" style="margin:8px 14px 0;height:290px;align-items:center;padding-top:16px;overflow:hidden;border-radius:18px">${cloth('kantha', 216, 290)}</div>
<div class="c g10" style="padding:14px 18px"><div class="r sb top"><span class="b s20">Tide kantha</span><span class="b s20 num">$130</span></div>
<div class="r g10">${person(3, 36)}<div class="c"><span class="b s12">Woven by Salma</span><span class="mu s11">Jashore · 23 days on the loom</span></div></div>
<div class="sunk p10 r sb s12"><span class="mu">Only this one. Held for you</span><span class="ac b num">11:42</span></div><span class="btn" style="height:46px">Pay $130</span><p class="mu s12">Cotton on cotton, five old sarees deep, stitched by hand along every line.</p></div>`,
  );

export const nokshaLoom: ProjectDrawing = {
  slug: 'noksha-loom',
  client: 'nokshaLoom',
  cover: () =>
    at(
      30,
      30,
      windowOf(nokshaLoomStore(), { width: 560, height: 400, zoom: 0.78, x: 262, y: 66, fade: 250 }),
    ) +
    at(
      214,
      286,
      `<div class="raised p12 r g12" style="box-shadow:0 18px 40px -8px var(--shade);border-radius:14px">${person(3, 40)}<div class="c"><span class="b s15">Woven by Salma</span><span class="mu s12">23 days · held for you <b class="ac num">11:42</b></span></div></div>`,
    ),
  mockup: () => at(18, 48, laptop(nokshaLoomStore(), 340)) + at(356, 100, phone(nokshaLoomPiece(), 104)),
};
