import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, glow, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const line = (text: string, style = '') => `<div class="nw" style="${style}">${text}</div>`;

const caught =
  'background:color-mix(in srgb,var(--accent) 18%,transparent);margin:0 -18px;padding:0 18px;box-shadow:inset 3px 0 var(--accent)';
const exchange = [
  line('<span class="fa"># signed in as a test customer</span>'),
  line('<span class="ac">GET</span> /api/invoices/<b style="color:#fff">20916</b>'),
  line('<span style="color:#7fe3a4">200</span> Kadam Textiles <span class="fa">(ours)</span>'),
  line('<span class="ac">GET</span> /api/invoices/<b style="color:#fff">20917</b>'),
  line('<span class="bad b">200 Monsoon Tea</span> <span class="fa">(not ours)</span>', caught),
  line('<span class="ac">GET</span> /api/invoices/<b style="color:#fff">20918</b>'),
  line('<span class="bad b">200 Heron Hotels</span> <span class="fa">(not ours)</span>', caught),
  line('<span class="fa">… 212 in all</span>'),
];

/** The tester's input and its output. */
const terminal = (size = 13, lines = exchange) =>
  `<div class="mono" style="padding:12px 18px;font-size:${size}px;line-height:1.6;color:#c9d8dc">${lines.join('')}</div>`;

const number =
  '<div class="r sb" style="font-size:13px;color:#5b645f"><span>Finding 4 of 11</span><span style="padding:3px 10px;border-radius:3px;background:#b3431f;color:#fff;font-weight:600">High</span></div>';

const finding = () =>
  `<div style="padding:18px 22px;color:#1b2529">${number}<div style="font-size:22px;line-height:1.16;letter-spacing:-.02em;font-weight:620;margin:8px 0 10px">Invoices of other customers can be opened</div><div style="font-size:14px;line-height:1.45;color:#39444a">The route asks whether somebody is signed in, not whose invoice it is. One line mends it; it is in the pull request attached.</div><div class="r g10" style="margin-top:12px;padding-top:12px;border-top:1.500px solid #5d6a66;font-size:14px">${tick('#0c7a68', 22)}<span class="f1">Retest passed, nine days later</span>${face('Arif', 32)}</div></div>`;

/** The one line that ends it. */
const mended = () =>
  `<div class="c g12" style="padding:18px 20px"><div class="r sb"><b class="s18">Pull request 381</b><span class="pill" style="height:30px;font-size:16px;color:#3fd6b4;background:rgba(63,214,180,.15)">merged</span></div><div class="mono" style="border-radius:9px;overflow:hidden;font-size:17px;background:#0a1118"><div class="nw" style="padding:7px 12px;background:rgba(245,160,124,.16);color:#f7b79b">− if (signedIn)</div><div class="nw" style="padding:7px 12px;background:rgba(63,214,180,.15);color:#8fe9d3">+ if (invoice.owner === customer)</div></div></div>`;

/** The break-in as it happened, and the page of the report that ends it. */
export const security: SceneDrawing = {
  slug: 'cybersecurity',
  color: 'coral',
  span: 'page',
  wide: () =>
    glow(260, 200, 800, 500) +
    box(
      [0, 372, 640, 352],
      `<div class="r sb lb s16" style="height:48px;padding:0 22px"><span class="mu">customer portal · test 7</span><span class="r g8 bad b"><i class="dot" style="background:var(--accent)"></i>in</span></div>${terminal(19)}`,
      { style: 'background:#0a1118' },
    ) +
    '<svg class="abs" style="inset:0" width="1120" height="740" fill="none" stroke="var(--accent)" stroke-width="2.5"><path d="M640 545h10q20 0 20-20V190q0-20 20-20h68"/><path d="M746 162l12 8-12 8"/><path d="M936 336v190" stroke="var(--ok)"/><path d="M928 516l8 12 8-12" stroke="var(--ok)"/></svg>' +
    box(
      [760, 20, 360],
      adapt(finding(), {
        'font-size:13px': 'font-size:16px',
        'font-size:14px': 'font-size:17px',
        'font-size:22px': 'font-size:26px',
      }),
      { look: 'paper' },
    ) +
    box([690, 530, 430], mended(), { style: 'background:var(--raised)' }),
  tall: () =>
    glow(10, 10, 330, 340) +
    box([0, 0, 350, 250], terminal(12.5), { style: 'background:#0a1118' }) +
    box([16, 186, 322], adapt(finding(), { 'font-size:22px': 'font-size:20px' }), { look: 'paper' }),
  tallHeight: 444,
  tile: () =>
    box([20, 12, 420, 240], terminal(14, exchange.slice(1, 5)), { style: 'background:#0a1118' }) +
    box(
      [92, 113, 244, 84],
      `<div class="c g8" style="padding:10px 16px;color:#1b2529">${number}<div class="r g8" style="font-size:14px">${tick('#0c7a68', 20)}Retest passed in nine days</div></div>`,
      { look: 'paper', style: 'transform:rotate(-1.200deg)' },
    ),
};
