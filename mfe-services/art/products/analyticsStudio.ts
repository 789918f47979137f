import { seededRandom } from '../../../shared-content/art';
import type { ProductScreen } from './drawProduct';

const ink = '#9a5f0e';
const low = '#b3431f';

/** Margins of eighteen weeks, most of them within the band, and the week that fell out of it. */
function band(w: number, h: number): string {
  const random = seededRandom('margin band');
  const points = Array.from({ length: 18 }, (_, i) => (i === 13 ? 0.84 : 0.26 + random.next() * 0.26));
  const at = (value: number, i: number) => `${((i * w) / 17).toFixed(1)} ${(value * h).toFixed(1)}`;
  const [x, y] = [(13 * w) / 17, 0.84 * h];
  return `<svg width="${w}" height="${h}" fill="none" style="overflow:visible"><path d="M0 ${0.16 * h}H${w}V${0.62 * h}H0Z" fill="#f4e3b8" opacity=".7"/><path d="M0 ${0.62 * h}H${w}" stroke="${ink}" stroke-dasharray="4 4"/><path d="M${points.map(at).join('L')}" stroke="${ink}" stroke-width="2.500" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="7" fill="#fff" stroke="${low}" stroke-width="3"/></svg>`;
}

const levels = [
  ['Week 31', '18.4%'],
  ['Sylhet, wholesale', '9.1%'],
  ['Invoice 20916', 'sold below cost'],
] as const;

/** From the figure down to its source document, each level indented further. */
const opened = (height: number, step: number) =>
  levels
    .map(([name, value], i) => {
      const last = i === levels.length - 1;
      return `<div class="r sb nw" style="height:${height}px;margin-left:${i * step}px;padding:0 12px 0 ${i ? 14 : 0}px;${i ? 'border-left:2px solid #d9c48f;' : ''}${last ? `background:#fbe7dd;color:${low};border-radius:0 8px 8px 0` : 'border-bottom:1px solid #e6dfcd'}"><b>${name}</b><b class="num">${value}</b></div>`;
    })
    .join('');

/** A figure that left its band, with its components. */
export const analyticsStudio: ProductScreen = {
  slug: 'analytics',
  color: 'amber',
  screen: () =>
    `<div class="lite abs" style="inset:0;background:#fbf8ef"><div style="width:320px;margin-left:18px;padding:14px 20px"><div class="r sb" style="margin-bottom:8px"><b class="s17">Margin</b><span class="mu">alarm below 20%</span></div>${band(280, 62)}<div style="width:280px;margin-top:6px">${opened(33, 16)}</div></div></div>`,
  large: () =>
    `<div class="lite abs" style="inset:0;background:#fbf8ef;border-radius:14px"><div style="padding:26px 30px"><div class="r sb" style="margin-bottom:14px"><div class="c"><span class="mu s16">Margin, week 31</span><b style="font-size:46px;letter-spacing:-.03em;line-height:1.15">18.4%</b></div><span class="s15 b nw" style="padding:7px 14px;border-radius:99px;background:#fbe7dd;color:${low}">below 20% since Monday</span></div>${band(500, 156)}<div class="r sb mu s15 num" style="margin-top:8px"><span>Week 18</span><span>Week 35</span></div><div class="s17" style="margin-top:12px">${opened(46, 26)}</div></div></div>`,
};
