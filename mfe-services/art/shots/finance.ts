import { face } from '../../../shared-content/art';
import { box, tick } from '../kit/parts';
import type { ShotList } from '../drawShots';

const paper = { look: 'card lite', style: 'background:#fcfbf8;--accent:#2b5ba8' };

/** A limit that the customer sets, and what it already held back. */
const limit = () =>
  box(
    [26, 24, 348, 240],
    `<div class="c" style="padding:10px 22px"><span class="mu s18">My limit, a day</span><b class="s34 num">Tk 50,000</b><div class="rel" style="height:8px;margin:18px 0 10px;border-radius:4px;background:var(--line)"><i style="display:block;width:50%;height:100%;border-radius:4px;background:var(--accent)"></i><i class="abs" style="left:50%;top:-10px;width:28px;height:28px;margin-left:-14px;border-radius:50%;background:#fff;border:3px solid var(--accent)"></i></div><div class="r sb mu s18 num"><span>0</span><span>100,000</span></div><div class="r sb s18 lt num" style="margin-top:12px;padding-top:12px"><span>Left today</span><b>Tk 37,600</b></div></div>`,
    paper,
  );

const reason = (what: string, points: string, look: string) =>
  `<div class="r sb lt s18" style="height:47px"><span class="nw">${what}</span><b class="num ${look}">${points}</b></div>`;

/** A refusal that says why. */
const refusal = () =>
  box(
    [26, 22, 348, 260],
    `<div style="padding:14px 22px"><div class="r sb base"><b class="s28 num">588</b><span class="mu s18">needs 600</span></div><div style="margin-top:8px">${reason('Paid 22 of 22', '+74', 'ok')}${reason('Shop, nine years', '+31', 'ok')}${reason('Two more loans', '−61', 'bad')}</div></div>`,
    { style: 'background:var(--raised)' },
  );

const pair = (ours: string, theirs: string, state: string) =>
  `<div class="r lb s18 num" style="height:52px;padding:0 20px"><span style="width:116px">${ours}</span><span class="f1">${theirs}</span>${state}</div>`;

/** Two files compared line by line; one line is left for a person. */
const matched = () =>
  box(
    [26, 22, 348, 260],
    `<div class="r lb mu s18" style="height:46px;padding:0 20px"><span style="width:116px">Journal</span><span>Wallet file</span></div>${pair('1,250.00', '1,250.00', tick('var(--ok)', 26))}${pair('980.00', '980.00', tick('var(--ok)', 26))}${pair('4,310.00', '4,301.00', '<b class="bad">9.00</b>')}`,
    { style: 'background:#0a1118' },
  );

/** A transfer that waits for a person. */
const held = () =>
  box(
    [26, 22, 348, 250],
    `<div class="c" style="padding:18px 22px"><div class="r sb s18"><span class="bad b">Held, 2:41 AM</span><span class="mu num">84 ms</span></div><b class="s28 num" style="margin-top:8px">Tk 290,000</b><span class="mu s18">first time to this payee</span><div class="r g10 s18" style="margin-top:20px">${face('Arif', 44)}<span class="btn s18" style="height:46px">Release</span><span class="btn ghost s18" style="height:46px">Stop</span></div></div>`,
    { style: 'background:var(--raised)' },
  );

/** Shown at seven tenths beside their text: no text under 18 px. */
export const financeShots: ShotList = {
  slug: 'finance',
  color: 'sky',
  ground: 'card',
  shots: [limit, refusal, matched, held],
};
