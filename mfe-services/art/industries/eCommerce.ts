import { seededRandom } from '../../../shared-content/art';
import { box, glow, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const bars = (w: number, h: number) => {
  const random = seededRandom('barcode');
  let x = 0;
  let path = '';
  while (x < w) {
    const bar = 1 + Math.floor(random.next() * 3);
    path += `M${x + bar / 2} 0V${h}`;
    x += bar + 1 + Math.floor(random.next() * 3);
  }
  return `<svg width="${w}" height="${h}"><path d="${path}" stroke="#1b1b1b" stroke-width="1.800"/></svg>`;
};

/** A parcel from above: cardboard, tape, a label that must be legible in the rain. */
const parcel = (w: number, h: number) =>
  `<div class="rel" style="width:${w}px;height:${h}px;border-radius:8px;overflow:hidden;background:#b98e5e"><svg class="abs" style="inset:0" width="${w}" height="${h}"><filter id="kraft"><feTurbulence type="fractalNoise" baseFrequency=".03 .6" numOctaves="4" seed="12"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .18  0 0 0 0 .08  .9 0 0 0 -.32"/></filter><linearGradient id="kl" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient><rect width="${w}" height="${h}" filter="url(#kraft)"/><path d="M0 ${h * 0.46}h${w}v44H0z" fill="#e3cfa2" opacity=".55"/><path d="M0 ${h * 0.46 + 22}h${w}" stroke="#7d5c38" stroke-width="1.500"/><rect width="${w}" height="${h}" fill="url(#kl)"/></svg></div>`;

const label = () =>
  `<div style="padding:14px 16px;font-family:'Instrument Sans';color:#161a1c"><div class="r sb"><b class="s20 mono">DHK-90417</b><b style="padding:3px 8px;background:#161a1c;color:#fff">PAID</b></div><div style="margin:8px 0;line-height:1.45">Mitu Karim<br>House 14, Road 7, Mirpur<br><span style="font-family:Bangla">বাসা ১৪, মিরপুর</span></div>${bars(226, 40)}<div class="r sb" style="padding-top:8px"><span>Dock 3, 16:00</span><span>2 of 2</span></div></div>`;

const week = (w: number, h: number) => {
  const days = [22, 24, 23, 26, 34, 62, 96, 100, 88, 40];
  const gap = 5;
  const step = (w + gap) / days.length;
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${days.map((value, i) => `<rect x="${i * step}" y="${h - (value * h) / 100}" width="${step - gap}" height="${(value * h) / 100}" rx="3" fill="${value > 60 ? 'var(--accent)' : 'color-mix(in srgb,var(--accent) 38%,var(--page))'}"/>`).join('')}<path d="M0 ${h * 0.76}H${w}" stroke="var(--text)" stroke-dasharray="3 4" stroke-opacity=".7"/></svg>`;
};

const eid = (w: number, h: number) =>
  `<div class="p16 c g10"><div class="r sb"><b class="s16">Eid week</b><span class="mu">orders a day</span></div>${week(w, h)}<div class="r sb"><span><b class="s20">4×</b> <span class="mu">the orders</span></span><span><b class="s20">1×</b> <span class="mu">the staff</span></span></div></div>`;

const stock = () =>
  `<div class="p14 c g8">${[
    ['Reserved at checkout', '11:42:07'],
    ['Packed, weighed', '14:31:50'],
    ['Never sold twice', ''],
  ]
    .map(
      ([what, time]) =>
        `<div class="r g8">${tick('var(--ok)', 18)}<span class="f1">${what}</span><span class="num mu">${time}</span></div>`,
    )
    .join('')}</div>`;

/** A parcel of festival week, with the week around it. */
export const eCommerce: SceneDrawing = {
  slug: 'e-commerce',
  color: 'coral',
  wide: () =>
    glow(60, 20, 460, 420) +
    box([16, 66, 340, 338], parcel(340, 338), {
      look: '',
      style: 'transform:rotate(-5deg);border-radius:8px;box-shadow:0 40px 60px -18px #000',
    }) +
    box([40, 124, 262], label(), {
      look: '',
      style:
        'transform:rotate(-5deg);background:#f9f8f4;border-radius:3px;box-shadow:0 2px 6px rgba(0,0,0,.35)',
    }) +
    box([300, 22, 256], eid(222, 104), { style: 'background:var(--raised)' }) +
    box([272, 330, 284], stock(), { style: 'background:var(--raised)' }),
  tall: () =>
    glow(10, 10, 330, 340) +
    box([14, 186, 316, 240], parcel(316, 240), {
      look: '',
      style: 'transform:rotate(-4deg);border-radius:8px;box-shadow:0 40px 60px -18px #000',
    }) +
    box([30, 208, 262], label(), {
      look: '',
      style:
        'transform:rotate(-4deg);background:#f9f8f4;border-radius:3px;box-shadow:0 2px 6px rgba(0,0,0,.35)',
    }) +
    box([94, 0, 256], eid(222, 84), { style: 'background:var(--raised)' }),
  tallHeight: 446,
  tile: () =>
    box([-10, -35, 420, 300], parcel(420, 300), {
      look: '',
      style: 'transform:rotate(-4deg);border-radius:8px;box-shadow:0 40px 60px -18px #000',
    }) +
    box([69, 17, 262], label(), {
      look: '',
      style:
        'transform:rotate(-4deg);background:#f9f8f4;border-radius:3px;box-shadow:0 2px 6px rgba(0,0,0,.35)',
    }),
  banner: () =>
    box([-30, -50, 760, 420], parcel(760, 420), { look: '', style: 'transform:rotate(-4deg)' }) +
    box([122, 42, 262], label(), {
      look: '',
      style:
        'transform:rotate(-4deg);background:#f9f8f4;border-radius:3px;box-shadow:0 2px 6px rgba(0,0,0,.35)',
    }) +
    box([382, 104, 196], eid(162, 80), { style: 'background:var(--raised)' }),
};
