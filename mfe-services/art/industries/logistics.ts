import Truck from 'lucide-react/icons/truck';
import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, glow, icon, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const streets =
  '<pattern id="streets" width="92" height="76" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)"><path d="M0 .5H92M0 42.500H92M.5 0V76M46.500 0V42M66.500 42V76" stroke="#17323c" fill="none"/></pattern>';

/** Streets at night, one river, one road with its ferry. */
function map(w: number, h: number, start = [0.08, 0.94], end = [0.88, 0.12]): string {
  const [fromX = 0, fromY = 0] = start;
  const [toX = 0, toY = 0] = end;
  const river = `<path id="river" d="M-20 ${h * 0.18}C${w * 0.2} ${h * 0.26} ${w * 0.3} ${h * 0.62} ${w * 0.52} ${h * 0.56}S${w * 0.8} ${h * 0.66} ${w + 20} ${h * 0.92}" stroke="#154a64" stroke-width="40" fill="none"/>`;
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${streets}<rect width="${w}" height="${h}" fill="#0d1f27"/><rect width="${w}" height="${h}" fill="url(#streets)"/>${river}<path d="M${w * fromX} ${h * fromY}C${w * 0.2} ${h * (fromY - 0.14)} ${w * 0.38} ${h * (fromY - 0.08)} ${w * 0.47} ${h * 0.69}" stroke="var(--accent)" stroke-width="4" fill="none"/><path d="M${w * 0.47} ${h * 0.69}L${w * 0.6} ${h * 0.44}" stroke="#e9f3f4" stroke-width="2.500" stroke-dasharray="3 6" fill="none"/><path d="M${w * 0.6} ${h * 0.44}C${w * 0.66} ${h * 0.32} ${w * 0.78} ${h * 0.36} ${w * toX} ${h * toY}" stroke="#54707c" stroke-width="4" fill="none"/><g font-size="13" font-weight="550" fill="#d7e6ea"><circle cx="${w * fromX}" cy="${h * fromY}" r="6" fill="#0d1f27" stroke="var(--accent)" stroke-width="3"/><text x="${w * fromX - 6}" y="${h * fromY + 24}">Faridpur</text><circle cx="${w * toX}" cy="${h * toY}" r="6" fill="#0d1f27" stroke="#d7e6ea" stroke-width="3"/><text x="${w * toX - 14}" y="${h * toY + 4}" text-anchor="end">Dhaka</text><text dy="4" fill="#a5d6e8" font-style="italic"><textPath href="#river" startOffset="64%">Padma</textPath></text></g><g transform="translate(${w * 0.535} ${h * 0.565})"><circle r="26" fill="var(--accent)" opacity=".22"/><circle r="16" fill="#e9f3f4"/><g transform="translate(-10 -10)">${icon(Truck, 20, '#0b4c66', 2)}</g></g></svg>`;
}

const uncalled = (size: number) =>
  `<div class="r g10 lt" style="padding-top:10px">${face('Kamal', size)}<span>Nobody called Kamal</span></div>`;

const load = (below = '') =>
  `<div class="p16 c g10"><div class="r sb top"><div class="c"><b class="s17">DHK-4471, on the ferry</b><span class="mu">18 pallets, driver Kamal</span></div><span class="pill">on time</span></div><div class="r" style="gap:26px"><div class="c"><span class="mu s12">Arrives</span><b class="s28">14:35</b></div><div class="c"><span class="mu s12">Promised</span><b class="s28 mu">15:00</b></div></div>${below}</div>`;

const handover = () =>
  `<div class="p14 c g8">${[
    ['Loaded, Faridpur', '08:02'],
    ['Ferry, no signal', '11:26'],
    ['Caught up by itself', '12:03'],
  ]
    .map(
      ([what, time]) =>
        `<div class="r g8">${tick('var(--ok)', 18)}<span class="f1 nw">${what}</span><span class="num mu">${time}</span></div>`,
    )
    .join('')}${uncalled(34)}</div>`;

/** A load on its way over the river, and what is known about it without a call. */
export const logistics: SceneDrawing = {
  slug: 'logistics',
  color: 'lagoon',
  span: 'page',
  wide: () =>
    glow(560, 120, 560, 500) +
    box(
      [0, 324, 1120, 400],
      `<div style="zoom:1.3">${adapt(map(862, 308, [0.05, 0.86], [0.95, 0.16]), { '"64%"': '"14%"' })}</div>`,
    ) +
    box([752, 60, 368], `<div style="zoom:1.26">${load()}</div>`, { style: 'background:var(--raised)' }) +
    box([790, 498, 306], `<div style="zoom:1.24">${handover()}</div>`, {
      look: 'card lite',
      style: 'background:#fbfaf7',
    }),
  tall: () =>
    box([0, 0, 350, 300], map(350, 300, [0.08, 0.72])) +
    box([14, 244, 322], load(uncalled(28)), { style: 'background:var(--raised)' }),
  tallHeight: 430,
  tile: () =>
    `<div class="abs" style="inset:0">${map(400, 230, [0.14, 0.84], [0.82, 0.14])}</div>` +
    box(
      [38, 20, 138],
      '<div class="c" style="padding:11px 14px"><span class="mu s14">Arrives</span><b class="s28 num">14:35</b><span class="mu s14">promised 15:00</span></div>',
      { style: 'background:var(--raised)' },
    ),
  banner: () =>
    `<div class="abs" style="inset:0">${map(700, 320, [0.14, 0.9], [0.84, 0.14])}</div>` +
    box([80, 22, 284], load(), { style: 'background:var(--raised)' }) +
    box([402, 132, 218], handover(), { look: 'card lite', style: 'background:#fbfaf7' }),
};
