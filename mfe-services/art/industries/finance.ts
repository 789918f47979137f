import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, glow, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const entries = [
  ['20916', 'Loan 3381, installment', '4,200.00', ''],
  ['', 'Principal', '', '3,610.00'],
  ['', 'Interest', '', '590.00'],
  ['20917', 'Fee, reversed by 20920', '', '45.00'],
  ['20920', 'Reversal of 20917', '45.00', ''],
] as const;

const journal = (narrow = false) =>
  `<div style="padding:20px 24px 18px;color:#1d272b"><div class="r sb base"><b style="font-size:21px;letter-spacing:-.02em">Journal, 31 October</b><span style="font-size:13px;color:#5b645f">page 412</span></div><div class="r" style="margin-top:12px;padding-bottom:6px;border-bottom:2px solid #4b5653;font-size:13px;color:#5b645f">${narrow ? '' : '<span style="width:64px">No.</span>'}<span class="f1">Entry</span><span style="width:78px;text-align:right">Debit</span><span style="width:78px;text-align:right">Credit</span></div>${entries
    .map(
      ([number, what, debit, credit]) =>
        `<div class="r num" style="height:36px;border-bottom:1px solid #d3cdbc;font-size:14px">${narrow ? '' : `<span style="width:64px;color:#5b645f">${number}</span>`}<span class="f1 nw" style="${number ? '' : 'padding-left:16px;color:#39444a'}">${what}</span><span style="width:78px;text-align:right">${debit}</span><span style="width:78px;text-align:right">${credit}</span></div>`,
    )
    .join(
      '',
    )}<div class="r num" style="height:44px;font-size:16px;font-weight:650;border-bottom:4px double #4b5653"><span class="f1">Total</span><span style="width:78px;text-align:right">4,245.00</span><span style="width:78px;text-align:right">4,245.00</span></div></div>`;

const trail = () =>
  `<div class="p16 c g10"><div class="r sb"><span class="mu">Difference</span><b class="s34 ok">0.00</b></div><div class="c g8 lt" style="padding-top:12px">${[
    ['Asked by the auditor', '09:14'],
    ['Entry, contract, signature', '09:15'],
  ]
    .map(
      ([what, time]) =>
        `<div class="r g8">${tick('var(--ok)', 18)}<span class="f1 nw">${what}</span><span class="num mu">${time}</span></div>`,
    )
    .join('')}</div></div>`;

/** One entry and its two halves, as a card shows it. */
const proof = () =>
  `<div class="num" style="padding:9px 20px;color:#1d272b;font-size:15px"><b style="display:block;padding-bottom:4px;border-bottom:2px solid #4b5653;font-size:19px;letter-spacing:-.02em">Journal, 31 October</b>${entries
    .slice(0, 3)
    .map(
      ([, what, debit, credit], i) =>
        `<div class="r sb" style="height:25px;border-bottom:1px solid #d3cdbc"><span style="${i ? 'padding-left:16px;color:#39444a' : ''}">${what}</span><span>${debit || credit}</span></div>`,
    )
    .join(
      '',
    )}<div class="r sb" style="height:34px;font-weight:650"><span>Difference</span><span style="font-size:20px;color:#0c7a68">0.00</span></div></div>`;

const closed = () =>
  `<div class="r g10 p12">${face('Arif', 38)}<div class="c"><b>Closed on day two</b><span class="mu s12">used to be day twelve</span></div></div>`;

/** A page of the journal that balances, and an auditor's waiting time for the reason of an entry. */
export const finance: SceneDrawing = {
  slug: 'finance',
  color: 'sky',
  wide: () =>
    glow(60, 20, 460, 420) +
    box([8, 6, 496], journal(), { look: 'paper', style: 'transform:rotate(-.800deg)' }) +
    box([270, 334, 286], trail(), { style: 'background:var(--raised)' }) +
    box([20, 372, 230], closed(), { style: 'background:var(--raised)' }),
  tall: () =>
    glow(10, 10, 330, 340) +
    box(
      [0, 4, 350],
      adapt(journal(true), {
        'padding:20px 24px 18px': 'padding:18px 16px',
        ' by 20920': '',
        'of 20917': 'of the fee',
        'height:36px': 'height:33px',
        'height:44px': 'height:40px',
      }),
      {
        look: 'paper',
      },
    ) +
    box([52, 304, 286], trail(), { style: 'background:var(--raised)' }),
  tallHeight: 450,
  tile: () =>
    glow(10, 0, 330, 240) +
    box([45, 37, 310, 156], proof(), { look: 'paper', style: 'transform:rotate(-.800deg)' }),
  banner: () =>
    glow(60, -40, 580, 400) +
    box(
      [24, 16, 388],
      adapt(journal(true), {
        'padding:20px 24px 18px': 'padding:14px 20px 12px',
        'height:36px': 'height:32px',
        'height:44px': 'height:40px',
      }),
      { look: 'paper', style: 'transform:rotate(-.800deg)' },
    ) +
    box([426, 52, 250], trail(), { style: 'background:var(--raised)' }) +
    box([426, 208, 250], closed(), { style: 'background:var(--raised)' }),
};
