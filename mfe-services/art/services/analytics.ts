import { face, seededRandom } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, glow } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const blue = '#2456a6';

/** Sell-through of 26 weeks on its scale, this year over last, with the conspicuous week. */
function weeks(w: number, h: number, size: number): string {
  const margin = size * 2.6;
  const length = w - margin;
  const random = seededRandom('sell-through');
  const points = Array.from(
    { length: 26 },
    (_, i) =>
      0.7 -
      i * 0.012 +
      Math.sin(i / 2.6) * 0.09 +
      (random.next() - 0.5) * 0.06 -
      (i > 15 && i < 19 ? 0.22 : 0),
  );
  const line = (shift: number, squash: number) =>
    points
      .map(
        (value, i) =>
          `${i ? 'L' : 'M'}${((i * length) / 25).toFixed(1)} ${((value * squash + shift) * h).toFixed(1)}`,
      )
      .join('');
  const x = (17 * length) / 25;
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill="none" style="overflow:visible">${[80, 60, 40, 20].map((share, i) => `<path d="M${margin} ${(0.2 + i * 0.25) * h}H${w}" stroke="#dcd8cd"/><text x="0" y="${(0.2 + i * 0.25) * h + size * 0.35}" font-size="${size}" fill="#54636d">${share}%</text>`).join('')}<g transform="translate(${margin})"><path d="${line(0.22, 0.7)}" stroke="#b4aa98" stroke-width="2" stroke-dasharray="3 5"/><path d="${line(0, 1)}V${h}H0Z" fill="${blue}" opacity=".1"/><path d="${line(0, 1)}" stroke="${blue}" stroke-width="3" stroke-linejoin="round"/><path d="M${x} ${(points[17] ?? 0) * h}V${h}" stroke="${blue}" stroke-dasharray="2 4"/><circle cx="${x}" cy="${(points[17] ?? 0) * h}" r="7" fill="#fff" stroke="${blue}" stroke-width="3"/></g></svg>`;
}

const tile = (name: string, value: string, note: string, good = true) =>
  `<div class="c f1" style="padding:14px 22px"><span class="mu s16">${name}</span><b style="font-size:38px;letter-spacing:-.035em;line-height:1.15">${value}</b><span class="s16 ${good ? 'ok' : 'bad'} m">${note}</span></div>`;

const shops = [
  ['Dhanmondi', 92],
  ['Uttara', 88],
  ['Chattogram', 81],
  ['Sylhet', 64],
  ['Khulna', 59],
] as const;
const bars = (size: number, width: number, shown: readonly (typeof shops)[number][] = shops) =>
  shown
    .map(
      ([shop, share]) =>
        `<div class="r g10" style="height:${size * 2.1}px;font-size:${size}px"><span style="width:${size * 6}px">${shop}</span><span style="width:${width}px;height:12px;border-radius:3px;background:#e6e1d5"><i style="display:block;height:100%;width:${share}%;border-radius:3px;background:${share < 70 ? '#c4632f' : blue}"></i></span><b class="num">${share}%</b></div>`,
    )
    .join('');

const asked = (who: string, answer: string) =>
  `<div class="r g10">${face(who, 40)}<div class="c"><span class="mu s16">${who}</span><b class="s18 num">${answer}</b></div></div>`;

/** Monday's board on a light background: two people ask one question and get one number. */
export const analytics: SceneDrawing = {
  slug: 'data-analytics',
  color: 'sky',
  span: 'page',
  wide: () =>
    glow(200, 200, 860, 500) +
    box(
      [0, 316, 1120, 400],
      `<div class="r lb" style="height:112px">${tile('Revenue, yesterday', 'Tk 4.82 m', '+6% on last Tuesday')}<i style="width:1px;height:76px;background:var(--line)"></i>${tile('Delivered on time', '94%', 'two points over the alarm')}<i style="width:1px;height:76px;background:var(--line)"></i>${tile('Stock, days', '31', 'three fewer than promised', false)}<i style="width:1px;height:76px;background:var(--line)"></i><div class="f1 r" style="padding-left:20px"><span class="s16 mu">Counted at 07:30,<br>owner: fulfillment</span></div></div><div class="r top" style="padding:18px 22px;gap:44px"><div class="c g12"><div class="r sb" style="width:600px"><b class="s17">Sell-through by week</b><span class="mu s15">dotted: last year</span></div>${weeks(600, 186, 15)}<div class="r sb s16 mu num" style="width:600px;padding-left:39px"><span>Week 14</span><span style="color:${blue};font-weight:600;margin-left:150px">Eid, week 31</span><span>Week 39</span></div></div><div class="c g8"><b class="s17">By shop</b>${bars(16, 278)}</div></div>`,
      { look: 'card lite', style: 'background:#fbfaf6' },
    ) +
    box(
      [800, 124, 320],
      `<div class="c g10" style="padding:18px 22px">${asked('Finance asks', 'Tk 4.82 m')}${asked('Sales asks', 'Tk 4.82 m')}</div><b class="abs ac" style="right:30px;top:52px;font-size:44px;line-height:1">=</b>`,
      { style: 'background:var(--raised)' },
    ),
  tall: () =>
    glow(0, 40, 350, 340) +
    box(
      [0, 0, 350, 376],
      `<div class="r lb" style="padding:14px 16px"><div class="c f1"><span class="mu">Revenue, yesterday</span><b class="s28">Tk 4.82 m</b><span class="ok m">+6% on last Tuesday</span></div><div class="c"><span class="mu">On time</span><b class="s28">94%</b><span class="ok m">alarm at 92%</span></div></div><div class="c g8" style="padding:14px 16px"><div class="r sb"><b class="s14">Sell-through by week</b><span class="mu s12">dotted: last year</span></div>${weeks(316, 88, 12)}<span class="num m s12" style="color:${blue};padding-left:190px">Eid, week 31</span><div>${bars(13, 194, [shops[0], shops[3], shops[4]])}</div></div>`,
      { look: 'card lite', style: 'background:#fbfaf6' },
    ) +
    box(
      [16, 352, 318, 70],
      `<div class="r sb" style="height:100%;padding:0 14px">${adapt(asked('Finance', '4.82 m'), { s16: 's12', s18: 's16' })}<span class="ac s20 b">=</span>${adapt(asked('Sales', '4.82 m'), { s16: 's12', s18: 's16' })}</div>`,
      {
        style: 'background:var(--raised)',
      },
    ),
  tallHeight: 430,
  tile: () =>
    box(
      [20, 16, 316, 250],
      `<div class="r sb" style="padding:12px 18px 2px"><div class="c"><span class="mu">Revenue, yesterday</span><b class="s24 num">Tk 4.82 m</b></div><div class="c g2"><span class="mu">Finance, Sales</span><span class="r g6">${face('Finance', 28)}<b class="s18 mu">=</b>${face('Sales', 28)}</span></div></div><div style="padding:0 18px">${weeks(278, 96, 12)}<div class="r sb mu s12 num" style="padding:5px 0 0 31px"><span>Week 14</span><span>Week 39</span></div></div>`,
      { look: 'card lite', style: 'background:#fbfaf6' },
    ),
};
