import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, glow, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const mark = (inside: string, doubt = false) =>
  `<span style="padding:1px 4px;margin:0 -4px;border-radius:3px;background:${doubt ? '#f7c873' : 'rgba(15,143,124,.2)'};outline:1.500px solid ${doubt ? '#c0761b' : '#0f8f7c'}">${inside}</span>`;

const lines = [
  ['সুতা, ৪০ কাউন্ট', '320', '118,400'],
  ['রং, নীল', '12', '9,600'],
  ['পরিবহন', '1', '3,500'],
] as const;

/** A supplier's invoice in the scanner, half Bangla, stamped and slightly rotated. */
const invoice = (w: number) =>
  `<div style="padding:22px 22px 20px;color:#1d2a2a"><div class="r sb top"><div class="c"><b style="font-size:18px">${mark('Padma Yarn Traders')}</b><span style="margin-top:5px;font-size:13px;color:#56605c">নারায়ণগঞ্জ · Narayanganj</span></div><span class="r nw" style="gap:11px;font-size:13px">No. ${mark('PY-2207')}</span></div><div style="margin:16px 0 6px;border-bottom:1.500px solid #5d6a66"></div>${lines
    .map(
      ([what, amount, sum]) =>
        `<div class="r" style="height:32px;border-bottom:1px dashed #b9b3a0;font-size:14px"><span class="f1">${what}</span><span class="num" style="width:54px;text-align:right">${amount}</span><span class="num" style="width:84px;text-align:right">${sum}</span></div>`,
    )
    .join(
      '',
    )}<div class="r sb" style="height:36px;font-size:14px"><span>VAT&emsp;${mark('7.5 %?', true)}</span><span class="num">9,862</span></div><div class="r sb" style="font-size:18px;font-weight:600"><span>মোট</span><span class="num">${mark('141,362')}</span></div><svg width="${w - 44}" height="46" viewBox="0 0 300 46" style="margin-top:10px;overflow:visible"><g transform="rotate(-9 70 30)" fill="none" stroke="#3b4da8" opacity=".75"><rect x="20" y="10" width="104" height="30" rx="4" stroke-width="2.500"/><text x="72" y="31" fill="#3b4da8" stroke="none" font-size="16" font-weight="700" text-anchor="middle" letter-spacing="2">RECEIVED</text></g><path d="M196 34c8-24 16-22 14-6s12-22 18-12-6 20 8 10 14-12 26-4 14 4 26-6" fill="none" stroke="#23304f" stroke-width="2"/></svg></div>`;

const fields = [
  ['Supplier', 'Padma Yarn Traders', '99.4'],
  ['Number', 'PY-2207', '98.9'],
  ['Total', '141,362', '99.7'],
] as const;

/** The invoice's part with its one doubt, for a card. */
export const slip = () =>
  `<div style="padding:13px 22px;color:#1d2a2a;font-size:15px"><b style="font-size:19px">${mark('Padma Yarn Traders')}</b><div style="margin:9px 0 2px;border-bottom:1.500px solid #5d6a66"></div>${lines
    .slice(0, 1)
    .map(
      ([what, , sum]) =>
        `<div class="r sb num" style="height:30px;border-bottom:1px dashed #b9b3a0"><span>${what}</span><span>${sum}</span></div>`,
    )
    .join(
      '',
    )}<div class="c g8" style="padding-top:8px"><span>VAT&ensp;${mark('7.5 %?', true)}</span><b>মোট&ensp;${mark('141,362')}</b></div></div>`;

/** The field for a person to decide. */
const doubt = () =>
  `<div class="c g10" style="padding:12px 16px 14px;background:rgba(233,196,106,.12);border-left:3px solid #e9c46a"><div class="r sb"><div class="c"><span class="mu s12">VAT rate</span><b>7.5% or 1.5%?</b></div><b class="num" style="color:#e9c46a">81%</b></div><div class="r g8">${face('Nusrat', 30)}<span class="f1">Nusrat decides</span></div></div>`;

const reader = () =>
  `<div class="r sb lb" style="padding:12px 16px"><b class="s15">Read in 0.8 s</b><span class="mu">4 fields</span></div>${fields
    .map(
      ([name, value, sure]) =>
        `<div class="r g10 lb" style="height:44px;padding:0 16px"><div class="c f1"><span class="mu s12">${name}</span><b class="nw">${value}</b></div><span class="num ok b">${sure}%</span>${tick('var(--ok)', 18)}</div>`,
    )
    .join('')}${doubt()}`;

/** An invoice, the model's reading of it, and the one field that it does not guess. */
export const aiMl: SceneDrawing = {
  slug: 'ai-ml',
  color: 'jade',
  wide: () =>
    glow(60, 40, 460, 420) +
    box([10, 66, 322], invoice(322), { look: 'paper', style: 'transform:rotate(-2.200deg)' }) +
    box(
      [318, 150, 240],
      // Beside the text it is shown smaller than drawn.
      adapt(reader(), {
        'mu s12': 'mu s13',
        'height:44px': 'height:50px',
        '<b class="nw">': '<b class="nw s14">',
        '<b>7.5': '<b class="s14">7.5',
      }),
      { style: 'background:var(--raised)' },
    ),
  tall: () =>
    glow(10, 20, 330, 350) +
    box(
      [6, 10, 318],
      adapt(invoice(318), {
        'padding:22px 22px 20px': 'padding:14px 22px 16px',
        'margin:16px 0 6px': 'margin:8px 0 2px',
        'height:32px': 'height:26px',
        'height:36px': 'height:32px',
        // Beside the total, because its own place is below the card.
        'rotate(-9 70 30)': 'translate(145 -23) rotate(-9) scale(.84) translate(-72 -25)',
      }),
      { look: 'paper', style: 'transform:rotate(-2.200deg)' },
    ) +
    box(
      [36, 236, 310],
      adapt(reader(), {
        'padding:12px 16px"': 'padding:8px 16px"',
        'height:44px': 'height:30px',
        '<div class="c f1"><span class="mu s12">':
          '<div class="r g8 f1"><span class="mu s12" style="width:52px">',
        'padding:12px 16px 14px': 'padding:10px 16px 11px',
      }),
      { style: 'background:var(--raised)' },
    ),
  tallHeight: 470,
  tile: () =>
    glow(10, 0, 330, 240) +
    box([22, 12, 264, 250], slip(), { look: 'paper', style: 'transform:rotate(-2.200deg)' }) +
    box([170, 88, 168], doubt(), { style: 'background:var(--raised)' }),
};
