import { box, tick } from '../kit/parts';
import type { ShotList } from '../drawShots';

const paper = { look: 'card lite', style: 'background:#fcfbf8;--accent:#8d3b22' };

const size = (name: string, state: 'on' | 'gone' | '' = '') =>
  `<span class="s16 b" style="display:grid;place-items:center;width:46px;height:40px;border-radius:9px;border:1px solid var(--line);${state === 'on' ? 'background:#8d3b22;border-color:#8d3b22;color:#fff' : state === 'gone' ? 'color:var(--faint);text-decoration:line-through' : ''}">${name}</span>`;

const shirt = `<svg width="112" height="128" viewBox="0 0 112 128" fill="#c65f3c"><path d="M36 8c6 10 34 10 40 0l30 14-12 30-14-5v75H32V47l-14 5L6 22z"/><path d="M36 8c6 10 34 10 40 0l-6-3c-6 6-22 6-28 0z" fill="#8d3b22"/></svg>`;

/** A product page: price, sizes in stock and the day of delivery. */
const product = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r" style="height:206px"><span style="display:grid;place-items:center;width:142px;height:206px;background:#f1e3d6">${shirt}</span><div class="c g10 f1" style="padding:16px"><b class="s18">Linen shirt</b><b class="s24 num">Tk 1,450</b><span class="r g6">${size('S')}${size('M', 'on')}${size('L', 'gone')}</span><span class="s15 nw" style="color:var(--ok)">With you on Thursday</span></div></div>`,
    paper,
  );

const vendor = (name: string, orders: string, payout: string) =>
  `<div class="r s16 lt" style="height:46px;padding:0 18px"><b class="f1">${name}</b><span class="mu num" style="width:64px">${orders}</span><span class="num" style="width:96px;text-align:right">${payout}</span></div>`;

/** Three vendors of a marketplace, and what each is paid this week. */
const vendors = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r sb" style="height:58px;padding:0 18px"><b class="s18">Payouts, week 44</b><b class="s16 ac">12% fee</b></div>${vendor('Rupali Crafts', '41', 'Tk 62,480')}${vendor('Tangail Loom', '28', 'Tk 51,070')}${vendor('Clay & Co.', '17', 'Tk 20,910')}`,
    { style: 'background:var(--raised)' },
  );

const way = (name: string, note: string, chosen = false) =>
  `<div class="r g12 s16" style="height:46px;padding:0 16px;margin:0 12px 8px;border-radius:10px;border:1px solid ${chosen ? '#8d3b22' : 'var(--line)'};${chosen ? 'background:#fbeee6' : ''}"><i style="width:16px;height:16px;border-radius:50%;border:${chosen ? '5px solid #8d3b22' : '1.5px solid var(--muted)'}"></i><b class="f1">${name}</b><span class="mu s15">${note}</span></div>`;

/** Ways to pay, without an account. */
const checkout = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r sb" style="height:56px;padding:0 18px"><b class="s18">Pay as a guest</b><b class="s18 num">Tk 3,020</b></div>${way('Mobile wallet', 'code by SMS', true)}${way('Card', '3-D Secure')}${way('Cash on delivery', 'no fee')}`,
    paper,
  );

const branch = (name: string, stock: string, chosen = false) =>
  `<div class="r g10 s16 lt" style="height:46px;padding:0 18px;${chosen ? 'background:color-mix(in srgb,var(--accent) 16%,transparent)' : ''}">${chosen ? tick('var(--ok)', 22) : '<i style="width:22px"></i>'}<b class="f1">${name}</b><span class="num ${chosen ? 'b' : 'mu'}">${stock}</span></div>`;

/** An order on its way to the nearest branch that has the item. */
const routed = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r sb" style="height:58px;padding:0 18px"><b class="s18">Order 48213</b><span class="mu s16">to Khulna</span></div>${branch('Khulna', 'none')}${branch('Jashore, 60 km', '3 in stock', true)}${branch('Dhaka, 220 km', '41 in stock')}`,
    { style: 'background:var(--raised)' },
  );

export const eCommerceShots: ShotList = {
  slug: 'e-commerce',
  color: 'coral',
  pixels: 960,
  ground: 'card',
  shots: [product, vendors, checkout, routed],
};
