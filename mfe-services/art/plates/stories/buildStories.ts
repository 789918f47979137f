import { typefaceCss } from '../../../../shared-content/art';
import { box, phone } from '../../kit/parts';
import type { PlateDrawing } from '../plates';

const letters = (family: string, name: string) => `<style>${typefaceCss(family, name)}</style>`;

const codeRows =
  'ju073 a6f5t el10d ekx99 elbh9 a7fi9 jvfy7 20ow euu7w drtnk speb gqq8 h1lzc bbdb4 d2ugs d6mij co0dx 2mmu jupg0 a6r6f el4he eknah ekwod a6hgg jw80t';

/** The QR code of drawing S-204, revision 3: a row to each number in base 36. */
const code = (size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 25 25" shape-rendering="crispEdges"><path fill="#16222b" d="${codeRows
    .split(' ')
    .map((row, y) =>
      [...Number.parseInt(row, 36).toString(2).padStart(25, '0')]
        .map((dark, x) => (dark === '1' ? `M${x} ${y}h1v1h-1z` : ''))
        .join(''),
    )
    .join('')}"/></svg>`;

const rust = '#b3431f';

/** A floor between its columns; the stair is in the second bay, or has moved to the third. */
const floor = (w: number, moved: boolean) => {
  const x = moved ? 149 : 81;
  const color = moved ? '#0c7a68' : rust;
  return `<svg width="${w}" height="${w * 0.55}" viewBox="0 0 220 121" fill="none" stroke="#27414f" style="overflow:visible"><path d="M8 8h204v105H8z" stroke-width="5"/><path d="M8 62h${x - 8}M${x + 54} 62H212" stroke-width="3"/>${moved ? `<path d="M81 40h54v44h-54z" stroke="${rust}" stroke-width="3" stroke-dasharray="6 5"/>` : ''}<path d="M${x} 40h54v44h-54z" stroke="${color}" stroke-width="4" fill="${color}22"/><path d="${[1, 2, 3, 4, 5].map((i) => `M${x + i * 9} 40v44`).join('')}M${x} 62h54" stroke="${color}" stroke-width="1.500"/><g fill="#27414f" stroke="none">${[0, 1, 2, 3].map((i) => `<path d="M${3 + i * 68} 3h10v10h-10zM${3 + i * 68} 108h10v10h-10z"/>`).join('')}</g>${moved ? '' : ['A', 'B', 'C', 'D'].map((axis, i) => `<circle cx="${8 + i * 68}" cy="-24" r="13" stroke-width="1.400"/><path d="M${8 + i * 68}-11V121" stroke-width=".900" stroke-dasharray="12 3 2 3"/><text x="${8 + i * 68}" y="-18" font-size="17" text-anchor="middle" fill="#27414f" stroke="none">${axis}</text>`).join('')}</svg>`;
};

/** A print on the site, checked by its QR code: the stair has moved since, and the phone says stop. */
const printStory: PlateDrawing = {
  slug: 'custom-web-applications-story',
  color: 'jade',
  picture: () =>
    letters('Grotesk', 'space-grotesk') +
    box(
      [23, 24, 330, 360],
      `<div style="padding:49px 20px 0 20px;color:#16222b;font-family:Grotesk">${floor(196, false)}<div class="r g12" style="margin-top:12px;border-top:2px solid #16222b;padding-top:11px"><span class="rel" style="padding:9px">${code(84)}<svg class="abs" style="inset:0" width="102" height="102" fill="none" stroke="${rust}" stroke-width="4"><path d="M2 24V2H24M78 2H100V24M100 78V100H78M24 100H2V78"/></svg></span><div class="c"><b style="font-size:27px;line-height:1;letter-spacing:-.03em">S-204</b><span class="s17" style="margin-top:8px">Revision 3</span><span class="s15 nw" style="color:#4c5a60">4th floor</span></div></div></div>`,
      { look: 'paper', style: 'transform:rotate(-2deg)' },
    ) +
    phone(
      256,
      16,
      188,
      380,
      `<div class="c" style="background:${rust};color:#fff;font-family:Grotesk;padding:32px 17px 12px"><b style="font-size:44px;line-height:1;letter-spacing:-.04em">Stop</b><span class="s17" style="margin-top:6px;line-height:1.2">This print is<br>out of date</span></div><div class="c" style="padding:13px 17px;font-family:Grotesk">${floor(140, true)}<b class="s18" style="margin-top:8px">Revision 4</b><span class="s15 nw" style="line-height:1.25;color:#3d4c55">approved in 3 days,<br>by mail it took 9</span></div>`,
      true,
    ),
};

/** A delivery with place, time and a signature over the photo of a slip that proved nothing. */
const deliveryStory: PlateDrawing = {
  slug: 'mobile-solutions-story',
  color: 'lagoon',
  picture: () =>
    letters('Rubik', 'rubik') +
    box(
      [172, 18, 320, 340],
      `<svg width="320" height="340" fill="none"><rect width="320" height="340" fill="#e9ebe2"/><path d="M-10 40C50 60 60 120 120 126S190 190 170 260l-60 90H-20z" fill="#b5dbe4"/><g stroke="#fff" stroke-linecap="round"><path d="M-10 18L340 92" stroke-width="20"/><path d="M120-10L96 30M214 60L330-20" stroke-width="9"/><path d="M150 50L210 330M232 68L300 330M164 112L330 148M178 178L330 208" stroke-width="9"/></g></svg>`,
      { style: 'background:#e9ebe2;border-color:#fff' },
    ) +
    `<svg class="abs" width="460" height="330" fill="none"><path d="M190 40L322 68Q334 71 337 80L350 130" stroke="#1276a0" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 10"/><circle cx="354" cy="136" r="26" fill="#1276a0" fill-opacity=".18"/><path d="M354 138c-16-20-22-28-22-38a22 22 0 0 1 44 0c0 10-6 18-22 38z" fill="#1276a0" stroke="#fff" stroke-width="3"/><circle cx="354" cy="100" r="8" fill="#fff"/><text x="384" y="88" transform="rotate(12 384 88)" font-family="Rubik" font-size="15" fill="#5a6259">Road 27</text></svg>` +
    box(
      [16, 24, 176],
      `<div style="padding:10px 10px 12px"><div style="height:104px;border-radius:9px;overflow:hidden;background:#4b4a44;position:relative"><div class="abs" style="left:24px;top:10px;width:130px;height:120px;background:#d9d3bf;transform:rotate(7deg);filter:blur(2.200px);padding:12px;color:#3a3f52;font:italic 17px/1.5 Serif">No. 2291<br>recvd, gate<br>S. A.</div></div><div class="s16" style="padding:9px 4px 0;color:#fff">Which one is this?</div></div>`,
      {
        style:
          'transform:rotate(-3deg);background:#2b4a3f;border-color:#3d6153;border-radius:16px 16px 16px 4px',
      },
    ) +
    `<div class="abs c" style="left:20px;top:212px;font-family:Rubik"><b class="ac num" style="font-size:62px;line-height:1;letter-spacing:-.04em">80%</b><span class="s16" style="line-height:1.25;margin-top:6px">fewer disputes<br>in the first quarter</span></div>` +
    box(
      [190, 168, 254],
      `<div class="c" style="padding:12px 16px 14px;font-family:Rubik"><svg width="222" height="58" viewBox="0 0 222 58" fill="none"><path d="M1 52H221" stroke="#c6c3b8" stroke-width="1.500"/><path d="M40 10C28 2 12 8 16 18s22 8 20 20-20 12-24 4M48 14c-2 12-4 22-6 30M46 32c6-8 12-6 11 2l-1 9M64 32c-1 5-2 12 1 12M68 22v1M74 44c1-8 2-14 8-13M88 32c-1 6-2 12 1 12M92 22v1M97 44c1-6 2-10 2-13 5-3 9-1 8 5l-1 8M126 46c8-12 14-26 20-38 2 12 4 26 5 36M132 34c8-3 16-3 24-4 8-1 20 2 42-8" stroke="#16325c" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/></svg><div class="r sb num s16" style="margin-top:8px"><b style="font-weight:600">Signed 14:32</b><span class="s15" style="color:#54636d">6 m from gate</span></div><span class="s15 num" style="color:#54636d">sent at 15:10, with signal</span></div>`,
      { look: 'card lite', style: 'background:#fff' },
    ),
};

const planned = [
  ['4', 'Shackle, 25 t'],
  ['2', 'Impeller, 150 mm'],
  ['12', 'Pipe clamp, 80 mm'],
  ['6', 'Cutting torch tip'],
  ['8', 'Zinc anode, 5 kg'],
  ['1', 'Winch brake disc'],
  ['20', 'Cable gland, M32'],
  ['3', 'Hose coupling'],
] as const;

/** Red figures by hand over a printed total. */
const pen = (width: number, path: string) =>
  `<svg class="abs" style="left:0;top:0;overflow:visible" width="${width}" height="40" fill="none" stroke="#c22f1d" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

/** A printed list of purchases, a quarter of it struck out once one catalog shows all five workshops. */
const partsStory: PlateDrawing = {
  slug: 'enterprise-software-story',
  color: 'sky',
  picture: () => {
    const holes = (side: string) =>
      `<i class="abs" style="${side}:0;top:0;bottom:0;width:26px;background:radial-gradient(circle at 13px 15px,#101b26 5.500px,transparent 6px) 0 0/26px 30px;border-${side === 'left' ? 'right' : 'left'}:1px dashed #b9b7ab"></i>`;
    return (
      box(
        [20, 19, 340, 360],
        `${holes('left')}${holes('right')}<div class="mono" style="padding:0 26px;color:#22303a;font-size:16px"><div class="r sb" style="height:54px;padding:0 14px"><span>To buy, March</span><span class="rel b" style="font-size:26px;margin-right:80px">212${pen(50, 'M-4 24L46 12M58 8l8-6v30M98 4H84l-3 12c8-4 17-1 17 7s-9 11-17 6M124 10c-3-9-17-8-17 2s14 10 17 0c0 8-2 16-8 22')}</span></div>${planned
          .map(
            ([count, what], i) =>
              `<div class="r rel" style="height:26px;padding:0 14px;${i % 2 ? '' : 'background:#dfeadd'}"><span style="width:34px">${count}</span><span>${what}</span>${i === 1 || i === 4 ? pen(200, 'M8 15L214 11') : ''}</div>`,
          )
          .join(
            '',
          )}<div class="r" style="height:38px;padding:0 14px;border-top:2px solid #22303a"><span>Rush, abroad&nbsp;</span><b class="rel">26${pen(20, 'M-4 18L24 6M36 5l5-4v22M54 4c8-6 15 2 6 9 12-1 10 14-6 8')}</b></div></div>`,
        { look: 'paper', style: 'transform:rotate(-1.500deg);background:#f7f5ec' },
      ) +
      box(
        [262, 90, 182],
        `<div class="c lb" style="padding:12px 16px"><span class="mu s15">Impeller, 150 mm</span><b style="font-size:22px;letter-spacing:-.02em;line-height:1.2">6 in the yard</b></div><div class="c" style="padding:6px 16px 10px">${[
          ['Hull shop', 0],
          ['Engine shop', 2],
          ['Pipe shop', 4],
          ['Electric shop', 0],
          ['Paint shop', 0],
        ]
          .map(
            ([shop, count]) =>
              `<div class="r sb s16 ${count ? 'b' : 'mu'}" style="height:27px"><span>${shop}</span><span class="num ${count ? 'ac' : ''}">${count}</span></div>`,
          )
          .join('')}</div>`,
        { style: 'background:var(--raised)' },
      )
    );
  },
};

/** An evening of orders while one of eight partners was down, compared with such an evening before. */
const outageStory: PlateDrawing = {
  slug: 'api-integration-story',
  color: 'iris',
  picture: () => {
    const [left, down, up] = [118, 214, 358];
    const couriers = [220, 230, 240, 250, 260].map((y) => `M${left} ${y}H470`).join('');
    const line = 'M20 164C80 154 130 138 190 128S290 112 330 119 420 138 470 146';
    return (
      `<svg class="abs" width="460" height="330" fill="none"><path d="M${down} 82h${up - down}v234h-${up - down}z" fill="var(--bad)" fill-opacity=".12"/><path d="M${down} 82V316M${up} 82V316" stroke="var(--bad)" stroke-opacity=".5"/><path d="${line}V200H20z" fill="var(--accent)" fill-opacity=".16"/><path d="M20 200H470" stroke="var(--line)" stroke-width="2"/><path d="M20 172C80 164 130 150 202 139L${down} 198H${up}L372 158 470 160" stroke="var(--bad)" stroke-width="2.500" stroke-dasharray="5 6"/><path d="${line}" stroke="var(--accent)" stroke-width="4.500"/><g stroke="var(--accent)" stroke-width="5"><path d="${couriers}M${left} 280H470M${left} 314H470" stroke-opacity=".65"/><path d="M${left} 297H${down - 22}M${up + 22} 297H470" stroke-opacity=".65"/></g><path d="M${down + 4} 297H${up - 4}" stroke="var(--bad)" stroke-width="3" stroke-dasharray="2 8"/><path d="M${down - 22} 297C${down - 6} 297 ${down - 16} 280 ${down} 280H${up}C${up + 16} 280 ${up + 6} 297 ${up + 22} 297" stroke="#fff" stroke-width="5"/></svg>` +
      `<div class="abs r g16" style="left:20px;top:14px"><b style="font-size:64px;line-height:1;letter-spacing:-.04em">0</b><div class="c"><b class="s20">orders lost</b><span class="mu s16">A gateway was down for three hours</span></div></div>` +
      (
        [
          [20, 106, 'mu', 'orders an hour'],
          [down + 8, 86, 'bad', '19:10'],
          [up - 46, 86, 'bad', '22:10'],
          [down + 17, 170, 'bad', 'before: no sales'],
          [20, 229, 'mu', '5 couriers'],
          [20, 286, 'mu', '3 gateways'],
        ] as const
      )
        .map(
          ([x, y, look, words]) =>
            `<span class="abs s15 num nw ${look}" style="left:${x}px;top:${y}px">${words}</span>`,
        )
        .join('')
    );
  },
};

export const buildStories: readonly PlateDrawing[] = [printStory, deliveryStory, partsStory, outageStory];
