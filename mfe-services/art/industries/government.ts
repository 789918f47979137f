import { face, seededRandom } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, glow, phone, status, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

/** A square that looks like a QR code and leads nowhere. */
function code(size: number): string {
  const random = seededRandom('permit');
  const cells = 25;
  const unit = size / cells;
  const corner = (x: number, y: number) =>
    `<path d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z" fill="#1c2330" fill-rule="evenodd"/>`;
  const dots = Array.from({ length: cells * cells }, (_, i) => {
    const [x, y] = [i % cells, Math.floor(i / cells)];
    const inCorner = (x < 8 && y < 8) || (x > 16 && y < 8) || (x < 8 && y > 16);
    return !inCorner && random.next() > 0.52 ? `M${x} ${y}h1v1h-1z` : '';
  }).join('');
  return `<svg width="${size}" height="${size}" viewBox="0 0 ${cells} ${cells}" style="--u:${unit}"><path d="${dots}" fill="#1c2330"/>${corner(0, 0)}${corner(18, 0)}${corner(0, 18)}</svg>`;
}

/** Fine waves along the bottom, as on documents protected against copies. */
const guilloche = (w: number, h: number, lines: number) =>
  `<svg class="abs" style="inset:0;opacity:.6" width="${w}" height="${h}" fill="none" stroke="#8f86c8" stroke-width=".8">${Array.from({ length: lines }, (_, i) => `<path d="M0 ${h - (lines - i) * 6}${Array.from({ length: 9 }, () => `q${w / 36} ${(i - lines / 2) * 4} ${w / 18} 0t${w / 18} 0`).join('')}" />`).join('')}</svg>`;

const anyoneMayCheck =
  '<div style="font-size:13px;line-height:1.5;color:#3d4653">Anyone may check it.<br>No copy is needed,<br>no stamp either.</div>';

const licence = (w: number, h: number) =>
  `<div class="rel" style="height:${h}px">${guilloche(w, h, 7)}<div class="rel" style="padding:22px 24px;color:#1c2330"><div class="r sb top"><div class="c"><span style="font-size:14px;font-family:Bangla">ঢাকা উত্তর</span><b style="font-size:24px;letter-spacing:-.02em;line-height:1.15">Trade license</b><span style="font-family:Bangla;font-size:15px">ট্রেড লাইসেন্স</span></div></div><div style="border-bottom:1.500px solid #3d4470;margin:14px 0 12px"></div><div style="font-size:15px;line-height:1.55">Rahela Tailoring, 2025-7714<br>Shop 9, Road 11, Uttara<br><b>Valid until 30 June 2026</b></div><div class="r g16" style="margin-top:16px">${code(92)}${anyoneMayCheck}</div></div></div>`;

/** The same where a phone covers the right half of its lower part. */
const licenceLeftOfPhone = () =>
  adapt(licence(322, 414), {
    'padding:22px 24px': 'padding:12px 16px',
    'font-size:24px': 'font-size:19px',
    'margin:14px 0 12px': 'margin:10px 0 8px',
    'margin-top:16px': 'margin-top:8px',
    'font-size:15px;line-height:1.55': 'font-size:14px;line-height:1.5',
    'Tailoring, ': 'Tailoring<br>',
    'Road 11, ': '<br>Road 11, ',
    'until 30': 'until<br>30',
    '<div class="r g16" style="margin-top:8px">': '<div class="c g6" style="margin-top:8px">',
    'may check it.<br>No copy is needed,<br>no stamp either.': 'may<br>check it.',
  });

const known = 'Shop and owner, known';
const paid = 'Fee Tk 2,450, paid';

const app = (checks = [known, 'Photo of the shop front', paid]) =>
  `${status('17:46', '')}<div class="c g10" style="padding:8px 14px"><div class="r sb"><b class="s17">Renewal</b><span class="r s12 b" style="border:1px solid var(--line);border-radius:99px;overflow:hidden"><span style="padding:3px 9px;font-family:Bangla">বাংলা</span><span style="padding:3px 9px;background:#4b3fa3;color:#fff">EN</span></span></div>${checks
    .map(
      (what) =>
        `<div class="sunk r g8" style="padding:9px 10px;background:#fff">${tick('var(--ok)', 18)}<span class="f1 s13">${what}</span></div>`,
    )
    .join(
      '',
    )}<div class="c" style="padding:4px 2px"><b class="s20">9 minutes</b><span class="mu s13">over a cup of tea</span></div><span class="btn" style="height:42px;background:#4b3fa3;color:#fff">Show license</span></div>`;

/** The paper in landscape, for a card. */
const licenceAcross = () =>
  `<div class="rel" style="height:194px">${guilloche(310, 194, 4)}<div class="rel" style="padding:18px 20px;color:#1c2330"><b style="font-size:23px;letter-spacing:-.02em;line-height:1.15">Trade license</b><div style="border-bottom:1.500px solid #3d4470;margin:10px 0 14px"></div><div class="r sb top"><div style="font-size:15px;line-height:1.5"><span style="font-family:Bangla">ঢাকা উত্তর</span><br>Rahela Tailoring<br><b>Valid until<br>30 June 2026</b></div>${code(92)}</div></div></div>`;

/** A license renewed on a phone, and the paper that it becomes. */
export const government: SceneDrawing = {
  slug: 'government',
  color: 'iris',
  wide: () =>
    glow(60, 20, 460, 420) +
    box([8, 40, 372], licence(372, 350), {
      look: 'paper',
      style: 'transform:rotate(-1.500deg);overflow:hidden',
    }) +
    phone(326, 22, 228, 396, app(), true) +
    box(
      [30, 384, 262],
      `<div class="r g10 p12">${face('Rahela', 38)}<div class="c"><b>Rahela, tailor</b><span class="mu s12">did not close the shop for it</span></div></div>`,
      { style: 'background:var(--raised)' },
    ),
  tall: () =>
    glow(10, 10, 330, 340) +
    box([8, 10, 322], licenceLeftOfPhone(), {
      look: 'paper',
      style: 'transform:rotate(-1.500deg);overflow:hidden',
    }) +
    phone(154, 96, 196, 330, adapt(app([known, paid]), { s13: 's12' }), true),
  tallHeight: 430,
  tile: () =>
    glow(10, 0, 330, 240) +
    box([45, 18, 310], licenceAcross(), {
      look: 'paper',
      style: 'transform:rotate(-1.200deg);overflow:hidden',
    }),
  banner: () =>
    glow(80, -20, 540, 380) +
    box([82, 24, 372], licence(372, 350), {
      look: 'paper',
      style: 'transform:rotate(-1.500deg);overflow:hidden',
    }) +
    phone(424, 22, 196, 330, adapt(app([known, paid]), { s13: 's12' }), true),
};
