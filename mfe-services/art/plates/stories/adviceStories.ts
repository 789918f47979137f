import CloudOff from 'lucide-react/icons/cloud-off';
import { seededRandom, typefaceCss } from '../../../../shared-content/art';
import { box, icon, phone } from '../../kit/parts';
import type { PlateDrawing } from '../plates';

const own = (family: string, name: string) => `<style>${typefaceCss(family, name)}</style>`;

const hour = 73;
const nine = 84;

/** A Monday in the client's calendar: three hours for three margins, and the forty minutes for one. */
const mondayStory: PlateDrawing = {
  slug: 'data-analytics-story',
  color: 'sky',
  picture: () =>
    own('Lexend', 'lexend') +
    box(
      [20, 20, 420, 340],
      `<div class="r sb base" style="padding:13px 22px 0;letter-spacing:-.02em"><b style="font-size:24px">Monday</b><span class="mu s16">one margin for 64 shops</span></div>`,
      { look: 'card lite', style: 'background:#fcfbf8;font-family:Lexend' },
    ) +
    [9, 10, 11, 12]
      .map(
        (time, i) =>
          `<i class="abs" style="left:90px;right:21px;top:${nine + i * hour}px;border-top:1px solid #dcd8cd"></i><span class="abs s15 num" style="left:38px;top:${nine + i * hour - 10}px;width:44px;text-align:right;font-family:Lexend;color:#54636d">${time}:00</span>`,
      )
      .join('') +
    box(
      [98, nine + 2, 322, 3 * hour - 4],
      `<div style="padding:61px 18px 0;font-size:17px;color:#6b5a48"><s class="b" style="font-size:24px;letter-spacing:-.03em;text-decoration:line-through 2.500px #b3431f">3 hours</s>${[
        ['Buyers', '38.2%'],
        ['Shop managers', '33.5%'],
        ['Controllers', '19.8%'],
      ]
        .map(
          ([who, margin], i) =>
            `<div class="r sb" style="height:${i ? 35 : 40}px;${i ? 'border-top:1px solid #dccdb8' : ''}"><span>${who}</span><span class="num">${margin}</span></div>`,
        )
        .join('')}</div>`,
      {
        look: '',
        style:
          'border-radius:10px;border:2px dashed #c4ac8b;background:#f3eadb;font-family:Lexend;letter-spacing:-.015em',
      },
    ) +
    box(
      [90, nine, 338, (hour * 2) / 3],
      `<div class="r sb" style="height:100%;padding:0 20px;letter-spacing:-.03em"><b style="font-size:31px">40 min</b><span class="s18">Margin <b class="num" style="font-size:24px;margin-left:5px">21.4%</b></span></div>`,
      {
        look: '',
        style:
          'border-radius:10px;background:#2456a6;color:#fff;font-family:Lexend;box-shadow:0 18px 30px -10px rgba(16,32,66,.6),inset 0 1px 0 rgba(255,255,255,.25)',
      },
    ),
};

/** A pile of sheets seen from the edge, the lowest on the ground. */
function pile(count: number, x: number, width: number, ground: number): string {
  const random = seededRandom(`rules-${count}`);
  return Array.from({ length: count }, (_, i) => {
    const left = x + Math.floor(random.next() * 16) * 0.4 - 3.2;
    const paper = ['#f4efe2', '#e9e2d1', '#faf6ea'][Math.floor(random.next() * 3)];
    const sheet = (fill: string) =>
      `<rect x="${left.toFixed(1)}" y="${(ground - (i + 1) * 3.2).toFixed(1)}" width="${width}" height="2.400" fill="${fill}"/>`;
    return sheet(paper ?? '') + sheet('url(#turn)');
  }).join('');
}

const under = (x: number, pages: string, cost: string, look: string) =>
  `<div class="abs c" style="left:${x}px;top:267px"><b class="s18 ${look}">${pages}</b><span class="s16 num ${look}">${cost}</span></div>`;

/** Loan rules to scale: sixty pages under red tape, and nine with the officer's tablet on top. */
const rulesStory: PlateDrawing = {
  slug: 'digital-transformation-story',
  color: 'iris',
  picture: () =>
    own('Nunito', 'nunito') +
    `<svg class="abs" width="460" height="330"><linearGradient id="turn"><stop offset=".45" stop-color="#0b1218" stop-opacity="0"/><stop offset="1" stop-color="#0b1218" stop-opacity=".5"/></linearGradient><g style="filter:brightness(.8)">${pile(60, 26, 160, 258)}<path d="M98 65h16v193H98z" fill="#b3322c"/><path d="M98 65h4v193h-4z" fill="#8c221f"/><path d="M102 92l-17 38 9 1 5-7 5 6 8-36zM110 92l13 34 5-6 8 2-15-34z" fill="#c43c34"/><rect x="95" y="78" width="22" height="20" rx="5" fill="#d1473e"/><path d="M100 83q6 4 12 0M100 92q6-3 12 0" fill="none" stroke="#8c221f" stroke-width="1.500"/></g>${pile(9, 222, 206, 258)}<path d="M0 258.500H460" stroke="#3a4c5c"/></svg>` +
    box(
      [42, 150, 128],
      '<b class="serif s20" style="display:block;padding:9px 0;text-align:center">Loan rules</b>',
      {
        look: '',
        style:
          'background:#e6dcc2;color:#2a2620;border:1px solid #8d8163;outline:1px solid #b9ab88;outline-offset:-5px;transform:rotate(-1.500deg);box-shadow:0 3px 7px rgba(0,0,0,.5)',
      },
    ) +
    under(26, '60 pages', 'Tk 1,250 a loan', 'mu') +
    under(222, '9 pages', 'Tk 700 a loan', '') +
    `<b class="abs nw" style="left:220px;top:14px;font-size:52px;letter-spacing:-.025em;line-height:1.1;color:var(--accent)">44% less</b>` +
    box(
      [222, 83, 206, 146],
      `<div class="lite c" style="height:100%;border-radius:9px;background:#fdfbf6;padding:12px 14px;font-family:Nunito"><span class="s16 m">Rahima, tea stall</span><b class="num" style="font-size:30px;letter-spacing:-.03em;line-height:1.15;font-weight:800">Tk 40,000</b><span class="s16">45 weeks, Tk 1,000</span><span class="r g8 s15 b" style="margin-top:auto;color:#4b3fa3">${icon(CloudOff, 18)}Kept offline</span></div>`,
      {
        look: '',
        style:
          'padding:9px;border-radius:16px;background:linear-gradient(135deg,#4a5b67,#16212a 30%,#0c141b 70%,#3a4a55);box-shadow:0 14px 26px -8px rgba(0,0,0,.7)',
      },
    ),
};

const red = '#b3261e';

const logged = (name: string, weeks: readonly number[], i: number, gone = false) =>
  `<div class="r rel" style="height:32px;padding:0 12px 0 14px;background:${i % 2 ? 'none' : '#dcebd9'}"><span class="f1">${name}</span>${weeks.map((count) => `<span class="num" style="width:36px;text-align:right">${count}</span>`).join('')}${gone ? `<i class="abs" style="left:10px;right:6px;top:15px;height:2px;border-radius:2px;background:${red};transform:rotate(${i % 3 ? -0.4 : 0.5}deg)"></i>` : ''}</div>`;

const holes = (side: string) =>
  `<i class="abs" style="${side}:0;top:0;bottom:0;width:22px;background:radial-gradient(circle at 50% 50%,#101b23 4.500px,transparent 5.200px) 0 6px/22px 22px"></i>`;

/** Six weeks of sign-ins as printed, with a reader's pen marks. */
const signInStory: PlateDrawing = {
  slug: 'it-consulting-story',
  color: 'sky',
  picture: () =>
    box(
      [18, 18, 414, 400],
      `${holes('left')}${holes('right')}<div class="mono" style="margin:0 22px;font-size:16px;color:#1c2a26"><div class="r b" style="height:40px;padding:0 12px 0 14px"><span class="f1">Sign-ins, week</span>${[1, 2, 3, 4, 5, 6].map((week) => `<span style="width:36px;text-align:right">${week}</span>`).join('')}</div>${[
        logged('Video calls', [318, 304, 311, 297, 322, 309], 0),
        logged('Survey tool A', [2, 0, 1, 0, 0, 0], 1, true),
        logged('Survey tool B', [0, 0, 0, 0, 0, 0], 2, true),
        logged('Survey tool C', [61, 58, 64, 66, 71, 69], 3),
        logged('Statistics', [12, 11, 14, 12, 13, 12], 4),
      ].join('')}</div>`,
      { look: 'paper', style: 'transform:rotate(-1deg)' },
    ) +
    `<svg class="abs" width="460" height="330" fill="none" stroke="${red}" stroke-width="2.400" stroke-linecap="round"><path d="M189 206c-4-20 60-22 128-23s94 3 92 18-60 18-128 18-90-4-92-16"/></svg><span class="abs serif" style="left:54px;top:219px;font-size:19px;font-style:italic;font-weight:600;color:${red};transform:rotate(-1deg)">paid for 400</span><div class="abs mono s15" style="left:55px;top:262px;line-height:1.5;color:#1c2a26;transform:rotate(-1deg)">41 contracts<br>11 departments</div>` +
    box(
      [192, 246, 254],
      `<div class="r g12" style="padding:10px 14px"><b class="s44" style="color:#fff;letter-spacing:0"><span style="margin-right:3px">−</span>31%</b><div class="c"><b class="s16">IT spending</b><span class="mu s15 nw">no one missed it</span></div></div>`,
      { style: 'background:var(--raised)' },
    ),
};

const phoneAt = 192;

const lanes = [
  ['3 of their own', 3, 20, '#a9bac3'],
  ['5 senior developers', 5, 52, '#9ccf7a'],
  ['2 DevOps engineers', 2, 76, '#5fd0c0'],
  ['1 QA specialist', 1, 100, '#e9c46a'],
] as const;

/** The branches of one repository from the first month to opening day. */
const branchStory: PlateDrawing = {
  slug: 'team-augmentation-story',
  color: 'moss',
  picture: () => {
    const random = seededRandom('branches');
    let y = 74;
    const drawn = lanes.map(([name, count, x, color]) => {
      const words = `<text x="${x}" y="${y + 13}" fill="${color}" font-size="16" font-weight="600">${name}</text>`;
      y += 24;
      const lines = Array.from({ length: count }, () => {
        const at = y;
        y += 8;
        const commits = Array.from({ length: 5 }, (_, i) => {
          const cx = x + 14 + ((i + random.next() * 0.8) * (214 - x)) / 5;
          return `<circle cx="${cx.toFixed(1)}" cy="${at}" r="2.800"/>`;
        }).join('');
        return `<g fill="${color}"><path d="M${x} ${at}H232C272 ${at} 262 ${phoneAt} 300 ${phoneAt}" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round"/>${commits}</g>`;
      }).join('');
      y += 6;
      return words + lines;
    });
    return (
      own('Figtree', 'figtree') +
      `<svg class="abs" width="460" height="330">${drawn.join('')}<path d="M20 286H270" stroke="#3a4c5c"/></svg><div class="abs r sb mu s15 num" style="left:20px;top:291px;width:250px"><span>Month 1</span>${[2, 3, 4, 5, 6].map((month) => `<span>${month}</span>`).join('')}</div>` +
      `<div class="abs r base g8" style="left:18px;top:14px"><b class="s44">6 months</b><span class="s16 mu">to opening day</span></div>` +
      phone(
        284,
        62,
        160,
        400,
        `<div class="c g12" style="padding:36px 13px 0;font-family:Figtree;letter-spacing:-.015em"><b style="font-size:27px;letter-spacing:-.04em;color:#1d4d2b">Jonaki</b><div class="c" style="margin:0 -4px;padding:14px;border-radius:14px;color:#fff;background:linear-gradient(150deg,#2f7a45,#173f28)"><span class="s15 nw">Account no. 1</span><b class="num" style="font-size:29px;line-height:1.2;margin-top:16px">Tk 500</b></div><div class="c"><b class="s18">Opening day</b><span class="mu s15">first deposit</span></div></div>`,
        true,
      )
    );
  },
};

export const adviceStories: readonly PlateDrawing[] = [mondayStory, rulesStory, signInStory, branchStory];
