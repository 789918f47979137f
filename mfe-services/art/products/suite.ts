import Blocks from 'lucide-react/icons/blocks';
import ChartSpline from 'lucide-react/icons/chart-spline';
import CloudCog from 'lucide-react/icons/cloud-cog';
import Database from 'lucide-react/icons/database';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import UsersRound from 'lucide-react/icons/users-round';
import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, glow, icon, phone, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const modules = [
  [Blocks, 'ERP'],
  [UsersRound, 'CRM'],
  [ChartSpline, 'Analytics'],
  [Smartphone, 'Mobile'],
  [PanelsTopLeft, 'Web'],
  [ShieldCheck, 'Security'],
  [CloudCog, 'Cloud'],
  [Database, 'Data'],
] as const;

const nav = () =>
  `<div class="c g4 lr s16" style="width:168px;padding:20px 14px;background:#f0ede4;flex:none">${modules.map(([sign, name], i) => `<span class="r g10 m" style="height:42px;padding:0 12px;border-radius:9px;${i === 1 ? 'background:#d8efe8;color:#0a5f51' : 'color:var(--muted)'}">${icon(sign, 20)}${name}</span>`).join('')}</div>`;

const facts = [
  ['Order 7731', 'ERP', 'Tk 2.48 m, Thursday', Blocks],
  ['Quote 118', 'CRM', 'open since Monday', UsersRound],
  ['Ticket 90', 'Web', 'answered in 14 min', PanelsTopLeft],
  ['Signed in', 'Security', 'Dhaka, own laptop', ShieldCheck],
] as const;

const customer = (portrait: number, name: string) =>
  `<div class="r g12 lb" style="padding:16px 18px">${face('Kadam', portrait)}<div class="c f1"><b class="${name}">Kadam Textiles</b><span class="mu nw">Customer 1042, since 2023</span></div><span class="pill">one record</span></div>`;

const fact = ([what, where, note]: (typeof facts)[number]) =>
  `<div class="c f1"><b>${what} <span class="mu" style="font-weight:400">in ${where}</span></b><span class="mu">${note}</span></div>`;

const record = () =>
  `${customer(44, 's18')}<div style="padding:4px 18px">${facts.map((each) => `<div class="r g10 lb" style="height:52px">${fact(each)}</div>`).join('')}</div>`;

/** The year's orders by month. */
const year = [40, 46, 43, 55, 60, 52, 66, 71, 68, 80, 78, 94];
/** Left of the phone, which would hide half of its months. */
const orders = () =>
  `<div class="c" style="padding:22px 26px 26px 28px;width:320px"><b class="s17">Orders</b><span class="mu">twelve months</span><div class="r f1" style="gap:8px;align-items:flex-end">${year.map((share, i) => `<i class="f1" style="height:${share * 2.3}px;border-radius:5px 5px 0 0;background:${i === 11 ? '#0c7a68' : '#bcd9cf'}"></i>`).join('')}</div></div>`;

const wideRecord = () =>
  `<div class="c f1 s16">${adapt(customer(52, 's24'), { 'padding:16px 18px': 'padding:18px 28px', 'class="pill"': 'class="pill" style="height:30px;font-size:16px;padding:0 14px;margin-right:292px"' })}<div class="r f1" style="align-items:stretch"><div class="lr" style="width:340px;padding:0">${facts.map((each, i) => `<div class="r g16" style="height:80px;padding:0 28px;${i ? '' : 'background:#e6f3ee'}"><span style="color:#0c7a68">${icon(each[3], 24)}</span>${fact(each)}</div>`).join('')}</div>${orders()}</div></div>`;

const known = ['Quote 118 still open', 'Ticket 90 answered', 'Asked about delivery'];
const rep = () =>
  `<div class="r sb s16 b num" style="height:46px;padding:8px 28px 0;flex:none"><span>9:41</span></div><div class="c s16 f1" style="padding:24px 20px 22px;gap:26px"><div class="c g2"><span class="mu">Next visit, 10:30</span><b class="s28 nw" style="font-size:28px">Kadam Textiles</b></div><div class="c p16 g4" style="border-radius:12px;background:var(--raised);border:1px solid var(--accent)"><span class="mu">Order 7731</span><b class="s34">Tk 2.48 m</b></div><div class="c g16">${known.map((what) => `<div class="r g10 nw">${tick('var(--ok)', 22)}<span>${what}</span></div>`).join('')}</div><span class="f1"></span><span class="btn s17" style="height:54px;border-radius:13px">Start visit</span></div>`;

/** One customer's record with all eight products at its side, and the same order in a pocket. */
export const suite: SceneDrawing = {
  slug: 'products',
  color: 'jade',
  span: 'page',
  wide: () =>
    glow(300, 140, 840, 560) +
    box(
      [0, 316, 1120, 424],
      `<div class="r" style="height:100%;align-items:stretch">${nav()}${wideRecord()}</div>`,
      {
        look: 'card lite',
        style: 'background:#fcfbf7;border-radius:18px 18px 0 0',
      },
    ) +
    // Its edge stays dark: the water below would reflect a bright one as a hairline.
    adapt(phone(826, 136, 276, 576, rep()), {
      '#3a4a55': '#131c24',
      'border-radius:34px': 'border-radius:44px',
      'border-radius:27px': 'border-radius:37px',
      'width:58px;height:15px;margin-left:-29px': 'width:80px;height:22px;margin-left:-40px',
    }),
  tall: () =>
    glow(10, 10, 330, 340) +
    box([0, 0, 350, 400], record(), { look: 'card lite', style: 'background:#fcfbf7' }) +
    box(
      [16, 306, 318],
      `<div class="grid" style="grid-template-columns:repeat(4,1fr);gap:10px 4px;padding:14px">${modules.map(([sign, name]) => `<span class="c g4 mid s12 m"><span class="ac">${icon(sign, 20)}</span>${name}</span>`).join('')}</div>`,
      { style: 'background:var(--raised)' },
    ),
  tallHeight: 440,
};
