import { face } from '../../../shared-content/art';
import { box } from '../kit/parts';
import type { ProductScreen } from './drawProduct';

const postings = [
  ['Return 7702', '#4fb8d8', '+240 m'],
  ['Received at dock 2', '#e9c46a', '+600 m'],
  ['Work order 118', '#9ccf7a', '+400 m'],
] as const;

const desk = (x: number, name: string) =>
  box(
    [x, 12, 150, 52],
    `<div class="r g8" style="height:50px;padding:0 8px">${face(name, 34)}<div class="c" style="line-height:1.25"><span class="mu s12 nw">${name} sees</span><b class="s17 num">1,240 m</b></div></div>`,
    { style: 'background:var(--raised)' },
  );

const ledger = () =>
  `<div class="r sb lb" style="height:42px;padding:0 16px"><b class="s15">Blue twill</b><b class="s20 num">1,240 m</b></div>${postings.map(([name, color, amount]) => `<div class="r g10" style="height:27px;padding:0 16px"><i class="dot" style="background:${color}"></i><span class="f1 m nw">${name}</span><b class="num">${amount}</b></div>`).join('')}`;

/** Two departments read one figure, with its addends below. */
export const erpSuite: ProductScreen = {
  slug: 'erp',
  color: 'sky',
  screen: () =>
    desk(20, 'Sales') +
    desk(186, 'Warehouse') +
    box([20, 82, 316], `${ledger()}<div style="height:5px"></div>`, {
      look: 'card lite',
      style: 'background:#fcfbf7',
    }) +
    `<svg class="abs" style="inset:0" width="400" height="230" stroke="var(--accent)" stroke-width="2" fill="var(--accent)">${[95, 261].map((x) => `<path d="M${x} 64V82"/><circle cx="${x}" cy="64" r="3.500" stroke="none"/><circle cx="${x}" cy="82" r="3.500" stroke="none"/>`).join('')}</svg>`,
};
