import Blocks from 'lucide-react/icons/blocks';
import ChartSpline from 'lucide-react/icons/chart-spline';
import CloudCog from 'lucide-react/icons/cloud-cog';
import Database from 'lucide-react/icons/database';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import UsersRound from 'lucide-react/icons/users-round';
import { adapt } from '../kit/adapt';
import { box, face, glow, icon, phone, status, tick } from '../kit/parts';
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
  `<div class="c g2 lr" style="width:128px;padding:14px 10px;background:#f0ede4;flex:none">${modules.map(([sign, name], i) => `<span class="r g8 m" style="height:36px;padding:0 10px;border-radius:8px;${i === 1 ? 'background:#d8efe8;color:#0a5f51' : 'color:var(--muted)'}">${icon(sign, 17)}${name}</span>`).join('')}</div>`;

const facts = [
  ['Order 7731', 'ERP', 'Tk 2.48 m, Thursday'],
  ['Quote 118', 'CRM', 'open since Monday'],
  ['Ticket 90', 'Web', 'answered in 14 min'],
  ['Signed in', 'Security', 'Dhaka, own laptop'],
] as const;

const record = () =>
  `<div class="c f1"><div class="r g12 lb" style="padding:16px 18px">${face(1, 44)}<div class="c f1"><b class="s18">Kadam Textiles</b><span class="mu">Customer 1042, since 2023</span></div><span class="pill">one record</span></div><div style="padding:4px 18px">${facts.map(([what, where, note]) => `<div class="r g10 lb" style="height:52px"><div class="c f1"><b>${what} <span class="mu" style="font-weight:400">in ${where}</span></b><span class="mu">${note}</span></div></div>`).join('')}</div><div class="c g6" style="padding:12px 18px"><span class="mu">Orders, twelve months</span><svg width="300" height="58" viewBox="0 0 300 58" fill="none"><path d="M0 48L28 44 55 46 82 36 109 38 136 28 164 32 191 22 218 26 245 14 272 16 300 6V58H0Z" fill="#0c7a68" opacity=".12"/><path d="M0 48L28 44 55 46 82 36 109 38 136 28 164 32 191 22 218 26 245 14 272 16 300 6" stroke="#0c7a68" stroke-width="2.500"/></svg></div></div>`;

const rep = () =>
  `${status('9:41', '')}<div class="c g10" style="padding:8px 14px"><span class="mu s12">Next visit, 10:30</span><b class="s17">Kadam Textiles</b><div class="sunk p10 c"><span class="mu s12">Last order</span><b class="s20">Tk 2.48 m</b></div>${['Quote still open', 'Asked about delivery'].map((what) => `<div class="r g8">${tick('var(--ok)', 18)}<span>${what}</span></div>`).join('')}<span class="btn" style="height:40px">Start visit</span></div>`;

/** One customer's record with all eight products at its side, and the same record in a pocket. */
export const suite: SceneDrawing = {
  slug: 'products',
  color: 'jade',
  wide: () =>
    glow(60, 20, 460, 420) +
    box([0, 16, 510], `<div class="r" style="align-items:stretch">${nav()}${record()}</div>`, {
      look: 'card lite',
      style: 'background:#fcfbf7',
    }) +
    // Its rim stays dark: the water below would draw a bright one as a hairline.
    adapt(phone(372, 124, 184, 346, rep()), { '#3a4a55': '#131c24' }),
  tall: () =>
    glow(10, 10, 330, 340) +
    box([0, 0, 350], record(), { look: 'card lite', style: 'background:#fcfbf7' }) +
    box(
      [16, 306, 318],
      `<div class="grid" style="grid-template-columns:repeat(4,1fr);gap:10px 4px;padding:14px">${modules.map(([sign, name]) => `<span class="c g4 mid s12 m"><span class="ac">${icon(sign, 20)}</span>${name}</span>`).join('')}</div>`,
      { style: 'background:var(--raised)' },
    ),
  tallHeight: 440,
};
