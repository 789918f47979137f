import { inks } from '../kit/skins';
import { ring } from '../kit/charts';
import { at, enlarged, laptop, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage } from '../kit/frames';
import { face } from '../../../shared-content/art';

const { amber, coral, moss } = inks;
const mark = `<svg width="22" height="22" viewBox="0 0 22 22"><circle cx="8" cy="9" r="5" fill="${amber}"/><circle cx="15" cy="6" r="3" fill="${amber}" opacity=".7"/><path d="M1 19l7-8 4 4 3-4 6 8z" fill="var(--accent)"/></svg>`;

/** Units of one student: done, begun or open, as squares. */
const units = (done: number, begun: number, all = 12) =>
  `<span class="r g2">${Array.from({ length: all }, (_, i) => `<i style="width:11px;height:16px;border-radius:3px;background:${i < done ? 'var(--accent)' : i < done + begun ? 'color-mix(in srgb,var(--accent) 42%,var(--page))' : 'var(--line)'}"></i>`).join('')}</span>`;

const student = (name: string, done: number, begun: number, state: string, color: string) =>
  `<div class="r g10 lt" style="height:55px">${face(name, 32)}<div class="c g4 f1"><b>${name}</b>${units(done, begun)}</div><span class="pill" style="color:${color};border-color:${color};width:84px;justify-content:center">${state}</span></div>`;

const check = (what: string, state: 'ok' | 'open') =>
  `<div class="r g8 s12 lt" style="height:34px"><i class="dot" style="background:${state === 'ok' ? moss : amber}"></i><span class="f1">${what}</span><span class="mu">${state === 'ok' ? 'Complete' : '3 missing'}</span></div>`;

const page = () =>
  closePage(
    { brand: 'Wattle Ridge', mark },
    '',
    `<div style="width:304px;padding:12px 0 0 16px"><div class="card c g10 p12" style="padding-bottom:4px"><div class="r g12">${ring(0.94, 74, '<b class="s18 num">94%</b>', moss, 7)}<div class="c"><b class="s18">Audit file</b><span class="mu s12">Checked each night</span></div></div><div>${check('Student identifiers', 'ok')}${check('Unit outcomes', 'ok')}${check('Trainer credentials', 'open')}${check('Quarterly report', 'ok')}</div></div></div>`,
  );

export const wattleRidge: ProjectDrawing = {
  slug: 'wattle-ridge-training',
  client: 'wattleRidge',
  cover: () =>
    at(
      25,
      26,
      getWindow(
        `<div style="padding:0 14px;margin-top:-1px">${student('Mia Thornbury', 9, 2, 'On track', moss)}${student('Priya Raman', 11, 1, 'Finishing', inks.sky)}${student('Tom Esk', 2, 1, 'Call today', coral)}</div>`,
        [303, 164],
      ),
    ) +
    at(
      170,
      256,
      enlarged(
        `<div class="raised r g12" style="width:188px;padding:7px 12px 7px 9px;border-radius:12px;box-shadow:0 20px 44px -8px var(--shade);border-color:${moss}">${ring(0.94, 52, '<b class="s12 num">94%</b>', moss, 6)}<div class="c"><b class="s15">Audit file</b><span class="mu s12">3 papers missing</span></div></div>`,
      ),
    ),
  mockup: () => at(-8, 42, laptop(page())),
};
