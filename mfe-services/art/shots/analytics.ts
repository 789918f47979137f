import { box, icon, tick } from '../kit/parts';
import Lock from 'lucide-react/icons/lock';
import { face } from '../../../shared-content/art';
import type { ShotList } from '../drawShots';

const shop = (name: string, share: number, color = '#2b5ba8') =>
  `<div class="r g10" style="height:30px"><span style="width:96px">${name}</span><i style="height:14px;border-radius:3px;width:${share * 1.7}px;background:${color}"></i><b class="num">${share}%</b></div>`;

/** One question, one chart. */
const chart = () =>
  box(
    [26, 22, 348, 240],
    `<div style="padding:14px 20px"><b class="s18">Which shop sells out last?</b><div style="margin-top:7px">${shop('Dhanmondi', 92)}${shop('Uttara', 88)}${shop('Chattogram', 81)}${shop('Sylhet', 64)}${shop('Khulna', 59, '#d0622f')}</div></div>`,
    { look: 'card lite', style: 'background:#fcfbf8' },
  );

/** Orders of the last minutes, and the line above which the on-call person is woken. */
const live = () =>
  `<div class="abs r sb" style="left:26px;right:26px;top:22px"><div class="c"><span class="mu s15">Orders a minute</span><b class="s34 num">47</b></div><span class="pill" style="height:30px;font-size:15px"><i class="dot" style="background:var(--ok)"></i>now</span></div><svg class="abs" style="left:0;top:96px" width="400" height="134" fill="none"><path d="M0 20H400" stroke="#ee7f5e" stroke-width="2" stroke-dasharray="5 6"/><path d="M0 100l24-8 22 12 22-26 24 16 22-8 24 14 22-34 24 22 22-10 24 8 22-26 24 18 22-22 24 12 22-14 30 6" stroke="var(--accent)" stroke-width="3" stroke-linejoin="round"/><path d="M0 100l24-8 22 12 22-26 24 16 22-8 24 14 22-34 24 22 22-10 24 8 22-26 24 18 22-22 24 12 22-14 30 6V134H0z" fill="var(--accent)" opacity=".15"/><circle cx="374" cy="60" r="6" fill="#fff"/></svg><span class="abs s15" style="left:26px;top:120px;color:#f2a48c">Alarm at 80</span>`;

/** The next quarter as a range, and the error of the last one. */
const ahead = () =>
  `<div class="abs c" style="left:26px;top:22px"><span class="mu s15">January to March</span><b class="s28 num">Tk 61 to 68 m</b></div><svg class="abs" style="left:0;top:88px" width="400" height="142" fill="none"><path d="M240 58C290 44 330 24 400 10V86C330 82 290 74 240 58z" fill="var(--accent)" opacity=".3"/><path d="M0 122C60 116 80 96 120 98s60-36 120-40" stroke="var(--text)" stroke-width="3"/><path d="M0 128C60 110 80 108 120 92s60-20 120-34 110-8 160-14" stroke="var(--accent)" stroke-width="2.500" stroke-dasharray="6 6"/></svg><span class="abs s15 b" style="right:22px;bottom:18px;background:#0b141c;border:1px solid var(--line);border-radius:8px;padding:5px 11px">Last year’s was 4% off</span>`;

/** A figure with its owner, its target and its formula. */
const figure = () =>
  box(
    [26, 24, 348, 240],
    `<div style="padding:14px 20px 10px"><div class="r sb"><b>Delivered on time</b><span class="mu s15">KPI 07</span></div><div class="r g12 base" style="margin-top:4px"><b class="s34 num">94%</b><span class="ok">two over the alarm</span></div></div><div class="lt r sb" style="padding:9px 20px"><span class="r g10">${face('Warehouse', 32)}Head of fulfillment</span></div><div class="lt mono s15" style="padding:13px 20px;background:#0a1118">delivered_by_promise / promised</div>`,
    { style: 'background:var(--raised)' },
  );

/** Everyone may slice the figure; its definition is locked. */
const governed = () =>
  box(
    [26, 24, 348, 240],
    `<div class="lb r sb" style="padding:15px 20px;background:#0a1118"><span class="r g10"><span style="color:#e9c46a">${icon(Lock, 19)}</span><b>Active customer</b></span><span class="mu s15">bought in 90 days</span></div><div class="r g8 wrap" style="padding:16px 20px 12px">${[
      ['by district', true],
      ['by product', false],
    ]
      .map(
        ([name, on]) =>
          `<span style="padding:5px 13px;border-radius:99px;font-size:15px;${on ? 'background:var(--accent);color:#0b0f1c;font-weight:600' : 'border:1px solid var(--line)'}">${name}</span>`,
      )
      .join(
        '',
      )}</div><div class="grid num s15" style="grid-template-columns:1fr 70px 70px;gap:9px 12px;padding:2px 20px"><span class="mu">District</span><span class="mu">Sarees</span><span class="mu">Shawls</span><b>Dhaka</b><b>4,120</b><b>1,870</b><b>Khulna</b><b>960</b><b>412</b></div>`,
    { style: 'background:var(--raised)' },
  );

/** Last night's loads. */
const loads = () =>
  box(
    [26, 22, 348, 260],
    [
      ['ERP', '41,206', '4:02'],
      ['Web shop', '8,914', '4:03'],
      ['Ads', '312', '4:05'],
      ['branch_stock.xlsx', '640', '4:06'],
    ]
      .map(
        ([source, rows, at]) =>
          `<div class="r g12 lb" style="height:52px;padding:0 18px">${tick('var(--ok)', 24)}<b class="f1 nw">${source}</b><span class="num">${rows} rows</span><span class="mu num s15">${at}</span></div>`,
      )
      .join(''),
    { style: 'background:var(--raised)' },
  );

export const analyticsShots: ShotList = {
  slug: 'data-analytics',
  color: 'iris',
  shots: [chart, live, ahead, figure, governed, loads],
};
