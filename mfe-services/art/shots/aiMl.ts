import { box, icon } from '../kit/parts';
import Book from 'lucide-react/icons/book-open-text';
import { face } from '../../../shared-content/art';
import type { ShotList } from '../drawShots';

const field = (name: string, value: string, sure: string, good = true) =>
  `<div class="r sb lb" style="height:42px"><div class="r g10"><span class="mu s15" style="width:52px">${name}</span><b>${value}</b></div><span class="s15 num" style="color:${good ? 'var(--ok)' : '#e9c46a'}">${sure}</span></div>`;

/** A bill of lading and its reading, in two scripts; doubtful values are yellow in both. */
const read = () =>
  box(
    [26, 22, 180, 260],
    `<div style="padding:18px;color:#1b2529"><b class="s18">Bill of lading</b><div class="s15" style="margin-top:12px;line-height:2">${[
      ['To Dhaka', '#bfe3d4'],
      ['DHK-90417', '#bfe3d4'],
      ['১৮,২৪০ কেজি', '#f7d67a'],
    ]
      .map(([words, color]) => `<span style="background:${color};padding:1px 4px">${words}</span>`)
      .join('<br>')}</div></div>`,
    { look: 'paper', style: 'transform:rotate(-3deg)' },
  ) +
  box(
    [166, 56, 216],
    `<div style="padding:6px 16px">${field('To', 'Dhaka', '99.4')}${field('No.', '90417', '98.9')}${field('Kilos', '18,240', '81.0', false)}</div>`,
    { style: 'background:var(--raised)' },
  );

/** Demand of one shop: the past, and a range for the future. */
const range = () =>
  `<div class="abs c" style="left:26px;top:22px"><span class="mu s15">Rice, Mirpur shop, Friday</span><b class="s28 num">118 to 141 bags</b></div><svg class="abs" style="left:0;top:86px" width="400" height="144" fill="none"><path d="M0 118C40 112 60 84 100 92s60 22 100 4 40-26 60-24" stroke="var(--text)" stroke-width="2.500"/><path d="M260 72C300 50 340 40 400 8V104C340 100 300 88 260 72z" fill="var(--accent)" opacity=".3"/><path d="M260 72C300 66 340 64 400 50" stroke="var(--accent)" stroke-width="2.500" stroke-dasharray="6 5"/><path d="M260 0V144" stroke="var(--line)" stroke-width="1.500"/><circle cx="260" cy="72" r="6" fill="var(--accent)"/></svg>`;

/** A frame of a camera over moving cloth. */
const seam = () =>
  `<div class="abs" style="inset:0;background:repeating-linear-gradient(92deg,rgba(255,255,255,.09) 0 2px,transparent 2px 5px),repeating-linear-gradient(2deg,rgba(0,0,0,.2) 0 2px,transparent 2px 5px),linear-gradient(115deg,#35617a,#4b86a3 45%,#274a5e)"></div><svg class="abs" width="400" height="230" fill="none"><path d="M236 64c6 14-3 26 3 40s-5 22 1 34" stroke="#0d1e29" stroke-width="5"/><path d="M238 66c6 14-3 26 3 40s-5 22 1 34" stroke="#cfe4ee" stroke-width="1.500" stroke-dasharray="3 4"/><rect x="196" y="46" width="88" height="108" rx="4" stroke="#ffd166" stroke-width="2.500"/></svg><span class="abs b s15" style="left:195px;top:154px;background:#ffd166;color:#1b1405;padding:3px 9px;border-radius:0 0 6px 6px">Broken end, 97%</span><span class="abs s15 num" style="left:18px;top:16px;color:#fff;background:rgba(6,14,20,.8);padding:3px 10px;border-radius:6px">Camera 2 · 41 m/min</span>`;

/** A question from the shop floor, answered with its source page. */
const asked = () =>
  `<div class="abs c g10" style="left:24px;right:24px;top:22px"><div class="r g10" style="justify-content:flex-end"><span style="background:var(--accent);color:#0b0f1c;border-radius:14px 14px 3px 14px;padding:9px 14px" class="m">Torque for pump P-40?</span>${face('Rafi', 34)}</div><div class="card c g8" style="padding:14px 16px;margin-right:24px;background:var(--raised)"><b class="s18">38 Nm, crosswise</b><span>Tighten again after ten hours.</span><span class="r g8 s15 ac">${icon(Book, 17)}Manual P-40, page 12</span></div></div>`;

/** A night of one meter. */
const odd = () => {
  const bars = [22, 26, 20, 24, 21, 23, 118, 96, 24, 22, 20, 25];
  return `<div class="abs c" style="left:26px;top:22px"><b class="s18">Meter 2217, last night</b><span class="s15" style="color:#f2a48c">Six times its usual, from 3:40</span></div><div class="abs r" style="left:26px;right:26px;bottom:0;height:124px;gap:7px;align-items:flex-end">${bars.map((height) => `<i class="f1" style="height:${height}px;border-radius:4px 4px 0 0;background:${height > 40 ? '#ee7f5e' : 'color-mix(in srgb,var(--accent) 55%,#101b26)'}"></i>`).join('')}</div>`;
};

/** Versions of a model: the one that answers, the one that waits, the one to go back to. */
const versions = () =>
  box(
    [24, 24, 352, 240],
    `<div class="r sb lb" style="height:50px;padding:0 18px"><b>Invoice reader</b><span class="mu s15">240 graded, week 38</span></div>${[
      ['v15', '95.0%', 'beside it, silent', 'var(--accent)'],
      ['v14', '94.1%', 'answers', 'var(--ok)'],
      ['v13', '92.7%', 'kept for the way back', 'var(--faint)'],
    ]
      .map(
        ([name, right, state, color]) =>
          `<div class="r g12 lb" style="height:50px;padding:0 18px"><i class="dot" style="background:${color}"></i><b style="width:38px">${name}</b><span class="num b" style="width:62px">${right}</span><span class="mu s15 nw">${state}</span></div>`,
      )
      .join('')}`,
    { style: 'background:var(--raised)' },
  );

export const aiMlShots: ShotList = {
  slug: 'ai-ml',
  color: 'iris',
  shots: [read, range, seam, asked, odd, versions],
};
