import { adapt } from '../kit/adapt';
import { box, glow, icon, phone, status, tick } from '../kit/parts';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Truck from 'lucide-react/icons/truck';
import { type SceneDrawing, shadowsWithin } from '../kit/SceneDrawing';

let drawn = 0;

/** Jamdani: a fine ground with small woven diamonds, a border of steps, light falling over its folds. */
export function saree(base: string, thread: string, w: number, h: number): string {
  drawn += 1;
  const id = `s${drawn}`;
  const folds = Array.from(
    { length: 7 },
    (_, i) =>
      `<rect x="${(i * w) / 7}" width="${w / 7 + 0.5}" height="${h}" fill="url(#${id}f)" opacity="${0.35 + (i % 3) * 0.2}"/>`,
  ).join('');
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><pattern id="${id}" width="26" height="30" patternUnits="userSpaceOnUse"><g fill="${thread}"><path d="M13 3l5 6-5 6-5-6z" opacity=".9"/><path d="M13 6.500l2 2.500-2 2.500-2-2.500z" fill="${base}"/><path d="M0 18l4 5-4 5zM26 18l-4 5 4 5z" opacity=".75"/><circle cx="13" cy="23" r="1.200"/></g></pattern><pattern id="${id}w" width="2" height="2" patternUnits="userSpaceOnUse"><path d="M0 .5h2M.5 0v2" stroke="#fff" stroke-opacity=".12" stroke-width=".5"/></pattern><pattern id="${id}b" width="20" height="34" patternUnits="userSpaceOnUse"><path d="M0 1h20M0 33h20" stroke="${thread}" stroke-width="2"/><path d="M10 6l8 11-8 11L2 17z" fill="${thread}"/><path d="M10 12l4 5-4 5-4-5z" fill="${base}"/></pattern><linearGradient id="${id}f"><stop stop-color="#000" stop-opacity=".55"/><stop offset=".4" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient></defs><rect width="${w}" height="${h}" fill="${base}"/><rect width="${w}" height="${h}" fill="url(#${id}w)"/><rect width="${w}" height="${h}" fill="url(#${id})"/><g transform="translate(0 ${h - 40})"><rect width="${w}" height="40" fill="${base}"/><rect width="${w}" height="34" y="2" fill="url(#${id}b)"/></g>${folds}</svg>`;
}

const goods = [
  ['#7a1f3d', '#e9c46a', 'Maroon jamdani', 'Tk 8,400'],
  ['#14505a', '#f3e6c8', 'River jamdani', 'Tk 7,900'],
  ['#e6dfd0', '#b3431f', 'White jamdani', 'Tk 9,200'],
] as const;
const card = (index: number, w: number, h: number) => {
  const [base, thread, name, price] = goods[index] ?? goods[0];
  return `<div class="c g6" style="width:${w}px"><div style="border-radius:10px;overflow:hidden">${saree(base, thread, w, h)}</div><div class="c"><b class="s13 nw">${name}</b><span class="num mu">${price}</span></div></div>`;
};
const delivery = `<div class="r g8 mu" style="padding:0 20px 16px">${icon(Truck, 16)}Price with delivery to Dhaka, before you ask</div>`;
const shelf = (w: number, h: number) =>
  `<div class="r sb lb" style="padding:14px 20px"><b class="serif s20">Tanti House</b><span class="r g16 mu"><span>Sarees</span><span>Shawls</span><span class="r g6 b" style="color:var(--text)">${icon(ShoppingBag, 17)}1</span></span></div><div class="r top" style="gap:14px;padding:18px 20px">${card(0, w, h)}${card(1, w, h)}</div>${delivery}`;

const thanks = (w: number, h: number) =>
  `${status('20:14', '')}<div class="c g12" style="padding:6px 16px"><div class="r g10">${tick('var(--ok)', 30)}<div class="c"><b class="s18">Thank you, Mitu</b><span class="mu s12">Order 4,211 is paid</span></div></div><div style="border-radius:12px;overflow:hidden">${saree('#7a1f3d', '#e9c46a', w, h)}</div><div class="c num" style="gap:7px"><div class="r sb"><span>Maroon jamdani</span><span>8,400</span></div><div class="r sb"><span class="mu">Delivery, tomorrow</span><span>80</span></div><div class="r sb lt b s16" style="padding-top:8px"><span>Paid</span><span>Tk 8,480</span></div></div><span class="btn" style="background:#7a1f3d;color:#fff;height:42px">Follow the parcel</span></div>`;

const left = '<b>left in this weave</b>';

const last = () =>
  `<div class="r g12 p14"><b class="s28">1</b><div class="c">${left}<span class="mu s12">held for Mitu since 20:11</span></div></div>`;

/** A store of woven goods, and the page that stores are built for. */
export const ecommerce: SceneDrawing = {
  slug: 'ecommerce-solutions',
  color: 'amber',
  wide: () =>
    glow(60, 40, 460, 420) +
    box([0, 20, 500], shelf(160, 196), { look: 'card lite', style: 'background:#fcf9f2' }) +
    phone(328, 62, 222, 406, thanks(176, 118), true) +
    box([30, 392, 268], last(), { style: 'background:var(--raised)' }),
  tall: () =>
    shadowsWithin +
    glow(10, 30, 330, 340) +
    box(
      [0, 0, 350, 303],
      adapt(shelf(142, 188), { 'padding:18px 20px': 'padding:8px 16px', [delivery]: '' }),
      {
        look: 'card lite',
        style: 'background:#fcf9f2',
      },
    ) +
    phone(152, 18, 198, 382, thanks(152, 96), true) +
    box(
      [0, 309, 144],
      adapt(last(), {
        'class="r g12 p14"': 'class="c p10"',
        'held for Mitu since 20:11': 'held since 20:11',
      }),
      { style: 'background:var(--raised)' },
    ),
  tile: () =>
    box(
      [24, 18, 420, 250],
      `<div class="r top">${saree('#7a1f3d', '#e9c46a', 140, 250)}<div class="c" style="padding:18px 18px"><b class="serif s18 nw">${goods[0][2]}</b><span class="s16 num mu">${goods[0][3]}</span><div class="r g10" style="padding:12px 0 14px">${goods.map(([base, thread], i) => `<span style="height:26px;overflow:hidden;border-radius:50%;${i ? '' : 'outline:2px solid #7a1f3d;outline-offset:2px'}">${saree(base, thread, 26, 90)}</span>`).join('')}</div><span class="btn" style="width:142px;margin-bottom:14px;background:#7a1f3d;color:#fff">Buy</span><span class="nw"><b>1</b> ${left}</span></div></div>`,
      { look: 'card lite', style: 'background:#fcf9f2' },
    ),
};
