import { adapt } from '../kit/adapt';
import { box, glow } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

interface Lanes {
  /** Positions of the two lifelines, `left` and `right`. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const life = ({ left, right, top, bottom }: Lanes) =>
  `<path d="M${left} ${top}V${bottom}M${right} ${top}V${bottom}" stroke="var(--line)" stroke-width="2"/><path d="M${left} ${top + 24}V${bottom - 20}" stroke="var(--accent)" stroke-width="7" stroke-linecap="round" opacity=".5"/>`;

const arrow = (from: number, to: number, y: number, color: string, dash = '') => {
  const back = to < from;
  const end = back ? to + 10 : to - 10;
  return `<path d="M${from} ${y}H${end}" stroke="${color}" stroke-width="2" ${dash && `stroke-dasharray="${dash}"`}/><path d="M${end} ${y - 6}L${back ? to + 1 : to - 1} ${y}l${back ? '9' : '-9'} 6" stroke="${color}" stroke-width="2" stroke-linejoin="round"/>`;
};

/** The place where an answer was lost. */
const lost = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})" stroke="var(--bad)" stroke-width="3" stroke-linecap="round"><path d="M-7-7L7 7M7-7L-7 7"/></g>`;

const said = (x: number, y: number, time: string, words: string, color = 'var(--text)') =>
  `<div class="abs r g10" style="left:${x}px;top:${y}px"><span class="mono fa s12 num">${time}</span><span class="mono b" style="color:${color}">${words}</span></div>`;

/** The same with more room. */
const spoken = (...what: Parameters<typeof said>) =>
  adapt(said(...what), { s12: 's14', 'mono b': 'mono b s15' });

const system = (x: number, y: number, w: number, name: string, what?: string) =>
  box(
    [x, y, w, what ? 56 : 40],
    `<div class="c" style="padding:9px 14px"><b class="s15">${name}</b>${what ? `<span class="mu s12">${what}</span>` : ''}</div>`,
    { style: 'background:var(--raised)' },
  );

const ledger = () =>
  `<div class="p14 c g8"><div class="r sb"><b>Courier’s book</b><span class="pill">1 shipment</span></div><div class="r g10 mono sunk" style="padding:9px 12px"><span class="ac b">DHK-90417</span><span class="mu">2 parcels</span><span class="ok b" style="margin-left:auto">booked</span></div></div>`;

/** One order sent twice over a broken connection, and shipped once. */
export const api: SceneDrawing = {
  slug: 'api-integration',
  color: 'iris',
  wide: () =>
    glow(60, 40, 440, 400) +
    box([8, 44, 552, 352], '', { style: 'background:#0a1118' }) +
    `<svg class="abs" style="inset:0" width="560" height="480" fill="none">${life({ left: 86, right: 482, top: 70, bottom: 366 })}${arrow(86, 482, 134, 'var(--accent)')}<path d="M482 168H272" stroke="var(--ok)" stroke-width="2"/>${lost(260, 168)}<path d="M246 168H98" stroke="var(--line)" stroke-width="2" stroke-dasharray="3 7"/>${arrow(86, 482, 232, 'var(--accent)')}${arrow(482, 86, 298, 'var(--ok)')}${arrow(482, 86, 356, '#f48fb6', '5 5')}</svg>` +
    adapt(
      system(16, 10, 164, 'Shop', 'order 48213') +
        system(386, 10, 166, 'Courier', 'their clock, their rules'),
      {
        s15: 's16',
        s12: 's13',
        '56px': '60px',
      },
    ) +
    spoken(104, 105, '14:02:07', 'POST /shipments') +
    spoken(282, 174, '', 'the answer is lost', 'var(--bad)') +
    spoken(104, 203, '14:02:11', 'POST /shipments') +
    `<span class="abs mono s14" style="left:181px;top:239px;color:var(--accent)">key order-48213-a1, again</span>` +
    spoken(176, 269, '14:02:11', '200, replayed', 'var(--ok)') +
    spoken(176, 327, '16:04:40', 'picked_up, signed', '#f48fb6') +
    box(
      [150, 366, 370],
      adapt(ledger(), {
        mono: 'mono s15',
        '<b>': '<b class="s15">',
        '"pill"': '"pill" style="font-size:13px"',
      }),
      { style: 'background:var(--raised)' },
    ),
  tall: () =>
    glow(10, 20, 330, 340) +
    `<svg class="abs" style="inset:0" width="350" height="400" fill="none">${life({ left: 30, right: 320, top: 56, bottom: 290 })}${arrow(30, 320, 98, 'var(--accent)')}<path d="M320 126H204" stroke="var(--ok)" stroke-width="2"/>${lost(192, 126)}<path d="M178 126H42" stroke="var(--line)" stroke-width="2" stroke-dasharray="3 7"/>${arrow(30, 320, 180, 'var(--accent)')}${arrow(320, 30, 224, 'var(--ok)')}${arrow(320, 30, 266, '#f48fb6', '5 5')}</svg>` +
    system(0, 0, 128, 'Shop', 'order 48213') +
    system(222, 0, 128, 'Courier', 'their rules') +
    said(46, 69, '14:02:07', 'POST /shipments') +
    said(202, 131, '', 'answer lost', 'var(--bad)') +
    said(46, 152, '14:02:11', 'POST, same key') +
    said(120, 196, '14:02:11', '200, replayed', 'var(--ok)') +
    said(120, 238, '16:04:40', 'picked_up', '#f48fb6') +
    box([10, 290, 330], ledger(), { style: 'background:var(--raised)' }),
  tile: () =>
    glow(10, 0, 330, 240) +
    `<svg class="abs" style="inset:0" width="400" height="230" fill="none">${life({ left: 44, right: 312, top: 50, bottom: 240 })}${arrow(44, 312, 86, 'var(--accent)')}<path d="M312 110H196" stroke="var(--ok)" stroke-width="2"/>${lost(184, 110)}${arrow(44, 312, 148, 'var(--accent)')}${arrow(312, 44, 178, 'var(--ok)')}</svg>` +
    system(16, 12, 90, 'Shop') +
    system(246, 12, 90, 'Courier') +
    '<span class="abs pill" style="left:131px;top:20px">1 shipment</span>' +
    said(62, 63, '14:02:07', 'POST /shipments') +
    said(52, 100, '', 'answer lost', 'var(--bad)') +
    said(62, 125, '14:02:11', 'POST, same key') +
    said(140, 155, '14:02:11', '200, replayed', 'var(--ok)'),
};
