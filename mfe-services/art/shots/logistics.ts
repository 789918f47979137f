import { box, tick } from '../kit/parts';
import type { ShotList } from '../drawShots';

const rack = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="26" height="92" rx="4" fill="#2a4a5d"/><path d="M${x} ${y + 23}h26M${x} ${y + 46}h26M${x} ${y + 69}h26" stroke="#0c1823" stroke-width="2"/>`;

/** The shortest way through the aisles, each stop a bin. */
const picking = () =>
  `<svg class="abs" style="left:0;top:0" width="400" height="230" fill="none">${[34, 94, 154, 214, 274, 334].map((x) => rack(x, 22)).join('')}<path d="M20 178V134H77V60M77 134H137V92M137 134H257V48M257 134H380" stroke="var(--accent)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 9"/>${[
    [77, 58],
    [137, 90],
    [257, 46],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="9" fill="var(--accent)" stroke="#0b151d" stroke-width="4"/>`,
    )
    .join('')}</svg>` +
  box(
    [26, 152, 348, 58],
    `<div class="r sb" style="height:56px;padding:0 18px"><b class="s20">Aisle 7, bin 12</b><span class="r g8 s18 mu">2 of 3 ${tick('var(--ok)', 24)}</span></div>`,
    { style: 'background:var(--raised)' },
  );

const cost = (what: string, sum: string) =>
  `<div class="r sb lb s18 num" style="height:39px"><span class="mu">${what}</span><span>${sum}</span></div>`;

/** The cost of a trip, known before the truck leaves. */
const trip = () =>
  box(
    [26, 20, 348, 260],
    `<div style="padding:10px 20px"><div class="r sb lb" style="height:38px"><b class="s20">Trip 4471</b><span class="mu s18">18 pallets</span></div>${cost('Diesel', '14,200')}${cost('Ferry', '2,600')}${cost('Crew', '3,400')}<div class="r sb b num s18" style="height:44px"><span>Before it leaves</span><span class="s20">Tk 20,200</span></div></div>`,
    { look: 'card lite', style: 'background:#fcfbf8' },
  );

/** The temperature of a load, hour by hour, between its two limits. */
const cold = () =>
  box(
    [26, 20, 348, 260],
    `<div class="r sb" style="padding:14px 20px 0"><span class="c"><b class="s34 num">3.8 °C</b><span class="mu s18">vaccines, 2 to 8</span></span>${tick('var(--ok)', 34)}</div><svg width="346" height="130" style="margin-top:6px" fill="none"><path d="M0 14H346M0 96H346" stroke="#f5a07c" stroke-opacity=".7" stroke-width="2" stroke-dasharray="4 6"/><path d="M0 70C40 60 60 78 96 70S140 66 158 62 176 32 190 34 208 66 236 68 290 60 346 64V130H0Z" fill="var(--accent)" fill-opacity=".13"/><path d="M0 70C40 60 60 78 96 70S140 66 158 62 176 32 190 34 208 66 236 68 290 60 346 64" stroke="var(--accent)" stroke-width="3.500"/><circle cx="188" cy="34" r="6" fill="#0b151d" stroke="var(--accent)" stroke-width="3"/><text x="204" y="38" fill="var(--text)" font-size="18">door, 4 min</text></svg>`,
    { style: 'background:var(--raised)' },
  );

const slot = (hours: string, chosen: boolean) =>
  `<span class="s18 num b f1" style="display:grid;place-items:center;height:50px;border-radius:10px;border:2px solid ${chosen ? '#0f6f92' : 'var(--line)'};background:${chosen ? '#d9eef6' : '#fff'}">${hours}</span>`;

/** The recipient's page, where she can change the hour. */
const hour = () =>
  box(
    [26, 20, 348, 260],
    `<div class="c" style="padding:16px 20px"><b class="s20">Your parcel, Thursday</b><span class="mu s18" style="padding-top:3px">When are you at home?</span><div class="r g10" style="margin-top:14px">${slot('10–12', false)}${slot('14–16', true)}${slot('18–20', false)}</div><div class="r g10 s18" style="margin-top:16px">${tick('var(--ok)', 26)}Arif rings at the blue gate</div></div>`,
    { look: 'card lite', style: 'background:#fcfbf8' },
  );

/** Four in a row, each at seven tenths: no text under 17 px. */
export const logisticsShots: ShotList = {
  slug: 'logistics',
  color: 'lagoon',
  shots: [picking, trip, cold, hour],
};
