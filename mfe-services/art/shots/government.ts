import { face } from '../../../shared-content/art';
import { box, tick } from '../kit/parts';
import type { ShotList } from '../drawShots';

const paper = { look: 'card lite', style: 'background:#fcfbf8;--accent:#4b3fa3' };

const languages =
  '<span class="r s15 b" style="border:1px solid var(--line);border-radius:99px;overflow:hidden"><span style="padding:3px 12px;font-family:Bangla">বাংলা</span><span style="padding:3px 12px;background:#4b3fa3;color:#fff">EN</span></span>';

const application = (what: string, state: string, share: number) =>
  `<div class="lt" style="padding:8px 20px 11px"><div class="r sb s16"><b>${what}</b><span class="mu">${state}</span></div><div class="bar" style="margin-top:7px"><i style="width:${share}%"></i></div></div>`;

/** What a citizen has applied for, and left off halfway, in her language. */
const applications = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r sb" style="height:48px;padding:0 20px"><b class="s18">My applications</b>${languages}</div>${application('Trade license', 'pick up Thursday', 100)}${application('Birth record', 'saved at step 2 of 4', 50)}<div class="lt mu s15" style="padding:9px 20px">Status also by SMS to … 4417</div>`,
    paper,
  );

const check = (what: string) =>
  `<div class="r g10 s16 lt" style="height:44px;padding:0 20px">${tick('var(--ok)', 22)}<span>${what}</span></div>`;

/** An application without a drawing: it does not reach the officer, and no fee has been paid. */
const incomplete = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r sb" style="height:54px;padding:0 20px"><b class="s18">Permit 3381</b><span class="pill warn" style="height:30px;font-size:15px">not complete</span></div>${check('Site plan')}${check('Land deed')}<div class="c s16" style="margin:0 12px;padding:10px 12px;border-radius:10px;background:#fbe2cf;color:#8a3a12"><b>Fire exit drawing is missing</b><span class="s15">Found before the fee of Tk 2,450</span></div>`,
    paper,
  );

/** A note sheet of 1988, found by a word that is on it. */
const found = () =>
  box(
    [40, 44, 320, 240],
    `<div style="padding:34px 26px;color:#24304a;font-size:17px;line-height:2"><span style="font-size:15px;color:#5b5a52">Note sheet 12, March 1988</span><br><span style="background:rgba(167,155,242,.42);border-radius:3px;padding:2px 5px;margin-left:-5px;font-family:Bangla">ড্রেন সংস্কার</span> <i>as in the survey</i><br><i>of last year. Approved.</i><br><i>Ward engineer, 12 March</i></div>`,
    { look: 'paper', style: 'transform:rotate(-1.500deg)' },
  ) +
  box(
    [26, 18, 348, 50],
    `<div class="r sb s16" style="height:48px;padding:0 18px"><span style="font-family:Bangla">ড্রেন সংস্কার</span><span class="mu num">3 of 41,200 files</span></div>`,
    { style: 'background:var(--raised);border-radius:25px' },
  );

const desk = (who: string, when: string, look: string) =>
  `<div class="r g12 s16" style="height:45px;padding:0 20px">${face(who, 34)}<b class="f1">${who}</b><span class="num ${look}">${when}</span></div>`;

/** A complaint with a deadline, and the superior who hears of a missed one. */
const complaint = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r sb lb" style="height:60px;padding:0 20px"><span class="c"><b class="s18">Streetlight, Road 11</b><span class="mu s15">reported from the counter</span></span><b class="s28 num ac">19 h</b></div><div style="padding:6px 0">${desk('Ward office', 'passed on', 'mu')}${desk('Electrician', '19 h left', 'ac b')}${desk('Engineer', 'hears of it then', 'mu')}</div>`,
    { style: 'background:var(--raised)' },
  );

/** At the bottom of their cards, where they are cropped. */
export const governmentShots: ShotList = {
  slug: 'government',
  color: 'iris',
  pixels: 960,
  ground: 'card',
  shots: [applications, incomplete, found, complaint],
};
