import { adapt } from '../kit/adapt';
import { addressBar, box, face, glow, tick } from '../kit/parts';
import { key, type PlateDrawing } from './plates';

/** A machine of the map below. */
const machine = (x: number, y: number, name: string, note: string, look = '') =>
  box(
    [x, y, 158],
    `<div class="c" style="padding:10px 14px"><b class="s16">${name}</b><span class="mu s14 nw">${note}</span></div>`,
    { style: `background:var(--raised);${look}` },
  );

const finding = (number: number, what: string, weight: string, color: string) =>
  `<div class="r g12" style="height:40px;border-top:1px solid #cbc5b3;font-size:16px"><span class="num" style="width:22px;color:#5b645f">${number}</span><span class="f1 nw">${what}</span><span class="nw" style="color:${color};font-weight:600">${weight}</span></div>`;

/** Larger versions of pictures in `plates`, for half of a wide page. */
export const largePlates: readonly PlateDrawing[] = [
  {
    slug: 'api-integration-large',
    color: 'iris',
    large: true,
    picture: () =>
      box(
        [28, 28, 544, 420],
        `<div class="r sb lb s15" style="height:46px;padding:0 22px"><b>openapi.yaml</b><span class="mu">version 2</span></div><div class="mono" style="padding:14px 22px;font-size:14.5px;line-height:1.72">${[
          key(0, '/v2/shipments'),
          key(1, 'post'),
          key(2, 'summary', 'Book a pickup'),
          key(2, 'parameters'),
          key(3, '- name', '<b style="color:#fff">Idempotency-Key</b>'),
          key(4, 'in', 'header'),
          key(4, 'required', '<b class="ok">true</b>'),
          key(2, 'requestBody'),
          key(3, '$ref', "'#/Shipment'"),
          key(2, 'responses'),
          key(3, "'201'", 'booked'),
          key(3, "'200'", 'replayed, same key'),
          key(3, "'409'", 'same key, another order'),
        ].join('')}</div>`,
        { style: 'background:#0a1118' },
      ) +
      box(
        [370, 226, 220],
        `<div class="p16 c g8 s15"><b>Kept for two versions</b>${['v1, until May', 'v2, today', 'v2.5, in review'].map((name, i) => `<div class="r g10">${i === 1 ? tick('var(--ok)', 18) : '<i class="dot" style="margin:5px;background:var(--line)"></i>'}<span class="${i === 1 ? 'b' : 'mu'}">${name}</span></div>`).join('')}</div>`,
        { style: 'background:var(--raised)' },
      ),
  },
  {
    slug: 'custom-web-applications-large',
    color: 'jade',
    large: true,
    picture: () =>
      box(
        [28, 28, 544, 420],
        `${adapt(addressBar('orders.kadamtextiles.example'), { s12: 's14' })}<div class="r sb" style="padding:18px 24px 12px;border-top:4px solid #14505a"><b class="s24" style="color:#14505a">Your orders</b><span class="s15 mu">Rupali Garments</span></div><div class="r lb s15 mu" style="gap:26px;padding:0 24px">${['All, 43', 'Open, 2', 'Invoices'].map((name, i) => `<span style="padding-bottom:10px;${i === 0 ? 'color:#14505a;font-weight:600;box-shadow:0 2px #14505a' : ''}">${name}</span>`).join('')}</div>${[
          ['7731', 'Blue twill, 240 m', 'Tk 93,600', 'on the truck', '#8f5a0a'],
          ['7726', 'Ivory voile, 310 m', 'Tk 62,000', 'being cut', '#54636d'],
          ['7702', 'White poplin, 600 m', 'Tk 108,000', 'delivered', 'var(--ok)'],
          ['7688', 'Grey canvas, 90 m', 'Tk 40,500', 'delivered', 'var(--ok)'],
          ['7671', 'Red twill, 120 m', 'Tk 46,800', 'delivered', 'var(--ok)'],
        ]
          .map(
            ([order, what, sum, state, color]) =>
              `<div class="r g16 lb s15" style="height:46px;padding:0 24px"><b class="num" style="width:44px">${order}</b><span class="f1 nw">${what}</span><span class="num mu" style="width:92px;text-align:right">${sum}</span><span style="width:92px;text-align:right;color:${color}">${state}</span></div>`,
          )
          .join('')}`,
        { look: 'card lite', style: 'background:#fcf9f2' },
      ) +
      box(
        [364, 348, 220],
        `<div class="r g12 p14">${tick('var(--ok)', 28)}<div class="c"><b class="s16">Invoice 20916</b><span class="mu s14">downloaded, 09:14</span></div></div>`,
        { style: 'background:var(--raised)' },
      ),
  },
  {
    slug: 'cloud-migration-large',
    color: 'sky',
    large: true,
    picture: () =>
      `<svg class="abs" width="600" height="430" fill="none" stroke-linecap="round"><rect x="22" y="66" width="374" height="218" rx="18" stroke="var(--accent)" stroke-width="2" stroke-dasharray="7 7" fill="color-mix(in srgb,var(--accent) 7%,transparent)"/><g stroke="var(--accent)"><path d="M119 148V202" stroke-width="8"/><path d="M198 116H220" stroke-width="6"/><path d="M198 231H220" stroke-width="3"/></g><g stroke="#5d7484" stroke-width="2"><path d="M378 116H420M378 231H420M119 264V336"/></g><path d="M299 264V336" stroke="#e9c46a" stroke-width="3" stroke-dasharray="2 8"/></svg><div class="abs r sb" style="left:24px;right:24px;top:22px"><b class="s20">Wave 4 moves together</b><span class="mu s14">14 days recorded</span></div>` +
      machine(40, 86, 'ERP', '38,000 calls a day') +
      machine(220, 86, 'Sign-on', 'at every login') +
      machine(40, 200, 'Payroll data', '1.4 TB') +
      machine(220, 200, 'Bank files', 'nightly, 2 AM') +
      machine(420, 86, 'Intranet', 'moves in wave 2') +
      machine(420, 200, 'Reporting', 'moves in wave 3') +
      machine(40, 336, 'File archive', 'can go first') +
      machine(220, 336, 'An old PC', 'on nobody’s list', 'border-color:#e9c46a') +
      machine(420, 336, 'Test systems', 'go in wave 1'),
  },
  {
    slug: 'ci-cd-devops-large',
    color: 'sky',
    large: true,
    picture: () =>
      box(
        [28, 28, 544, 420],
        `<div class="r sb lb" style="height:46px;padding:0 22px"><b class="mono s15">terraform plan</b><span class="mu s15">pull request 1180</span></div><div class="mono s15" style="padding:16px 22px;line-height:1.8">${[
          ['var(--ok)', '+', 'subnet.reserve_region'],
          ['var(--ok)', '+', 'database.replica[1]'],
          ['var(--muted)', '&ensp;', '&ensp;region&ensp;&ensp;= reserve'],
          ['var(--muted)', '&ensp;', '&ensp;backups&ensp;= 14 days'],
          ['#e9c46a', '~', 'cluster.nodes&ensp;3 -> 5'],
          ['var(--bad)', '-', 'vm.jenkins_2016'],
        ]
          .map(
            ([color, sign, what]) =>
              `<div style="color:${sign === '~' || sign === '&ensp;' ? color : 'inherit'}"><span style="color:${color}">${sign}</span> ${what}</div>`,
          )
          .join(
            '',
          )}<div class="mu" style="margin-top:14px;padding-top:14px;border-top:1px solid var(--line)">2 to add, 1 to change, 1 to destroy</div></div><div class="c g8 s15" style="padding:4px 22px">${['Rules of your auditor kept', 'No credentials in it'].map((what) => `<div class="r g10">${tick('var(--ok)', 20)}<span class="mu">${what}</span></div>`).join('')}</div>`,
        { style: 'background:#0a1118' },
      ) +
      box(
        [324, 326, 262],
        `<div class="r g12 p14">${face(1, 44)}<div class="c"><b class="s16">Apply, after lunch</b><span class="mu s15">rebuilt once in staging</span></div></div>`,
        { look: 'card lite', style: 'background:#fcf9f2' },
      ),
  },
  {
    slug: 'cybersecurity-large',
    color: 'coral',
    large: true,
    picture: () =>
      glow(90, 0, 460, 420) +
      box([176, 34, 386, 480], '', {
        look: 'paper',
        style: 'transform:rotate(4deg);filter:brightness(.82)',
      }) +
      box(
        [40, 28, 430, 520],
        `<div style="padding:26px 32px;color:#1b2529"><div style="height:6px;width:64px;background:#b3431f"></div><div style="margin-top:18px;font-size:34px;line-height:1.08;letter-spacing:-.03em;font-weight:620">Security audit</div><div style="font-size:16px;color:#3d474b;margin-top:6px">Customer portal and invoices</div><div class="r" style="gap:34px;margin:18px 0 14px;font-size:15px">${[
          ['11', 'findings'],
          ['2', 'high'],
          ['0', 'open'],
        ]
          .map(
            ([figure, name]) =>
              `<div class="c"><b style="font-size:30px;line-height:1">${figure}</b><span style="color:#5b645f">${name}</span></div>`,
          )
          .join(
            '',
          )}</div>${finding(4, 'Invoices of others open', 'High', '#b3431f')}${finding(7, 'A test server answers', 'High', '#b3431f')}${finding(9, 'Sessions outlive a password', 'Medium', '#7a5a12')}${finding(2, 'Old library in the portal', 'Low', '#3d474b')}</div>`,
        { look: 'paper', style: 'transform:rotate(-2deg)' },
      ) +
      box(
        [322, 339, 260],
        `<div class="r g12 p14">${face(4, 44)}<div class="c"><b class="s16">Read by one person</b><span class="mu s15 nw">who can do something</span></div></div>`,
        { style: 'background:var(--raised)' },
      ),
  },
];
