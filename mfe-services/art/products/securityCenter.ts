import { face } from '../kit/parts';
import type { ProductScreen } from './drawProduct';

const queue = [
  ['Admin without 2nd step', 'Mail, due today', 3],
  ['Laptop not encrypted', 'Sales, due Thursday', 0],
  ['Old VPN still open', 'Office router, due 12 May', 1],
] as const;

const row = ([what, note, owner]: (typeof queue)[number], rank: number) => {
  const first = rank === 0;
  return `<div class="r g16" style="height:51px;margin:0 -40px 0 0;padding:0 40px 0 22px;${first ? 'background:color-mix(in srgb,var(--accent) 15%,transparent);box-shadow:inset 3px 0 var(--accent)' : ''}"><span class="b s16 num" style="display:grid;place-items:center;width:32px;height:32px;border-radius:50%;flex:none;${first ? 'background:var(--accent);color:#26110a' : 'background:var(--page);border:1.500px solid color-mix(in srgb,var(--accent) 55%,var(--line));color:var(--accent)'}">${rank + 1}</span><div class="c" style="width:212px;line-height:1.25"><b class="s15 nw">${what}</b><span class="mu">${note}</span></div>${face(owner, 36)}</div>`;
};

/** What is open, in the order in which an intruder would try it. */
export const securityCenter: ProductScreen = {
  slug: 'security',
  color: 'coral',
  screen: () =>
    `<div class="abs" style="inset:0;background:linear-gradient(160deg,#1a1d26,#0d141c 70%)"></div><div class="abs" style="inset:0"><div class="r g10 base" style="padding:10px 22px 5px"><b class="s17">Fix first</b><span class="mu">7 open, 41 closed</span></div><div class="rel"><i class="abs" style="left:37px;top:26px;width:2px;height:164px;background:linear-gradient(var(--accent),transparent)"></i><div class="rel">${queue.map(row).join('')}</div></div></div>`,
};
