import { face } from '../kit/parts';
import type { ProductScreen } from './drawProduct';

const events = [
  ['Call, 14 minutes', 'Nabila: wants 240 m of twill', 3],
  ['Quote 118, Tk 2.48 m', 'Farhan: priced from stock', 0],
  ['Complaint answered', 'Mitu: two hours after it came', 1],
] as const;

const event = ([what, note, who]: (typeof events)[number]) =>
  `<div class="r g12" style="height:51px;padding:0 22px">${face(who, 36)}<div class="c" style="line-height:1.3"><b class="s15 nw">${what}</b><span class="mu nw">${note}</span></div></div>`;

/** One customer, three colleagues, one timeline. */
export const crmWorkspace: ProductScreen = {
  slug: 'crm',
  color: 'lily',
  screen: () =>
    `<div class="lite abs" style="inset:0;background:#faf4f3"><div class="r g12" style="padding:14px 22px 8px"><b class="s17">Kadam Textiles</b><span class="s12 b nw" style="padding:4px 10px;border-radius:99px;background:#f6d9e2;color:#8e2450">deal, 9 days old</span></div><div class="rel"><i class="abs" style="left:39px;top:26px;width:2px;height:170px;background:linear-gradient(#d98aa6 60%,transparent)"></i><div class="rel">${events.map(event).join('')}</div></div></div>`,
};
