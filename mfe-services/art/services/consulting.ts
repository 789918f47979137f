import { face } from '../../../shared-content/art';
import { criteria, getScore } from '../../content/exhibits/erpOffers';
import { adapt } from '../kit/adapt';
import { box, glow } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const rows = criteria.map(
  ([name, , ...points]) => [name.replace('as it is', 'as\u00a0it\u00a0is'), ...points] as const,
);

/** Pen marks of an engineer, in the margin. */
const ink = (path: string, w: number, h: number, x: number, y: number) =>
  `<svg class="abs" style="left:${x}px;top:${y}px" width="${w}" height="${h}" fill="none" stroke="#b3261e" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

const sheet = (narrow = false, shown: readonly (typeof rows)[number][] = rows) =>
  `<div class="rel" style="padding:24px 26px;color:#1d272b"><b style="font-size:${narrow ? 19 : 22}px;letter-spacing:-.02em">Three offers, one table</b><div class="r" style="margin-top:14px;font-size:13px;color:#5b645f;border-bottom:2px solid #4b5653;padding-bottom:6px"><span class="f1"></span>${['A', 'B', 'Build'].map((name, i) => `<span style="width:${narrow ? 48 : 66}px;text-align:center;${i === 2 ? 'color:#1d272b;font-weight:650' : ''}">${i < 2 ? `Suite ${name}` : name}</span>`).join('')}</div>${shown
    .map(
      ([name, ...marks]) =>
        `<div class="r" style="height:${narrow ? 46 : 30}px;border-bottom:1px solid #cbc5b3;font-size:14px;line-height:1.2"><span class="f1">${name}</span>${marks.map((value, i) => `<span class="num" style="width:${narrow ? 48 : 66}px;text-align:center;${i === 2 ? 'font-weight:650' : ''}">${value}</span>`).join('')}</div>`,
    )
    .join(
      '',
    )}<div class="r" style="height:48px;font-size:${narrow ? 17 : 19}px;font-weight:650"><span class="f1">${narrow ? 'Result' : 'Weighted result'}</span>${(
    [0, 1, 2] as const
  )
    .map((offer) => getScore(offer).toFixed(2))
    .map((value) => `<span style="width:${narrow ? 48 : 66}px;text-align:center">${value}</span>`)
    .join('')}</div></div>`;

const clause = () =>
  `<div style="padding:16px 18px;color:#2a3336;font-size:14px;line-height:1.5"><b style="font-size:13px;color:#5b645f">Suite A, § 14.3</b><br>Data is returned <span style="background:#f8df8f;padding:0 2px">in a format of the Vendor’s choice</span>, at the Vendor’s current rate.</div>`;

const voice = () =>
  `<div class="r g12 p14">${face('Farhan', 42)}<div class="c"><b class="s15">Do not sign 14.3</b><span class="mu">It is the cost of leaving: Tk 6 m</span></div></div>`;

/** A comparison with pen marks, an overlooked clause, and the advice. */
export const consulting: SceneDrawing = {
  slug: 'it-consulting',
  color: 'moss',
  wide: () =>
    glow(50, 20, 460, 420) +
    box([10, 16, 478], sheet() + ink('M8 26C6 8 60 2 78 12s6 34-32 34S4 38 12 20', 92, 56, 378, 271), {
      look: 'paper',
      style: 'transform:rotate(-1.200deg)',
    }) +
    box([286, 352, 270], clause(), { look: 'paper', style: 'transform:rotate(1.500deg)' }) +
    box([0, 388, 262], voice(), { style: 'background:var(--raised)' }),
  tall: () =>
    glow(10, 20, 330, 340) +
    box(
      [5, 6, 340],
      adapt(sheet(true, [rows[1]!, rows[5]!, rows[4]!]), {
        'padding:24px 26px': 'padding:16px 18px 10px',
        'height:46px': 'height:38px',
        '>Result<': '>Of six rows<',
      }) + ink('M7 26C5 8 42 3 52 12s5 33-22 33S3 38 10 20', 64, 56, 269, 190),
      {
        look: 'paper',
        style: 'transform:rotate(-.800deg)',
      },
    ) +
    box([26, 248, 318], clause(), { look: 'paper', style: 'transform:rotate(1deg)' }) +
    box([6, 362, 306], voice(), { style: 'background:var(--raised)' }),
  tallHeight: 432,
  tile: () =>
    glow(20, 10, 330, 230) +
    box(
      [14, -6, 322],
      sheet(true, [rows[4]!]) + ink('M7 26C5 8 42 3 52 12s5 33-22 33S3 38 10 20', 64, 56, 240, 136),
      {
        look: 'paper',
        style: 'transform:rotate(-1.200deg)',
      },
    ),
};
