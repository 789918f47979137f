import { face } from '../../../shared-content/art';
import { box, glow, tick } from '../kit/parts';
import type { PlateDrawing } from './plates';

const list = (rows: readonly string[], height: number) =>
  rows.map((row) => `<div class="r lb" style="height:${height}px;padding:0 22px">${row}</div>`).join('');

const chart = (where: string, name: string, same: boolean) =>
  `<div class="c f1"><span class="mu s15">${where}</span><b class="s18">${name}</b></div><span class="c s15 num" style="text-align:right"><span>12 Mar 1971</span><span class="${same ? 'ok b' : 'mu'}">… 4417</span></span>`;

/** Two charts of one patient, found before a third is opened. */
const patientPlate: PlateDrawing = {
  slug: 'healthcare',
  color: 'jade',
  picture: () =>
    glow(60, 10, 360, 300) +
    box(
      [20, 22, 420, 340],
      `<div class="r sb lb" style="padding:16px 22px"><b class="s20">Same person?</b><span class="pill" style="height:30px;font-size:15px">97% alike</span></div>${list([chart('Reception', 'Rahima Khatun', true), chart('Laboratory', 'Rohima Khatoon', true)], 76)}<div class="r g10 s16" style="padding:18px 22px"><span class="btn" style="height:46px;background:#0a6a59;color:#fff">Join the files</span><span class="btn ghost" style="height:46px">Ask her</span></div>`,
      { look: 'card lite', style: 'background:#fdfcf9;--accent:#0f8f7c' },
    ),
};

const minute = (time: string, what: string, note: string, look = 'mu') =>
  `<b class="num s16" style="width:66px">${time}</b><span class="f1 s16 nw">${what}</span><span class="s15 num ${look}">${note}</span>`;

/** An exam of four thousand that opens at nine, and is on the devices at half past eight. */
const examPlate: PlateDrawing = {
  slug: 'education',
  color: 'amber',
  picture: () =>
    glow(60, 20, 360, 300) +
    box(
      [20, 22, 420, 340],
      `<div class="r sb lb" style="padding:16px 22px"><b class="s20">Physics, paper 2</b><span class="mu s15">4,012 students</span></div>${list(
        [
          minute('08:30', 'Locked paper on phones', '4,012', 'ok b'),
          minute('09:00', 'Key sent', '64 bytes'),
          minute('09:00', 'Open within 4 s', '3,987', 'ok b'),
          minute('09:03', 'The last, over 2G', '25'),
        ],
        63,
      )}`,
      { style: 'background:var(--raised)' },
    ),
};

/** A carton at its handover: the tape, the label and, from the second photograph on, the water. */
const carton = (wet: boolean) =>
  `<svg width="190" height="136" viewBox="0 0 190 136"><defs><clipPath id="side"><path d="M26 44l72 20v62l-72-22z"/></clipPath><linearGradient id="kraft${wet}" x2="0" y2="1"><stop stop-color="#c79862"/><stop offset="1" stop-color="#a4743f"/></linearGradient></defs><path d="M0 0h190v136H0z" fill="#39454c"/><path d="M0 104h190v32H0z" fill="#232d33"/><path d="M26 44l70-20 70 16-68 24z" fill="#d8ad78"/><path d="M26 44l72 20v62l-72-22z" fill="url(#kraft${wet})"/><path d="M98 64l68-24v60l-68 26z" fill="#8d6233"/><path d="M58 35l70 17v22l-12 4V58L46 39z" fill="#eadfc6" opacity=".75"/><path d="M112 84l38-14v20l-38 14z" fill="#f6f2e8"/><path d="M117 88l24-9m-24 15l16-6" stroke="#39454c" stroke-width="2.500"/>${wet ? '<path d="M20 92q12-7 24-2t22 0 18 9 24 5v40H20z" fill="#5a3719" fill-opacity=".7" stroke="#40260f" stroke-width="1.500" clip-path="url(#side)"/>' : ''}</svg>`;

/** The same carton at two handovers: the box was dry at the gate. */
const handoverPlate: PlateDrawing = {
  slug: 'logistics',
  color: 'lagoon',
  picture: () =>
    [
      ['Faridpur', '07:52', 'Dry', 'ok', 'Kamal', 'Shila'],
      ['Dhaka', '14:40', 'Wet', 'bad', 'Shila', 'Arif'],
    ]
      .map(([where, time, what, look, from, to], i) =>
        box(
          [20 + i * 216, 64, 204],
          `<div style="padding:7px 7px 0"><div style="border-radius:9px;overflow:hidden">${carton(i === 1)}</div></div><div class="c" style="padding:12px 14px 15px"><span class="r sb b s16"><span>${where}, ${time}</span><span class="${look}">${what}</span></span><span class="mu s15 nw" style="padding-top:5px">Handed over by ${from}</span><span class="mu s15">taken by ${to}</span></div>`,
          { style: 'background:var(--raised)' },
        ),
      )
      .join('') +
    `<div class="abs r sb" style="left:22px;right:22px;top:22px"><b class="s20">Carton 14 of 24</b><span class="mu s15">a photo at each handover</span></div>`,
};

/** A page of a register, typed twice. Where the two differ, the registrar checks the page. */
const registerPlate: PlateDrawing = {
  slug: 'government',
  color: 'iris',
  picture: () =>
    box(
      [18, 10, 270, 360],
      `<div style="padding:22px 24px;color:#24304a"><div class="r sb" style="font-size:15px;color:#5b5a52;border-bottom:2px solid #8b4a3a;padding-bottom:8px"><span>Register 12</span><span>page 88</span></div>${[
        ['213', 'A. Mannan', '1.8'],
        ['214', 'Rahela B.', '3.2'],
        ['215', 'S. Dutta', '0.9'],
        ['216', 'Rahela B.', '2.4'],
        ['217', 'M. Begum', '1.1'],
        ['218', 'T. Roy', '3.0'],
      ]
        .map(
          ([plot, owner, area], i) =>
            `<div class="r g12" style="height:44px;border-bottom:1px solid #cfc6ae;font-style:italic;font-size:19px;${i === 1 ? 'background:rgba(233,196,106,.42);margin:0 -10px;padding:0 10px' : ''}"><span style="width:40px">${plot}</span><span class="f1 nw">${owner}</span><span>${area}</span></div>`,
        )
        .join('')}</div>`,
      { look: 'paper', style: 'transform:rotate(-1.500deg)' },
    ) +
    box(
      [274, 64, 172],
      `<div class="c g6 p14 s15"><b class="s17">Plot 214, area</b><div class="r sb"><span class="mu">First typist</span><b class="num s17">3.2</b></div><div class="r sb"><span class="mu">Second</span><b class="num s17 bad">3.7</b></div><div class="r g10 lt" style="padding-top:9px">${face('Mahbuba', 38)}<div class="c"><b>Registrar</b><span class="r g6 ok">${tick('var(--ok)', 18)}it is 3.2</span></div></div></div>`,
      { style: 'background:var(--raised)' },
    ),
};

/** One challenge of an industry, with our answer. */
export const challengePlates: readonly PlateDrawing[] = [
  patientPlate,
  examPlate,
  handoverPlate,
  registerPlate,
];
