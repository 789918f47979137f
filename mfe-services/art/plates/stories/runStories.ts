import { seededRandom, typefaceCss } from '../../../../shared-content/art';
import { box } from '../../kit/parts';
import type { PlateDrawing } from '../plates';

const typeface = (name: string) => `<style>${typefaceCss(name, name)}</style>`;
const words = (x: number, y: number, inside: string, style = '') =>
  `<div class="abs nw" style="left:${x}px;top:${y}px;${style}">${inside}</div>`;

const hour = 20;
const at = (time: number) => 66 + (time - 9) * hour;
const week = [
  ['Mon', 10.3, 14.7],
  ['Tue', 9.7, 15.6],
  ['Wed', 12.1],
  ['Thu', 11, 16.1],
  ['Fri', 9.9, 13.6],
] as const;

const manualSteps = () =>
  `<svg class="abs" style="left:0;top:44px" width="424" height="30">${Array.from({ length: 62 }, (_, i) => `<path d="M${at(18) + 1 + i * 2.55} ${i % 10 === 9 || i === 61 ? 0 : 8}V30" stroke="${i === 61 ? '#ff9d7a' : '#a9bcdc'}" stroke-width="1.400"/>`).join('')}</svg>`;

const hourLines = () =>
  `<svg class="abs" style="left:0;top:113px" width="424" height="190" stroke="rgba(90,70,30,.14)">${Array.from({ length: 8 }, (_, i) => `<path d="M${at(9 + i) + 0.5} 0V190"/>`).join('')}${week.map((_, i) => `<path d="M0 ${36.5 + i * 36}H${at(17) + 4}"/>`).join('')}</svg>`;

/** A planner from nine in the morning to two at night: one night of 62 steps, then a week of nine releases by day. */
const releasePlate: PlateDrawing = {
  slug: 'ci-cd-devops-story',
  color: 'amber',
  picture: () =>
    typeface('figtree') +
    box(
      [18, 17, 424, 296],
      `${hourLines()}${words(at(9) - 2, 10, '9 AM', 'font-size:16px;color:#5a5346')}${words(at(17) - 44, 10, '5 PM', 'font-size:16px;color:#5a5346')}${words(at(26) - 42, 10, '2 AM', 'font-size:16px;color:#ff9d7a;font-weight:600')}${words(20, 50, 'Before: one night<br>a month', 'font-size:18px;line-height:1.2;font-weight:600')}${manualSteps()}${words(at(18), 80, '62 steps, four people', 'font-size:15px;color:#c3d0e6')}<i class="abs" style="left:0;top:112px;width:424px;border-top:1.500px solid rgba(128,120,110,.55)"></i>${week
        .map(([day, ...times], i) =>
          [
            words(20, 116 + i * 36, day, 'font-size:17px;line-height:30px'),
            ...times.map(
              (time) =>
                `<i class="abs" style="left:${at(time) - 11}px;top:${120 + i * 36}px;width:22px;height:22px;border-radius:50%;background:#c8700f;box-shadow:0 2px 4px rgba(90,50,0,.35)"></i>`,
            ),
          ].join(''),
        )
        .join(
          '',
        )}${words(at(18) - 3, 116, '9', 'font-size:112px;line-height:1;font-weight:700;color:#f6c679;letter-spacing:-.04em')}${words(at(18) + 68, 154, 'releases<br>a week', 'font-size:21px;line-height:1.15;font-weight:600;color:#fff')}${words(at(18), 238, 'One in 40 fails. It’s out<br>again within a minute.', 'font-size:15px;line-height:1.3;color:#c3d0e6')}`,
      {
        look: 'card lite',
        style: `font-family:figtree;background:linear-gradient(90deg,#fbf5e6 ${at(16.6)}px,#f3c98a ${at(17.2)}px,#5d4a63 ${at(17.6)}px,#16213c ${at(18)}px,#0d1528)`,
      },
    ),
};

const oldLoad = 'M20 212C36 211 44 208 52 194S62 180 68 180L73 210';
const newLoad = 'M20 212C44 210 50 198 62 140S78 60 96 60C118 60 116 104 146 126S230 152 414 158';

/** The morning of results, old and new in one chart, and a student's page at the peak. */
const resultsPlate: PlateDrawing = {
  slug: 'cloud-migration-story',
  color: 'lagoon',
  picture: () =>
    typeface('playfair-display') +
    box(
      [16, 16, 414, 284],
      `<svg class="abs" style="inset:0" width="414" height="284" fill="none"><defs><linearGradient id="load" x2="0" y2="1"><stop stop-color="var(--accent)" stop-opacity=".6"/><stop offset="1" stop-color="var(--accent)" stop-opacity=".06"/></linearGradient></defs>${[60, 111, 162].map((y) => `<path d="M0 ${y + 0.5}H414" stroke="#fff" stroke-opacity=".08"/>`).join('')}<path d="${newLoad}V212H20z" fill="url(#load)"/><path d="${newLoad}" stroke="var(--accent)" stroke-width="3.500"/><path d="M0 212.500H414" stroke="#4d6a7d"/><path d="${oldLoad}" stroke="#ff9d7a" stroke-width="3" stroke-linejoin="round"/><path d="M75 212H216" stroke="#ff9d7a" stroke-width="3" stroke-dasharray="2 6"/><circle cx="96" cy="60" r="6" fill="#fff"/></svg>${words(20, 13, 'Results day, 90,000 students', 'font-size:17px')}${words(136, 46, '4,200', 'font-size:58px;line-height:1;font-weight:650;letter-spacing:-.03em')}${words(300, 60, 'requests<br>a second', 'font-size:17px;line-height:1.2')}${words(20, 219, 'Before: both servers down', 'font-size:16px;color:#ff9d7a')}${words(20, 248, 'Running costs <b>−37%</b>', 'font-size:17px')}`,
      { style: 'background:linear-gradient(180deg,#15364f,#0b1722)' },
    ) +
    box(
      [254, 144, 192],
      `<div style="padding:8px 18px 10px;background:#6d1f33;color:#fff;font-family:playfair-display;font-size:19px;font-weight:600">Surma University</div><div style="padding:10px 18px 8px"><span class="s16">Rahima Khatun</span><div class="r base g8" style="font-family:playfair-display;font-feature-settings:'lnum'"><b style="font-size:40px;line-height:1.15">3.71</b><span style="font-size:18px">CGPA</span></div></div><div class="lt r s16" style="height:38px;padding:0 18px;background:#f4eee2">Opened in&nbsp;<b>0.4 s</b></div>`,
      {
        look: 'card lite',
        style: 'background:#fffdf8;border-radius:10px;box-shadow:0 14px 26px -8px rgba(0,0,0,.75)',
      },
    ),
};

const ink = '#20364a';
const building = (x: number, split: number) =>
  `<g transform="translate(${x} 0)"><path d="M0 40V0H62V40M0 64V104H62V64" stroke-width="3"/><path d="M0 40H8M22 40H${split + 6}M${split + 20} 40H62M0 64H12M26 64H42M56 64H62M${split} 0V40M${62 - split} 64V104" stroke-width="1.600"/></g>`;
const hospitals = [
  ['Savar', 26],
  ['Tongi', 36],
  ['Mirpur', 31],
  ['Uttara', 25],
] as const;
const ghost = '#dcb3a0';
const tapes = [0, 1, 2]
  .map(
    (row) =>
      `<path d="M322 ${36 + row * 20}H378" stroke-width="1.600"/>${[0, 1, 2, 3].map((i) => `<rect x="${326 + i * 13}" y="${22 + row * 20}" width="9" height="13" rx="1.500" fill="${ink}" stroke="none"/>`).join('')}`,
  )
  .join('');

/** The plan of four hospitals: the pale way of the first drill to the copies, and the second's, which ends at the first door. */
const drillPlate: PlateDrawing = {
  slug: 'cybersecurity-story',
  color: 'coral',
  picture: () =>
    typeface('archivo') +
    box(
      [18, 18, 424, 340],
      `<svg class="abs" style="left:20px;top:46px" width="390" height="112" fill="none" stroke="${ink}"><g transform="translate(2 3)"><path d="M0 0H62V104H0zM76 0H138V104H76zM152 0H214V104H152zM228 0H290V104H228zM62 40H76V64H62zM138 40H152V64H138zM214 40H228V64H214zM318 14H382V84H318z" fill="#fffef9" stroke="none"/><path d="M0 64H36V104H0z" fill="#c8371b" stroke="none"/>${hospitals.map(([, split], i) => building(i * 76, split)).join('')}${tapes}<path d="M318 14H382V84H318z" stroke-width="3"/><path d="M0 40V64M290 40V64" stroke-width="3"/><path d="M62 40H76M62 64H76M138 40H152M138 64H152M214 40H228M214 64H228" stroke-width="1.600"/><g stroke-width="3.600" stroke-linecap="round"><path d="M78 52H312" stroke="${ghost}" stroke-dasharray="0 8"/><path d="M18 64V52H60" stroke="#c8371b" stroke-dasharray="0 7"/></g><path d="M69 33V71M145 33V71M221 33V71" stroke-width="7"/></g></svg>${hospitals.map(([name], i) => words(21 + i * 76, 18, name, 'font-size:17px;font-weight:550')).join('')}${words(340, 32, 'Copies', 'font-size:17px;font-weight:550')}${words(340, 136, 'offline', 'font-size:17px')}${words(19, 166, '4 min', 'font-size:64px;line-height:1;font-weight:750;letter-spacing:-.045em;color:#b02c12')}${words(204, 175, 'Noticed, and stopped<br>at one ward', 'font-size:19px;line-height:1.25;font-weight:550')}<div class="abs r" style="left:22px;top:246px;width:382px;height:16px;gap:2px">${'<i class="f1" style="height:16px;background:#c9c0a8"></i>'.repeat(6)}</div><i class="abs" style="left:22px;top:240px;width:4.200px;height:28px;background:#c8371b"></i><div class="abs r g8" style="left:19px;top:270px;width:385px;font-size:17px"><b class="f1" style="color:#b02c12">4 min</b><svg width="22" height="6"><path d="M3 3H22" stroke="${ghost}" stroke-width="4" stroke-dasharray="0 8" stroke-linecap="round"/></svg><span>First drill, to the copies</span><b>6 hours</b></div>`,
      { look: 'paper', style: `transform:rotate(-1deg);color:${ink};font-family:archivo` },
    ),
};

const flaw = (kind: number) =>
  [
    '<path d="M-8 1Q0-3 8 0" stroke="#2b3a55" stroke-width="3"/>',
    '<path d="M0-8C3-3-3 2 0 8" stroke="#2b3a55" stroke-width="2.600"/>',
    '<path d="M-5-2c2-5 10-3 9 2s-7 6-10 3 0-4 1-5z" fill="#8a5f2c"/>',
    '<ellipse rx="4.500" ry="3" fill="#1c2538"/>',
  ][kind % 4] ?? '';
const chalk =
  '<path d="M-10-6C-4-14 11-12 13-2S4 14-4 13-15 3-10-7-2-13 3-12" stroke="#b3265e" stroke-width="2.200" stroke-linecap="round"/>';
const frame =
  '<rect x="-16" y="-16" width="32" height="32" rx="4" fill="#ffc81e" fill-opacity=".72" stroke="#a56a00" stroke-width="2.200"/>';
const onlyFramed = [2, 5, 11, 12, 18];
const missed = 15;
const stripes =
  'repeating-linear-gradient(90deg,rgba(70,120,180,.55) 0 1.500px,transparent 1.500px 4px,rgba(70,120,180,.25) 4px 5px,transparent 5px 14px)';

/** A roll of shirting on the inspection table: what eyes had marked, what the camera framed, and its tag. */
const clothPlate: PlateDrawing = {
  slug: 'ai-ml-story',
  color: 'jade',
  picture: () => {
    const random = seededRandom('roll 2214');
    const faults = Array.from({ length: 20 }, (_, i) => {
      const x = 56 + (i % 4) * 60 + random.between(-10, 10);
      const y = 90 + Math.floor(i / 4) * 50 + (i % 2) * 8 + random.between(-8, 8);
      const mark = onlyFramed.includes(i)
        ? frame
        : i === missed
          ? ''
          : `<g transform="rotate(${random.between(-180, 180)})">${chalk}</g>`;
      return `<g transform="translate(${x} ${y})">${mark}${flaw(i * 7 + (i >> 2))}</g>`;
    }).join('');
    const line = (signs: string, what: string, figure: string) =>
      `<div class="r g8" style="height:42px;border-top:1.500px solid #6f5630">${signs}<span class="f1" style="font-size:19px">${what}</span><b style="font-size:30px;line-height:1">${figure}</b></div>`;
    const sign = (shape: string, width = 36) =>
      `<svg width="${width * 0.62}" height="23" viewBox="-18 -18 ${width} 36" fill="none">${shape}</svg>`;
    return (
      typeface('oswald') +
      box([20, 40, 460, 310], '', {
        look: '',
        style: `background:linear-gradient(180deg,rgba(20,30,50,.4),transparent 36px),linear-gradient(90deg,transparent,rgba(20,40,80,.12) 12%,transparent 26%,rgba(255,255,255,.5) 38%,rgba(20,40,80,.14) 52%,transparent 66%,rgba(20,40,80,.2)),${stripes},#eef1ef`,
      }) +
      `<svg class="abs" style="inset:0" width="460" height="330" fill="none">${faults}</svg>` +
      box([26, 16, 460, 42], '', {
        look: '',
        style: `background:linear-gradient(180deg,rgba(20,30,50,.25),rgba(255,255,255,.6) 28%,rgba(20,30,50,.05) 55%,rgba(14,22,40,.6)),${stripes},#eef1ef;box-shadow:0 8px 14px -4px rgba(0,0,0,.5)`,
      }) +
      `<svg class="abs" style="left:14px;top:16px" width="24" height="42" fill="none" stroke="#8fa3b8"><ellipse cx="12" cy="21" rx="11" ry="20.500" fill="#d9dfe0"/><ellipse cx="12" cy="21" rx="8.500" ry="16"/><ellipse cx="12" cy="21" rx="6.500" ry="12"/><ellipse cx="12" cy="21" rx="4.500" ry="8" fill="#7a5c36" stroke="#5c4425"/><ellipse cx="12" cy="21" rx="2.600" ry="5" fill="#1d1710" stroke="none"/></svg>` +
      box(
        [274, 74, 168],
        `<div style="padding:32px 13px 8px 15px;color:#2a1f0e"><div style="font-size:24px;line-height:1.1;font-weight:600">Roll 2214</div><div style="font-size:19px;padding-bottom:8px">20 faults</div>${line(sign(chalk), 'By eye', '14')}${line(sign(`${chalk}<g transform="translate(30 0)">${frame}</g>`, 66), 'Camera', '19')}${line('', 'Claims', '−70%')}</div>`,
        {
          look: '',
          style:
            'font-family:oswald;transform:rotate(3deg);background:radial-gradient(circle at 84px 18px,#b4c0c9 6.500px,#8a6a34 7px 9px,transparent 9.500px),linear-gradient(160deg,#e9cf9c,#d8b879);border-radius:16px 16px 5px 5px;box-shadow:0 18px 30px -8px rgba(0,0,0,.6)',
        },
      ) +
      '<svg class="abs" style="inset:0" width="460" height="330" fill="none" stroke="#8d7440" stroke-width="2" stroke-linecap="round"><path d="M350 17C348 46 358 66 362 91M372 17C376 46 368 66 364 91"/></svg>'
    );
  },
};

export const runStories: readonly PlateDrawing[] = [releasePlate, resultsPlate, drillPlate, clothPlate];
