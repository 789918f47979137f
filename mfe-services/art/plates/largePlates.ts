import { adapt } from '../kit/adapt';
import { addressBar, box, tick } from '../kit/parts';
import { type PlateDrawing } from './plates';

/** Larger versions of pictures in `plates`, for the large card of a page. */
export const largePlates: readonly PlateDrawing[] = [
  {
    slug: 'custom-web-applications-large',
    color: 'jade',
    large: true,
    picture: () =>
      box(
        [28, 28, 544, 420],
        `${adapt(addressBar('orders.kadamtextiles.example'), { s12: 's14' })}<div class="r sb" style="padding:18px 24px 12px;border-top:4px solid #14505a"><b class="s24" style="color:#14505a">Your orders</b><span class="s15 mu">Rupali Garments</span></div><div class="r lb s15 mu" style="gap:26px;padding:0 24px">${['All, 43', 'Open, 2', 'Invoices'].map((name, i) => `<span style="padding-bottom:10px;${i === 0 ? 'color:#14505a;font-weight:600;box-shadow:0 2px #14505a' : ''}">${name}</span>`).join('')}</div>${[
          ['7731', 'Blue twill, 240 m', 'Tk 93,600', 'on the truck', '#8f5a0a'],
          ['7726', 'Ivory voile, 310 m', 'Tk 62,000', 'being cut', '#54636d'],
          ['7702', 'White poplin, 600 m', 'Tk 108,000', 'delivered', 'var(--ok)'],
          ['7688', 'Grey canvas, 90 m', 'Tk 40,500', 'delivered', 'var(--ok)'],
          ['7671', 'Red twill, 120 m', 'Tk 46,800', 'delivered', 'var(--ok)'],
        ]
          .map(
            ([order, what, sum, state, color]) =>
              `<div class="r g16 lb s15" style="height:46px;padding:0 24px"><b class="num" style="width:44px">${order}</b><span class="f1 nw">${what}</span><span class="num mu" style="width:92px;text-align:right">${sum}</span><span style="width:92px;text-align:right;color:${color}">${state}</span></div>`,
          )
          .join('')}`,
        { look: 'card lite', style: 'background:#fcf9f2' },
      ) +
      box(
        [364, 348, 220],
        `<div class="r g12 p14">${tick('var(--ok)', 28)}<div class="c"><b class="s16">Invoice 20916</b><span class="mu s14">downloaded, 09:14</span></div></div>`,
        { style: 'background:var(--raised)' },
      ),
  },
];
