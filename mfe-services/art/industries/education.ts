import CloudOff from 'lucide-react/icons/cloud-off';
import { face, seededRandom } from '../../../shared-content/art';
import { box, glow, icon, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

/** Its sides are 6 and 8 squares of the paper. The picture's `middle` is at x 120 where nothing is beside it. */
const triangle = (w: number, h: number, middle = 120) =>
  `<svg width="${w}" height="${h}" viewBox="${middle - (75 * w) / h} 0 ${(150 * w) / h} 150" fill="none" stroke="#1f3a5a"><defs><pattern id="sq" width="15" height="15" patternUnits="userSpaceOnUse"><path d="M15 0H0V15" stroke="#7fa0bf" stroke-opacity=".35"/></pattern></defs><rect x="-400" width="1200" height="150" fill="url(#sq)" stroke="none"/><path d="M60 120H180L60 30Z" stroke-width="2.500" stroke-linejoin="round" fill="rgba(233,196,106,.28)"/><path d="M60 108h12v12" stroke-width="1.500"/><g fill="#1f3a5a" stroke="none" font-size="15" font-weight="600"><text x="42" y="80">6</text><text x="116" y="139">8</text><text x="127" y="67">?</text></g></svg>`;

const question = (w: number, h: number) =>
  `<div class="r sb lb" style="padding:12px 18px"><b class="s15">Grade 9, Geometry</b><span class="r g6 b num">42:10</span></div><div class="c g12" style="padding:16px 18px"><div class="r sb"><b>Question 14 of 30</b><span class="mu">2 points</span></div><span class="s15">How long is the third side?<br><span style="font-family:Bangla;color:var(--muted)">তৃতীয় বাহুর দৈর্ঘ্য কত?</span></span>${triangle(w, h)}<div class="r g8">${['9', '10', '12', '14'].map((value, i) => `<span class="f1 b s16" style="text-align:center;padding:9px 0;border-radius:9px;border:1.500px solid ${i === 1 ? '#9a6b08' : 'var(--line)'};background:${i === 1 ? '#f8e9bf' : '#fff'}">${value}</span>`).join('')}</div><div class="r g8 mu">${icon(CloudOff, 16)}<span>No connection. Saved here 3 s ago.</span></div></div>`;

const seatLooks = {
  handedIn: 'background:var(--accent)',
  writing: 'background:color-mix(in srgb,var(--accent) 34%,var(--card))',
  offline: 'border:2px solid var(--bad)',
};
const random = seededRandom('exam hall');
const offline = [29, 57, 88];
const seats = Array.from({ length: 104 }, (_, seat): keyof typeof seatLooks =>
  offline.includes(seat) ? 'offline' : random.next() < 0.62 ? 'handedIn' : 'writing',
);

/** A hall, each seat a square, and its seats counted. */
const room = () =>
  `<div class="p16 c g12"><div class="r sb"><b class="s15">Hall 2, now</b><span class="mu num">10:18</span></div><div style="display:grid;grid-template-columns:repeat(13,1fr);gap:3px">${seats.map((seat) => `<i style="aspect-ratio:1;border-radius:2px;${seatLooks[seat]}"></i>`).join('')}</div><div class="c g4"><span><b>${seats.filter((seat) => seat === 'handedIn').length}</b> <span class="mu">handed in</span></span><span><b class="bad">${offline.length}</b> <span class="mu">offline, writing on</span></span></div></div>`;

/** A question on a student's phone, the hall as the supervisor sees it. */
export const education: SceneDrawing = {
  slug: 'education',
  color: 'amber',
  wide: () =>
    glow(60, 20, 460, 420) +
    box([0, 12, 332], question(294, 200), { look: 'card lite', style: 'background:#fcfbf6' }) +
    box([344, 78, 212], room(), { style: 'background:var(--raised)' }) +
    box(
      [344, 366, 212],
      `<div class="r g10 p12">${face('Tania', 38)}<div class="c"><b>14,000 papers</b><span class="r g4 mu s12">${tick('var(--ok)', 15)}none lost</span></div></div>`,
      { style: 'background:var(--raised)' },
    ),
  tall: () =>
    glow(10, 10, 330, 340) +
    box([0, 0, 350], question(312, 166), { look: 'card lite', style: 'background:#fcfbf6' }) +
    box(
      [110, 406, 228],
      `<div class="r g10 p12">${face('Tania', 38)}<div class="c"><b>14,000 papers</b><span class="r g4 mu s12">${tick('var(--ok)', 15)}none lost</span></div></div>`,
      { style: 'background:var(--raised)' },
    ),
  tallHeight: 470,
  tile: () =>
    glow(10, 0, 330, 240) +
    box(
      [60, 18, 280],
      `<div class="r sb lb s15" style="height:44px;padding:0 18px"><b>Question 14 of 30</b><b class="num">42:10</b></div><div class="rel">${triangle(278, 150, 158)}<span class="abs s15 b nw" style="right:18px;top:16px;text-align:right;line-height:1.3">How long is<br>the third side?</span></div>`,
      { look: 'card lite', style: 'background:#fcfbf6' },
    ),
  banner: () =>
    glow(110, -20, 480, 380) +
    box([128, 28, 268], question(232, 140), { look: 'card lite', style: 'background:#fcfbf6' }) +
    box([382, 56, 194], room(), { style: 'background:var(--raised)' }),
};
