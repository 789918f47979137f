import { face } from '../../../shared-content/art';
import type { SectionColor } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { addressBar, box, glow, tick } from '../kit/parts';
import { saree } from '../services/ecommerce';

/** A picture of the work beside a list: 460 by 330. No text under 15 px, because a phone shows all of it at 350. */
export interface PlateDrawing {
  slug: string;
  color: SectionColor;
  picture: () => string;
  /** 600 by 430 instead, for half of a wide page; no text under 14 px. */
  large?: true;
}

const key = (indent: number, name: string, value = '') =>
  `<div style="padding-left:${indent * 20}px"><span class="ac">${name}:</span> ${value}</div>`;

/** The contract of an API, as the client's developers read it. */
const apiPlate: PlateDrawing = {
  slug: 'api-integration',
  color: 'iris',
  picture: () =>
    box(
      [20, 20, 420, 340],
      `<div class="r sb lb s15" style="height:46px;padding:0 20px"><b>openapi.yaml</b><span class="mu">version 2</span></div><div class="mono" style="padding:14px 20px;font-size:15px;line-height:1.68">${key(0, '/v2/shipments')}${key(1, 'post')}${key(2, 'summary', 'Book a pickup')}${key(2, 'parameters')}${key(3, '- name', '<b style="color:#fff">Idempotency-Key</b>')}${key(4, 'required', '<b class="ok">true</b>')}${key(2, 'responses')}${key(3, "'201'", 'booked')}</div>`,
      { style: 'background:#0a1118' },
    ) +
    box(
      [246, 207, 196],
      `<div class="p10 c g4 s15"><b>Kept for two versions</b>${['v1, until May', 'v2, today', 'v2.5, in review'].map((name, i) => `<div class="r g8">${i === 1 ? tick('var(--ok)', 18) : '<i class="dot" style="margin:5px;background:var(--line)"></i>'}<span class="${i === 1 ? 'b' : 'mu'}">${name}</span></div>`).join('')}</div>`,
      { style: 'background:var(--raised)' },
    ),
};

/** The cover of an audit's report and its last page. */
const securityPlate: PlateDrawing = {
  slug: 'cybersecurity',
  color: 'coral',
  picture: () =>
    glow(60, 0, 380, 320) +
    box([138, 28, 290, 400], '', { look: 'paper', style: 'transform:rotate(4deg);filter:brightness(.82)' }) +
    box(
      [26, 24, 320, 420],
      `<div style="padding:28px 30px;color:#1b2529"><div style="height:6px;width:64px;background:#b3431f"></div><div style="font-size:32px;line-height:1.08;letter-spacing:-.03em;font-weight:620;margin-top:20px">Security audit</div><div style="font-size:18px;color:#3d474b;margin-top:8px">Customer portal and invoices</div><div class="r" style="gap:28px;margin-top:24px;font-size:16px">${[
        ['11', 'findings'],
        ['2', 'high'],
        ['0', 'open'],
      ]
        .map(
          ([figure, name]) =>
            `<div class="c"><b style="font-size:30px;line-height:1">${figure}</b><span style="color:#5b645f">${name}</span></div>`,
        )
        .join('')}</div></div>`,
      { look: 'paper', style: 'transform:rotate(-2deg)' },
    ) +
    box(
      [188, 238, 254],
      `<div class="r g12 p14">${face('Sumon', 44)}<div class="c"><b class="s16">Read by one person</b><span class="mu s15 nw">who can do something</span></div></div>`,
      { style: 'background:var(--raised)' },
    ),
};

/** A product's page of a store, its questions answered above the button. */
const storePlate: PlateDrawing = {
  slug: 'ecommerce-solutions',
  color: 'amber',
  picture: () =>
    box(
      [20, 20, 420, 340],
      `<div class="r top"><div style="flex:none">${saree('#14505a', '#f3e6c8', 148, 310)}</div><div class="c g16 f1 s15" style="padding:30px 18px"><b class="serif s28">River jamdani</b><b class="s20 num">Tk 7,900</b>${['Three left, counted at 14:02', 'In Dhaka tomorrow, Tk 80', 'Goes back free for 14 days'].map((what) => `<div class="r g8">${tick('var(--ok)', 20)}<span class="nw">${what}</span></div>`).join('')}<span class="btn" style="background:#14505a;color:#fff;height:52px;margin-top:10px">Put in the bag</span></div></div>`,
      { look: 'card lite', style: 'background:#fcf9f2' },
    ),
};

/** A payroll run with its three exceptions. */
const payrollPlate: PlateDrawing = {
  slug: 'enterprise-software',
  color: 'sky',
  picture: () =>
    box(
      [20, 20, 420, 330],
      `<div class="r sb lb" style="padding:16px 22px"><b class="s20">Payroll, October</b><span class="s16 mu">1,204 people</span></div>${[
        ['1,201', 'as last month', 'var(--ok)'],
        ['2', 'joined on the 14th', 'var(--accent)'],
        ['1', 'overtime above 60 hours', 'var(--bad)'],
      ]
        .map(
          ([figure, what, color]) =>
            `<div class="r g16 lb" style="height:62px;padding:0 22px"><i class="dot" style="width:11px;height:11px;background:${color}"></i><b class="s20 num" style="width:58px">${figure}</b><span class="s17">${what}</span></div>`,
        )
        .join(
          '',
        )}<div class="r g12" style="padding:14px 22px"><span class="btn s16" style="height:42px">Run</span><span class="s16 mu">waits for a second person</span></div>`,
      { style: 'background:var(--raised)' },
    ),
};

const note = (x: number, y: number, turn: number, color: string, words: string, done = false) =>
  box(
    [x, y, 118, 112],
    `<div style="padding:11px;font-size:21px;line-height:1.2;letter-spacing:-.025em;color:#1d2326;font-weight:550;${done ? 'text-decoration:line-through 2px #d3120c' : ''}">${words}</div>`,
    {
      look: '',
      style: `transform:rotate(${turn}deg);background:${color};box-shadow:0 12px 22px -8px rgba(0,0,0,.55)`,
    },
  );

/** A wall after the first workshop: today's steps, their unknown reasons, and their replacements. */
const wallPlate: PlateDrawing = {
  slug: 'digital-transformation',
  color: 'iris',
  picture: () =>
    note(24, 27, -2, '#f3dd8a', 'Form in three copies', true) +
    note(171, 25, 1.5, '#bfe3d4', 'Who reads copy 3?') +
    note(318, 28, -1.5, '#f2b8a0', 'Nobody, since 1998') +
    note(24, 192, 1.5, '#bfe3d4', 'Photo of the part') +
    note(171, 190, -1.5, '#f3dd8a', 'Signed by four', true) +
    note(318, 191, 2, '#c9c3f0', 'One limit: Tk\u00a020,000') +
    '<svg class="abs" style="inset:0" width="460" height="330" fill="none" stroke="var(--accent)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M148 83h16m-6-6l6 6-6 6M295 83h16m-6-6l6 6-6 6M295 247h16m-6-6l6 6-6 6"/><path d="M379 146C377 174 92 148 82 182m-8-7l8 7 7-8"/></svg>',
};

/** The questions of buyers, counted on the telephone, that a site has to answer. */
const questionsPlate: PlateDrawing = {
  slug: 'website-design',
  color: 'coral',
  picture: () =>
    box(
      [22, 20, 416, 360],
      `<div style="padding:26px 24px;color:#1d272b"><b style="font-size:25px;letter-spacing:-.02em">Asked on the phone, in March</b>${[
        ['What does it cost?', 41],
        ['How soon can you deliver?', 33],
        ['Who else bought it?', 18],
        ['May I see one?', 12],
      ]
        .map(
          ([what, times]) =>
            `<div class="r" style="height:55px;border-bottom:1px solid #cbc5b3;font-size:18px"><span class="nw" style="width:238px">${what}</span><span class="f1"><i style="display:block;height:14px;border-radius:2px;width:${Number(times) * 2.2}px;background:#b3431f"></i></span><b class="num" style="width:30px;text-align:right">${times}</b></div>`,
        )
        .join('')}</div>`,
      { look: 'paper', style: 'transform:rotate(-1.200deg)' },
    ),
};

/** The client's customers' view: orders and invoices, without a call. */
const portalPlate: PlateDrawing = {
  slug: 'custom-web-applications',
  color: 'jade',
  picture: () =>
    box(
      [20, 20, 420, 340],
      `${adapt(addressBar('orders.kadamtextiles.example'), { s12: 's15' })}<div class="r sb" style="padding:16px 22px 8px;border-top:4px solid #14505a"><b class="s20" style="color:#14505a">Your orders</b><span class="s16 mu">Rupali Garments</span></div>${[
        ['7731', 'Blue twill, 240 m', 'on the truck', '#8f5a0a'],
        ['7702', 'White poplin, 600 m', 'delivered', 'var(--ok)'],
        ['7688', 'Grey canvas, 90 m', 'delivered', 'var(--ok)'],
      ]
        .map(
          ([order, what, state, color]) =>
            `<div class="r g16 lb s16" style="height:52px;padding:0 22px"><b class="num" style="width:46px">${order}</b><span class="f1 nw">${what}</span><span style="color:${color}">${state}</span></div>`,
        )
        .join('')}`,
      { look: 'card lite', style: 'background:#fcf9f2' },
    ) +
    box(
      [224, 256, 222],
      `<div class="r g12 p12">${tick('var(--ok)', 28)}<div class="c"><b class="s16">Invoice 20916</b><span class="mu s15">downloaded, 09:14</span></div></div>`,
      { style: 'background:var(--raised)' },
    ),
};

/** Findings of two weeks of recorded traffic: what has to move together, and what was missing from the list. */
const trafficPlate: PlateDrawing = {
  slug: 'cloud-migration',
  color: 'sky',
  picture: () => {
    const machine = (x: number, y: number, w: number, name: string, note: string, look = '') =>
      box(
        [x, y, w],
        `<div class="c" style="padding:9px 15px"><b class="s17">${name}</b><span class="mu s15 nw">${note}</span></div>`,
        { style: `background:var(--raised);${look}` },
      );
    return `<svg class="abs" width="460" height="330" fill="none" stroke-linecap="round"><rect x="16" y="50" width="428" height="174" rx="18" stroke="var(--accent)" stroke-width="2" stroke-dasharray="7 7" fill="color-mix(in srgb,var(--accent) 7%,transparent)"/><path d="M110 128V146" stroke="var(--accent)" stroke-width="9"/><path d="M210 97H252" stroke="var(--accent)" stroke-width="6"/><path d="M210 177H252" stroke="var(--accent)" stroke-width="3"/><path d="M110 208V250" stroke="#5d7484" stroke-width="2"/><path d="M339 208V250" stroke="#e9c46a" stroke-width="3" stroke-dasharray="2 8"/></svg><div class="abs r sb" style="left:18px;right:18px;top:14px"><b class="s20">Wave 4 moves together</b><span class="mu s15">14 days recorded</span></div>${machine(30, 64, 184, 'ERP', '38,000 calls a day')}${machine(30, 144, 184, 'Payroll data', '1.4 TB')}${machine(246, 64, 184, 'Sign-on', 'at every login')}${machine(246, 144, 184, 'Bank files', 'nightly, 2 AM')}${machine(30, 248, 184, 'File archive', 'can go first')}${machine(246, 248, 184, 'An old PC', 'on nobody’s list', 'border-color:#e9c46a')}`;
  },
};

/** The effects of a change of infrastructure, shown before anyone presses a button. */
const planPlate: PlateDrawing = {
  slug: 'ci-cd-devops',
  color: 'sky',
  picture: () =>
    box(
      [20, 20, 420, 340],
      `<div class="r lb" style="height:46px;padding:0 20px;gap:18px"><b class="mono s15">terraform plan</b><span class="mu s15">pull request 1180</span></div><div class="mono s16" style="padding:18px 22px;line-height:1.65">${[
        ['ok', '+', 'subnet.reserve_region'],
        ['ok', '+', 'database.replica[1]'],
        ['#e9c46a', '~', 'cluster.nodes  3 -> 5'],
        ['bad', '-', 'vm.jenkins_2016'],
      ]
        .map(([color = '', sign, what]) =>
          color.startsWith('#')
            ? `<div style="color:${color}">${sign} ${what}</div>`
            : `<div><span class="${color}">${sign}</span> ${what}</div>`,
        )
        .join('')}<div class="mu" style="margin-top:6px">2 to add, 1 to change, 1 to destroy</div></div>`,
      { style: 'background:#0a1118' },
    ) +
    box(
      [176, 248, 254],
      `<div class="r g12 p14">${face('Farhana', 44)}<div class="c"><b class="s16">Apply, after lunch</b><span class="mu s15">rebuilt once in staging</span></div></div>`,
      { look: 'card lite', style: 'background:#fcf9f2' },
    ),
};

const quarter = (name: string, from: number, to: number, color: string) =>
  `<div class="r" style="height:45px;border-bottom:1px solid #cbc5b3;position:relative"><span style="width:146px">${name}</span><i class="abs" style="left:${146 + from * 29}px;width:${(to - from) * 29 - 4}px;height:18px;border-radius:3px;background:${color}"></i></div>`;

/** A roadmap: eight quarters on one sheet, and what was struck off it. */
const roadmapPlate: PlateDrawing = {
  slug: 'it-consulting',
  color: 'sky',
  picture: () =>
    box(
      [18, 20, 424, 360],
      `<div style="padding:22px 22px;color:#1d272b;font-size:17px"><div class="r" style="border-bottom:2px solid #1d272b;padding-bottom:7px"><b class="s20 nw" style="width:146px">Eight quarters</b><span class="r num s16">${[1, 2, 3, 4, 5, 6, 7, 8].map((q) => `<span style="width:25px;margin-right:4px;text-align:center">${q}</span>`).join('')}</span></div>${quarter('One sign-on', 0, 2, '#2f6f8f')}${quarter('Purchasing', 1, 4, '#2f6f8f')}${quarter('Reports', 4, 6, '#2f6f8f')}${quarter('Warehouse', 5, 8, '#2f6f8f')}<div class="r sb" style="height:48px"><s style="opacity:.7">Mobile app</s><span style="color:#a5361a;font-style:italic">a shorter form does it</span></div></div>`,
      { look: 'paper', style: 'transform:rotate(-1.200deg)' },
    ),
};

export const plates = [
  apiPlate,
  securityPlate,
  storePlate,
  payrollPlate,
  wallPlate,
  questionsPlate,
  portalPlate,
  trafficPlate,
  planPlate,
  roadmapPlate,
];
