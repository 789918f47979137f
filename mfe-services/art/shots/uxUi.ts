import { face } from '../../../shared-content/art';
import { box, tick } from '../kit/parts';
import type { ShotList } from '../drawShots';

const rose = '#b4255f';
const paper = { look: 'card lite', style: 'background:#fcfbf8' };

/** A person's statement, and the recording's evidence. */
const said = () =>
  box(
    [26, 24, 348, 240],
    `<div class="r g12 lb" style="padding:14px 20px">${face('Shirin', 42)}<div class="c"><b>“I’d check the date first.”</b><span class="mu s15">Shirin, before she began</span></div></div><div class="c g6" style="padding:14px 20px">${[
      ['0:04', 'Continue', ''],
      ['0:09', 'back', 'bad'],
      ['0:31', 'back again', 'bad'],
      ['0:52', 'gives up', 'bad b'],
    ]
      .map(
        ([at, what, look]) =>
          `<div class="r g16"><span class="mu num" style="width:40px">${at}</span><span class="${look}">${what}</span></div>`,
      )
      .join('')}</div>`,
    paper,
  );

/** Where fourteen people put one card. */
const sorted = () =>
  box(
    [26, 24, 348, 240],
    `<div style="padding:16px 20px"><div class="r sb"><b class="s18">“Change the time”</b><span class="mu s15">14 people</span></div><div class="c" style="margin-top:10px">${[
      ['My visits', 11],
      ['Book', 2],
      ['Help', 1],
      ['Settings', 0],
    ]
      .map(
        ([where, times]) =>
          `<div class="r g10" style="height:35px"><span style="width:86px">${where}</span><i style="height:14px;border-radius:3px;width:${Number(times) * 14}px;background:${times === 11 ? 'var(--accent)' : 'var(--faint)'}"></i><b class="num">${times}</b></div>`,
      )
      .join('')}</div></div>`,
    { style: 'background:var(--raised)' },
  );

/** The field at its worst moment. */
const fault = () =>
  box(
    [26, 24, 348, 240],
    `<div class="c g8" style="padding:18px 20px"><b>Mobile number</b><div class="r sb num s18" style="height:50px;padding:0 14px;border-radius:9px;border:2px solid #b3431f;background:#fff"><span>01712 34 56 7<i style="display:inline-block;width:2px;height:20px;margin-left:2px;vertical-align:-4px;background:#17222b"></i></span><span class="mu s15">10 of 11</span></div><span class="bad m">One digit is missing. The rest is kept.</span><span class="btn" style="height:46px;margin-top:6px;background:${rose};color:#fff">Book 10:30</span></div>`,
    paper,
  );

/** Names as they are. */
const messy = () =>
  box(
    [26, 22, 348, 260],
    [
      ['Md. Abdullah Al-Mamun Chowdh…', '9:00'],
      ['মোছাঃ রহিমা খাতুন', '9:15'],
      ['O', '10:30'],
      ['Twins of Shirin A., both', '11:00'],
    ]
      .map(
        ([who, at]) =>
          `<div class="r g12 lb" style="height:52px;padding:0 18px"><b class="f1 nw" style="font-weight:550">${who}</b><span class="mu num s15">${at}</span></div>`,
      )
      .join(''),
    { style: 'background:var(--raised)' },
  );

/** The order of fixes, decided before anyone goes home. */
const ranked = () =>
  box(
    [40, 22, 320, 260],
    `<div style="padding:18px 22px;color:#1b2529"><div class="r sb base"><b class="s20">Fix first</b><span style="color:#5b645f">fell, Monday</span></div>${[
      ['Ask who it is for', '4 of 5'],
      ['Begin weeks on Sunday', '3 of 5'],
      ['Change, don’t cancel', '2 of 5'],
    ]
      .map(
        ([what, fell], i) =>
          `<div class="r g12 s17" style="height:47px;border-bottom:1px solid #cbc5b3"><b style="color:${rose};width:12px">${i + 1}</b><span class="f1 nw">${what}</span><span class="num s15" style="color:#5b645f">${fell}</span></div>`,
      )
      .join('')}</div>`,
    { look: 'paper', style: 'transform:rotate(-1.200deg)' },
  );

const ink = (color: string, ratio: string, passes: boolean) =>
  `<div class="r g16 lb" style="height:52px;padding:0 20px"><span class="btn" style="width:128px;height:38px;background:${color};color:#fff">Book 10:30</span><b class="num s18" style="width:74px">${ratio}</b>${passes ? tick('var(--ok)', 24) : '<span class="bad m">too pale</span>'}</div>`;

/** One button, three inks, and WCAG's verdict on each. */
const contrast = () =>
  box(
    [26, 24, 348, 240],
    `<div class="r sb lb" style="height:44px;padding:0 20px"><b>White on rose</b><span class="mu s15">AA from 4.5 : 1</span></div>${ink('#e77aa6', '2.7 : 1', false)}${ink('#d6457f', '4.2 : 1', false)}${ink(rose, '6.2 : 1', true)}`,
    paper,
  );

export const uxUiShots: ShotList = {
  slug: 'ux-ui-design',
  color: 'lily',
  shots: [said, sorted, fault, messy, ranked, contrast],
};
