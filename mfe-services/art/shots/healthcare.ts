import { face } from '../../../shared-content/art';
import { box, tick } from '../kit/parts';
import type { ShotList } from '../drawShots';

const paper = { look: 'card lite', style: 'background:#fcfbf8' };

const bed = (number: string, state: string, look = '') =>
  `<div class="c" style="padding:8px 12px;border:1px solid var(--line);border-radius:10px;background:var(--page);${look}"><span class="mu s15 num">${number}</span><b class="s15 nw">${state}</b></div>`;

/** Which beds of a ward are free this evening. */
const beds = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r sb" style="height:56px;padding:0 18px"><b class="s18">Ward 2, evening</b><b class="s18 ac num">2 free</b></div><div class="grid" style="grid-template-columns:repeat(3,1fr);gap:8px;padding:0 14px">${bed('1', 'free', 'border:1px dashed var(--accent);background:none')}${bed('2', 'home, 11:00')}${bed('3', 'theater')}${bed('4', 'cleaning', 'opacity:.6')}${bed('5', 'free', 'border:1px dashed var(--accent);background:none')}${bed('6', 'day 2')}</div>`,
    { style: 'background:var(--raised)' },
  );

/** An order that meets an allergy before it leaves the screen. */
const warned = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r sb lb" style="height:56px;padding:0 18px"><span class="c"><b class="s17">Abdul Karim, 47</b></span><span class="pill warn" style="height:28px;font-size:15px">no penicillin</span></div><div class="c g10 s16" style="padding:14px 18px"><span class="r sb"><b>Amoxicillin</b><span class="mu num">500 mg, 3 a day</span></span><div class="c" style="margin:0 -6px;padding:10px 12px;border-radius:10px;background:#fbe2cf;color:#8a3a12"><b>Allergy on file since 2019</b><span class="s15">Choose another, or say why</span></div></div>`,
    paper,
  );

/** A visit by video, and its prescription. */
const visit = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r g12" style="height:84px;padding:0 18px;background:linear-gradient(120deg,#123b3a,#16242e)">${face('Dr. Nasrin', 56)}<span class="c f1"><b class="s18">Dr. Nasrin Akter</b><span class="mu s15">Video visit, 16:20</span></span><b class="s16 ac num">08:12</b></div><div class="r g10 s16" style="height:52px;padding:0 18px">${tick('var(--ok)', 22)}<span class="f1">Prescription sent</span><span class="mu s15">2 items</span></div><div class="r g10 s16 lt" style="height:52px;padding:0 18px">${tick('var(--ok)', 22)}<span class="f1">Blood count, released</span><span class="mu s15">today</span></div>`,
    { style: 'background:var(--raised)' },
  );

const bars = [3, 1, 2, 1, 3, 1, 1, 2, 3, 1, 2, 2, 1, 3, 1, 2, 1, 3, 2, 1];
const barcode = `<span class="r" style="gap:2px;height:30px">${bars.map((width) => `<i style="width:${width}px;height:30px;background:#17222b"></i>`).join('')}</span>`;

/** A sample by its barcode, and the value that pages a doctor. */
const sample = () =>
  box(
    [26, 20, 348, 240],
    `<div class="r sb lb" style="height:62px;padding:0 18px">${barcode}<span class="c" style="text-align:right"><b class="s16 num">S-20481</b><span class="mu s15">analyzer 4</span></span></div><div class="r sb s16" style="height:44px;padding:0 18px"><span>Sodium</span><b class="num">139</b></div><div class="r sb s16" style="height:52px;padding:0 18px;background:#fbe2cf;color:#8a3a12"><b>Potassium</b><b class="s24 num">6.1</b></div><div class="r g10 s15" style="height:50px;padding:0 18px">${face('Dr. Noor', 30)}<span>Dr. Noor paged, read in 40 s</span></div>`,
    paper,
  );

export const healthcareShots: ShotList = {
  slug: 'healthcare',
  color: 'jade',
  pixels: 960,
  ground: 'card',
  shots: [beds, warned, visit, sample],
};
