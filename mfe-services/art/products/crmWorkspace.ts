import { face } from '../../../shared-content/art';
import type { ProductScreen } from './drawProduct';

const events = [
  ['Call, 14 minutes', 'Nabila: wants 240 m of twill', 'Thu'],
  ['Quote 118, Tk 2.48 m', 'Farhan: priced from stock', 'Tue'],
  ['Complaint answered', 'Mitu: two hours after it came', 'Mon'],
] as const;

const event = ([what, note, day]: (typeof events)[number]) =>
  `<div class="r g12" style="width:356px;height:54px;padding:0 22px">${face(note.replace(':', ''), 38)}<div class="c f1" style="line-height:1.3"><b class="s16 nw">${what}</b><span class="mu s14 nw">${note}</span></div><span class="mu s14" style="align-self:start;padding-top:8px">${day}</span></div>`;

/** One customer, three colleagues, one timeline. */
export const crmWorkspace: ProductScreen = {
  slug: 'crm',
  color: 'lily',
  screen: () =>
    `<div class="lite abs" style="inset:0;background:#faf4f3"><div class="r sb" style="width:334px;padding:13px 0 9px 22px"><b class="s18">Kadam Textiles</b><span class="s14 b nw" style="padding:3px 11px;border-radius:99px;background:#f6d9e2;color:#8e2450">deal, 9 days old</span></div><div class="rel"><i class="abs" style="left:40px;top:26px;width:2px;height:190px;background:linear-gradient(#d98aa6 60%,transparent)"></i><div class="rel">${events.map(event).join('')}</div></div></div>`,
};
