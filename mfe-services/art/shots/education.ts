import { face, seededRandom } from '../../../shared-content/art';
import { box, tick } from '../kit/parts';
import type { ShotList } from '../drawShots';

const task = (what: string, due: string, share: number, state: string) =>
  `<div class="lb" style="padding:8px 20px 9px"><div class="r sb s15"><b>${what}</b><span class="mu num">${due}</span></div><div class="r g12" style="margin-top:5px"><div class="bar f1"><i style="width:${share}%"></i></div><span class="s14 num" style="width:66px;text-align:right">${state}</span></div></div>`;

/** What is due, how many have done it, and who has not been seen. */
const week = () =>
  box(
    [26, 22, 348, 240],
    `<div class="r sb lb s15" style="height:42px;padding:0 20px"><b>Physics 9, week 6</b><span class="mu">36 students</span></div>${task('Recording, waves', 'by Tuesday', 86, '31 of 36')}${task('Lab report', 'by Thursday', 50, '18 of 36')}<div class="r g8 s15" style="height:40px;padding:0 20px"><i class="dot" style="background:var(--bad)"></i><span class="bad b">3 quiet for nine days</span></div>`,
    { style: 'background:var(--raised)' },
  );

const moment = (left: number, time: string, what: string, color: string) =>
  `<i class="abs" style="left:${left}px;top:2px;width:16px;height:16px;margin-left:-8px;border-radius:50%;background:#fff;border:4px solid ${color}"></i><span class="abs c num" style="left:${left}px;top:26px;width:100px;margin-left:-50px;text-align:center"><b class="s16">${time}</b><span class="mu s14">${what}</span></span>`;

/** A power cut in the middle of a paper: nothing is lost, the minutes are given back. */
const resumed = () =>
  box(
    [26, 24, 348, 240],
    `<div class="r sb lb s15" style="height:46px;padding:0 20px"><b>Candidate 0417</b><span class="mu">Chemistry, paper 1</span></div><div class="rel" style="height:82px;margin:20px 20px 0"><i class="abs" style="left:8px;right:8px;top:8px;height:4px;border-radius:2px;background:#0f7f6c"></i><i class="abs" style="left:122px;width:92px;top:8px;height:4px;background:repeating-linear-gradient(90deg,#b3431f 0 6px,#fcfbf6 6px 11px)"></i>${moment(36, '10:00', 'begins', '#0f7f6c')}${moment(122, '10:31', 'power out', '#b3431f')}${moment(214, '10:44', 'back', '#0f7f6c')}${moment(282, '12:13', 'ends', '#0f7f6c')}</div><div class="r g10 lt s15" style="height:50px;padding:0 20px">${tick('var(--ok)', 22)}<span class="f1">Every answer kept</span><b class="num">+13 min</b></div>`,
    { look: 'card lite', style: 'background:#fcfbf6' },
  );

// Finder squares in three corners and random dots: it looks like a code and leads nowhere.
const code = () => {
  const random = seededRandom('transcript');
  const finder = (x: number, y: number) =>
    `<path d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z" fill-rule="evenodd"/>`;
  const dots = Array.from({ length: 441 }, (_, i) => [i % 21, Math.floor(i / 21)] as const)
    .filter(([x, y]) => !((x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12)))
    .filter(() => random.next() > 0.5)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');
  return `<svg width="92" height="92" viewBox="0 0 21 21" fill="#1d272b" shape-rendering="crispEdges">${finder(0, 0)}${finder(14, 0)}${finder(0, 14)}<path d="${dots}"/></svg>`;
};

const mark = (course: string, grade: string) =>
  `<div class="r sb" style="height:33px;border-bottom:1px solid #cbc5b3"><span>${course}</span><b>${grade}</b></div>`;

/** A transcript whose code proves that it is genuine. */
const transcript = () =>
  box(
    [24, 16, 344, 290],
    `<div style="padding:18px 22px;color:#1d272b;font-size:16px"><b style="font-size:22px;letter-spacing:-.02em">Transcript</b><div style="width:170px;margin-top:8px;border-top:2px solid #1d272b">${mark('Calculus I', 'A−')}${mark('Mechanics', 'B+')}${mark('Bangla', 'A')}${mark('Statistics', 'A')}</div><div class="abs" style="right:24px;top:26px">${code()}</div></div>`,
    { look: 'paper', style: 'transform:rotate(-1.500deg)' },
  ) +
  box(
    [228, 146, 154],
    `<div class="r g10 p12">${tick('var(--ok)', 26)}<div class="c"><b class="s15">Genuine</b><span class="mu s14 nw">issued 12 June</span></div></div>`,
    { style: 'background:var(--raised)' },
  );

const learner = (name: string, done: string, look: string) =>
  `<div class="c g4 f1" style="align-items:center;padding:7px 8px 6px;border-radius:12px;${look}">${face(name, 44)}<b class="s15">${name}</b><span class="mu s14 nw">${done}</span></div>`;

/** One phone, two learners, no signal: what each did is kept apart. */
const shared = () =>
  box(
    [26, 22, 348, 240],
    `<div class="r sb lb s15" style="height:42px;padding:0 20px"><b>Who’s learning?</b><span class="mu">no signal</span></div><div class="r g12" style="padding:9px 18px 8px">${learner('Tuli', 'lesson 4 of 6', 'border:2px solid var(--accent)')}${learner('Mita', 'lesson 2 of 6', 'border:1px solid var(--line)')}</div><div class="r sb lt s14" style="height:38px;padding:0 20px"><span class="mu">Both kept on this phone</span><b class="num">28 MB</b></div>`,
    { style: 'background:var(--raised)' },
  );

/** Shown as wide as their cards, and at nine tenths on a phone. */
export const educationShots: ShotList = {
  slug: 'education',
  color: 'amber',
  pixels: 960,
  ground: 'card',
  shots: [week, resumed, transcript, shared],
};
