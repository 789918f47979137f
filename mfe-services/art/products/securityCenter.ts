import { face } from '../../../shared-content/art';
import type { ProductScreen } from './drawProduct';

const queue = [
  ['Admin without 2nd step', 'Mail, due today', 'Mitu'],
  ['Laptop not encrypted', 'Sales, due Thursday', 'Farhan'],
  ['Old VPN still open', 'Office router, due 12 May', 'Sumon'],
] as const;

const rank = (place: number) =>
  `<span class="b s16 num" style="display:grid;place-items:center;width:34px;height:34px;border-radius:50%;flex:none;${place === 1 ? 'background:var(--accent);color:#26110a' : 'background:var(--page);border:1.500px solid color-mix(in srgb,var(--accent) 55%,var(--line));color:var(--accent)'}">${place}</span>`;

const row = ([what, note, owner]: (typeof queue)[number], index: number) =>
  `<div class="r g16" style="height:54px;padding:0 22px;${index ? '' : 'background:color-mix(in srgb,var(--accent) 15%,transparent);box-shadow:inset 3px 0 var(--accent)'}">${rank(index + 1)}<div class="c" style="width:210px;line-height:1.25"><b class="s16 nw">${what}</b><span class="mu s14">${note}</span></div>${face(owner, 38)}</div>`;

/** Open findings, in the order in which an intruder would try them. */
export const securityCenter: ProductScreen = {
  slug: 'security',
  color: 'coral',
  screen: () =>
    `<div class="abs" style="inset:0;background:linear-gradient(160deg,#1a1d26,#0d141c 70%)"><div class="r sb base" style="width:336px;padding:13px 0 10px 22px"><b class="s18">Fix first</b><span class="mu s14">7 open, 41 closed</span></div><div class="rel"><i class="abs" style="left:38px;top:26px;width:2px;height:190px;background:linear-gradient(var(--accent),transparent)"></i><div class="rel">${queue.map(row).join('')}</div></div></div>`,
};
