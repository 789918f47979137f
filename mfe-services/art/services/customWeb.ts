import { face } from '../../../shared-content/art';
import { addressBar, box, glow, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const rows = [
  ['A-104', 'Ground floor', 'Approved', 'ok'],
  ['A-105', 'Stair core', 'In review', 'mu'],
  ['B-011', 'Roof drainage', 'Your turn', 'ac b'],
  ['B-012', 'East facade', 'New', 'mu'],
] as const;

/** `columns`: a row's number, name and state. */
const list = (count: number, columns: string) =>
  `<div class="r sb lb" style="padding:14px 18px"><b class="s18">Approvals</b><span class="pill">12 open</span></div>${rows
    .slice(0, count)
    .map(
      ([number, name, state, look]) =>
        `<div class="grid lb" style="grid-template-columns:${columns};gap:12px;align-items:center;height:46px;padding:0 18px;${number === 'B-011' ? 'background:color-mix(in srgb,var(--accent) 13%,transparent);box-shadow:inset 3px 0 var(--accent)' : ''}"><b class="num">${number}</b><span class="mu">${name}</span><span class="${look}">${state}</span></div>`,
    )
    .join('')}`;

/** The same list at the side of a window, two lines per drawing. */
const queue = () =>
  `<div class="r sb lb" style="height:52px;padding:0 16px"><b class="s17">Approvals</b><span class="pill">12 open</span></div>${rows
    .map(
      ([number, name, state, look]) =>
        `<div class="c lb" style="justify-content:center;height:64px;padding:0 16px;${number === 'B-011' ? 'background:color-mix(in srgb,var(--accent) 13%,transparent);box-shadow:inset 3px 0 var(--accent)' : ''}"><div class="r sb"><b class="num s15">${number}</b><span class="${look}">${state}</span></div><span class="mu">${name}</span></div>`,
    )
    .join('')}`;

/** A roof plan on paper, with a drafter's cloud around the revision. */
const plan = (w: number, h: number) =>
  `<div style="height:${h}px;background:#f2f4ee;border-radius:8px;overflow:hidden"><svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill="none" stroke="#27414f"><defs><pattern id="g" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M12 0H0V12" stroke="#27414f" stroke-opacity=".12" stroke-width=".6"/></pattern></defs><path d="M0 0h${w}v${h}H0z" fill="url(#g)" stroke="none"/><path d="M18 16h${w - 60}v${h - 44}H18z" stroke-width="4"/><path d="M18 ${h * 0.46}h${w * 0.34}M${w * 0.34 + 40} ${h * 0.46}H${w - 42}M${w * 0.42} 16v${h * 0.3}M${w * 0.62} ${h * 0.46}V${h - 28}" stroke-width="2.500"/><path d="M${w * 0.34 + 18} ${h * 0.46}a22 22 0 0 1 22 -22M${w * 0.62 - 20} ${h - 28}a20 20 0 0 1 20 -20" stroke-width="1"/><path d="M18 ${h - 12}H${w / 2 - 42}M${w / 2 + 18} ${h - 12}H${w - 42}M18 ${h - 16}v8M${w - 42} ${h - 16}v8" stroke-width="1"/><path d="M${w - 118} ${h * 0.2}c5-9 15-9 19-1 5-8 16-7 19 1 7-6 17-2 17 6 8 2 9 13 1 16 3 8-7 14-14 9-4 7-15 7-19 0-5 7-16 6-18-1-9 2-15-6-11-13-7-4-5-16 6-17z" stroke="#c4453d" stroke-width="2"/><path d="M${w - 92} ${h * 0.2 + 6}v22m-7-7l7 8 7-8" stroke="#c4453d" stroke-width="2"/><text x="${w / 2 - 12}" y="${h - 8}" font-size="12" fill="#27414f" stroke="none" text-anchor="middle" font-family="Mono">14 200</text></svg></div>`;

export const detail = (w: number, planHeight: number) =>
  `<div class="p16 c g12"><div class="r sb"><div class="c"><b class="s17">Drawing B-011</b><span class="mu">Revision 4 replaces 3</span></div><span class="pill hot">your turn</span></div>${plan(w - 34, planHeight)}<div class="r g8">${['Tanvir', 'Farhana', 'Sumon'].map((who, i) => `<span class="rel">${face(who, 36)}${i < 2 ? `<span class="abs" style="right:-5px;bottom:-3px;border-radius:50%;background:var(--card)">${tick('var(--ok)', 17)}</span>` : ''}</span>`).join('')}<span class="mu f1" style="padding-left:6px">Two said yes</span></div><div class="r g8"><span class="btn f1">Approve</span><span class="btn ghost">Ask</span></div></div>`;

const withdrawn = (x: number, y: number) =>
  box(
    [x, y, 206],
    `<div class="r g8 p10">${tick('var(--ok)', 22)}<div class="c"><b class="s15">Revision 3 withdrawn</b><span class="mu nw">Eleven contractors know</span></div></div>`,
    { look: 'card lite', style: 'background:#fcf9f2' },
  );

/** A back office: the list of waiting drawings, and the current one. */
export const customWeb: SceneDrawing = {
  slug: 'custom-web-applications',
  color: 'jade',
  wide: () =>
    glow(60, 20, 500, 440) +
    box(
      [14, 14, 546, 424],
      `${addressBar('approvals.rupashi.example')}<div class="grid" style="grid-template-columns:198px 1fr;height:386px"><div class="lr">${queue()}</div><div style="background:var(--raised)">${detail(346, 206)}</div></div>`,
    ) +
    withdrawn(0, 380),
  tall: () =>
    glow(20, 40, 320, 330) +
    box([0, 0, 350, 0], list(2, '50px 1fr auto'), { style: 'height:206px' }) +
    box([12, 138, 326, 298], detail(326, 112), { style: 'background:var(--raised)' }),
  tallHeight: 440,
  tile: () =>
    glow(20, 10, 330, 230) +
    box(
      [18, 16, 308],
      `<div class="p16 c g12"><div class="r sb"><b class="s17">Drawing B-011</b><span class="pill hot">your turn</span></div>${plan(274, 150)}</div>`,
      { style: 'background:var(--raised)' },
    ) +
    withdrawn(24, 136),
};
