import CalendarDays from 'lucide-react/icons/calendar-days';
import FileCheck from 'lucide-react/icons/file-check';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import { inks } from '../kit/skins';
import { progress, ring } from '../kit/charts';
import { at, laptop, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { appPage } from '../kit/frames';
import { icon } from '../kit/icon';
import { person } from '../kit/person';

const { amber, coral, moss } = inks;
const mark = `<svg width="22" height="22" viewBox="0 0 22 22"><circle cx="8" cy="9" r="5" fill="${amber}"/><circle cx="15" cy="6" r="3" fill="${amber}" opacity=".7"/><path d="M1 19l7-8 4 4 3-4 6 8z" fill="var(--accent)"/></svg>`;

/** Units of one student: done, begun or open, as squares. */
const units = (done: number, begun: number, all = 12) =>
  `<span class="r g2">${Array.from({ length: all }, (_, i) => `<i style="width:11px;height:16px;border-radius:3px;background:${i < done ? 'var(--accent)' : i < done + begun ? 'color-mix(in srgb,var(--accent) 42%,var(--page))' : 'var(--line)'}"></i>`).join('')}</span>`;

const student = (
  seed: number,
  name: string,
  course: string,
  done: number,
  begun: number,
  state: string,
  color: string,
) =>
  `<div class="r g12 lt" style="height:61px">${person(seed, 32)}<div class="c" style="width:138px"><b class="el">${name}</b><span class="mu s11 el">${course}</span></div><span class="f1">${units(done, begun)}</span><span class="pill" style="color:${color};border-color:${color};width:86px;justify-content:center">${state}</span></div>`;

const check = (what: string, state: 'ok' | 'open') =>
  `<div class="r g8 s12" style="padding:5px 0"><i class="dot" style="background:${state === 'ok' ? moss : amber}"></i><span class="f1">${what}</span><span class="mu">${state === 'ok' ? 'Complete' : '3 missing'}</span></div>`;

const audit = `<div class="card p14 c g10"><div class="r g12">${ring(0.94, 74, '<b class="s18 num">94%</b>', moss, 7)}<div class="c"><b class="s15">Audit file</b><span class="mu s12">Standards 2025,<br>checked each night</span></div></div><div>${check('Student identifiers', 'ok')}${check('Unit outcomes', 'ok')}${check('Trainer credentials', 'open')}${check('Quarterly report', 'ok')}</div></div>`;

export const wattleRidgeDesk = () =>
  appPage(
    { brand: 'Wattle Ridge', mark },
    [
      { icon: icon(Users), label: 'Students' },
      { icon: icon(GraduationCap), label: 'Courses' },
      { icon: icon(CalendarDays), label: 'Intakes' },
      { icon: icon(FileCheck), label: 'Assessment' },
      { icon: icon(ShieldCheck), label: 'Compliance' },
    ],
    `<div class="r g12"><b class="s18">Students</b><span class="pill num">312 active</span></div><div class="r g10"><span class="btn ghost" style="height:32px">Import</span><span class="btn" style="height:32px">Enroll</span></div>`,
    `<div class="r top g16"><div class="card f1" style="padding:12px 16px 4px"><div class="r g6" style="padding-bottom:12px"><span class="pill" style="background:var(--accent);color:var(--on);font-weight:600;border:0">All</span><span class="pill">Aged care</span><span class="pill">Carpentry</span><span class="pill">Cookery</span><span class="pill">Needs action</span></div>${student(1, 'Mia Thornbury', 'Aged care, Cert III', 9, 2, 'On track', moss)}${student(0, 'Jack Warrigal', 'Carpentry, Cert III', 5, 2, 'On track', moss)}${student(3, 'Priya Raman', 'Cookery, Cert IV', 11, 1, 'Finishing', inks.sky)}${student(2, 'Tom Esk', 'Carpentry, Cert III', 2, 1, 'Call today', coral)}${student(5, 'Lin Harrow', 'Aged care, Cert III', 7, 3, 'On track', moss)}${student(4, 'Ben Okafor', 'Cookery, Cert III', 4, 2, 'Papers', amber)}${student(7, 'Zara Quill', 'Early years, Diploma', 6, 1, 'On track', moss)}</div>
<div class="c g12" style="width:230px;flex:none">${audit}<div class="card p14 c g8"><b>February intake</b><div class="r sb s12"><span class="mu">Seats taken</span><b class="num">46 of 60</b></div>${progress(0.77)}<div class="r sb s12" style="margin-top:4px"><span class="mu">Papers complete</span><b class="num">39</b></div>${progress(0.65, amber)}</div></div></div>`,
  );

export const wattleRidge: ProjectDrawing = {
  slug: 'wattle-ridge-training',
  client: 'wattleRidge',
  cover: () =>
    at(
      28,
      36,
      windowOf(wattleRidgeDesk(), { width: 600, height: 400, zoom: 0.9, x: 178, y: 64, fade: 206 }),
    ) +
    at(
      226,
      254,
      `<div class="raised r g16" style="width:226px;padding:10px 14px;border-radius:14px;box-shadow:0 20px 44px -8px var(--shade);border-color:${moss}">${ring(0.94, 66, '<b class="s16 num">94%</b>', moss, 7)}<div class="c"><b class="s16">Audit file</b><span class="mu s12">3 papers missing</span></div></div>`,
    ),
  mockup: () => at(22, 44, laptop(wattleRidgeDesk(), 372)),
};
