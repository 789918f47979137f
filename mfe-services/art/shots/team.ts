import { face } from '../../../shared-content/art';
import { box, tick } from '../kit/parts';
import type { ShotList } from '../drawShots';

const by = (name: string, note: string) =>
  `<div class="r g10">${face(name, 36)}<div class="c"><b>${name}</b><span class="mu s15">${note}</span></div></div>`;

/** A pull request, read and merged. */
const merged = () =>
  box(
    [26, 24, 348, 240],
    `<div class="lb" style="padding:16px 20px"><div class="r sb" style="margin-bottom:4px"><span class="mu num">#482</span><span class="pill" style="height:28px;font-size:15px">merged</span></div><b class="s18">Resume an upload that broke</b><div class="r g12 num s15" style="margin-top:6px"><span class="ok">+214</span><span class="bad">−37</span><span class="mu">9 files, 12 tests</span></div></div><div style="padding:14px 20px">${by('Tanvir', 'approved by your own lead')}</div>`,
    { style: 'background:var(--raised)' },
  );

/** One button in the client's own design system, in every state. */
const states = () =>
  box(
    [26, 24, 348, 240],
    `<div class="r sb lb" style="height:50px;padding:0 20px"><b>Button / primary</b><span class="mu s15">your library</span></div><div class="grid" style="grid-template-columns:1fr 1fr;gap:16px 18px;padding:18px 20px;color:#fff">${[
      ['Rest', 'background:#1f5c3d'],
      ['Focus', 'background:#1f5c3d;outline:3px solid #e0a030;outline-offset:3px'],
      ['Pressed', 'background:#123a26'],
      ['Sending', 'background:#1f5c3d;opacity:.72'],
    ]
      .map(
        ([state, style]) =>
          `<span class="btn" style="height:46px;color:#fff;font-size:16px;${style}">${state}</span>`,
      )
      .join('')}</div>`,
    { look: 'card lite', style: 'background:#faf8f2' },
  );

/** A migration with its rollback below. */
const migration = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r sb lb" style="height:42px;padding:0 18px"><b class="mono s15">0047_split_name.sql</b><span class="r g6 s15 ok">${tick('var(--ok)', 20)}undone twice</span></div><div class="mono s15" style="padding:9px 18px;line-height:1.5"><span class="fa">-- up</span><br><span class="ac">alter table</span> client<br>&nbsp;&nbsp;<span class="ac">add</span> given_name text;<br><span class="fa">-- down</span><br><span class="ac">alter table</span> client<br>&nbsp;&nbsp;<span class="ac">drop</span> given_name;</div>`,
    { style: 'background:#0a1118' },
  );

/** A night's alarm that settled itself. */
const alarm = () =>
  `<div class="abs r sb" style="left:26px;right:26px;top:22px"><div class="c"><span class="mu s15">Answer time, 95th percentile</span><b class="s28 num">184 ms</b></div></div><svg class="abs" style="left:0;top:84px" width="400" height="146" fill="none"><path d="M0 46H400" stroke="#ee7f5e" stroke-width="2" stroke-dasharray="5 6"/><path d="M0 118C60 114 100 120 150 112s40-92 64-92 24 88 66 92 70 2 120 2" stroke="var(--accent)" stroke-width="3"/><path d="M0 118C60 114 100 120 150 112s40-92 64-92 24 88 66 92 70 2 120 2V146H0z" fill="var(--accent)" opacity=".14"/></svg><span class="abs s15 b" style="right:10px;top:60px;background:#0b141c;border:1px solid var(--line);border-radius:8px;padding:5px 11px">2:14 AM, a third node</span>`;

/** Names that forms fail to handle. */
const tests = () =>
  box(
    [26, 22, 348, 260],
    [
      ['Name with an emoji', '0.8 s'],
      ['Name of one letter', '0.7 s'],
      ['মোছাঃ রহিমা খাতুন', '0.8 s'],
      ['Back, then Send again', '2.1 s'],
    ]
      .map(
        ([what, time]) =>
          `<div class="r g12 lb" style="height:52px;padding:0 18px">${tick('var(--ok)', 24)}<b class="f1 nw" style="font-weight:550">${what}</b><span class="mu num s15">${time}</span></div>`,
      )
      .join(''),
    { style: 'background:var(--raised)' },
  );

/** Minutes of a stand-up, the bad news on top. */
const minutes = () =>
  box(
    [40, 22, 320, 260],
    `<div style="padding:18px 22px;color:#1b2529"><b class="s20">Monday, 9:04</b><div style="margin-top:10px;padding:7px 11px;background:#f6d9c8;border-left:3px solid #b3431f">Gateway is four days late.</div><div class="grid" style="grid-template-columns:86px 1fr;gap:8px;margin-top:14px"><b>Rezwana</b><span>rollback test, Wed</span><b>Sumon</b><span>certificates, Thu</span><b>You</b><span>call the bank, today</span></div></div>`,
    { look: 'paper', style: 'transform:rotate(-1.400deg)' },
  );

export const teamShots: ShotList = {
  slug: 'team-augmentation',
  color: 'moss',
  shots: [merged, states, migration, alarm, tests, minutes],
};
