import { face, peep, sitter } from '../../../shared-content/art';
import { box, glow, tick } from '../kit/parts';
import { type SceneDrawing, shadowsWithin } from '../kit/SceneDrawing';

const people = [
  ['Farhana', 'Frontend'],
  ['Tanvir', 'Backend'],
  ['Sumon', 'DevOps'],
  ['Rezwana', 'QA'],
] as const;

const bust = (name: string, size: number) =>
  `<svg width="${size}" height="${size}" viewBox="40 0 640 640" fill="none" style="display:block">${peep(sitter(name))}</svg>`;

const standUp = (tile: number) =>
  `<div class="r sb lb" style="padding:12px 16px"><b class="s15">Stand-up, Team Delta</b><span class="mu num">9:00 · 4 min</span></div><div class="grid" style="grid-template-columns:1fr 1fr;gap:8px;padding:12px">${people
    .map(
      ([name, craft], i) =>
        `<div class="rel" style="height:${tile}px;border-radius:10px;overflow:hidden;background:linear-gradient(160deg,${['#3f5a52', '#4a4a63', '#5a4a3c', '#36535f'][i]},#1d2a32);${i === 1 ? 'outline:2px solid var(--accent)' : ''}"><span class="abs" style="left:50%;bottom:0;transform:translateX(-50%)">${bust(name, tile * 0.86)}</span><div class="abs r g6" style="left:8px;top:8px;padding:3px 9px;border-radius:8px;line-height:1.25;background:rgba(6,12,17,.82)"><b>${name}</b><span class="s12 ac">${craft}</span></div></div>`,
    )
    .join('')}</div>`;

const week = [
  ['Mon', 'Access, first build'],
  ['Tue', 'Paired on the queue'],
  ['Thu', 'First merge: #482'],
] as const;
const title = '<b class="s15">Tanvir’s first week</b>';
const done = tick('var(--ok)', 18);

const weekAcross = () =>
  `<div class="p14 c g8">${title}<div class="r sb">${week.map(([day, what]) => `<div class="r g8 top">${done}<div class="c"><span class="mu">${day}</span><span class="nw">${what}</span></div></div>`).join('')}</div></div>`;

const weekDown = () =>
  `<div class="r sb p14" style="padding-right:24px"><div class="c g8">${title}${week.map(([day, what]) => `<div class="r g8">${done}<span class="mu" style="width:28px">${day}</span><span class="nw">${what}</span></div>`).join('')}</div>${face('Tanvir', 76)}</div>`;

/** A stand-up in which the borrowed members look like all others, and a first week. */
export const team: SceneDrawing = {
  slug: 'team-augmentation',
  color: 'moss',
  wide: () =>
    glow(50, 20, 460, 420) +
    box([0, 10, 556], standUp(132), { style: 'background:var(--raised)' }) +
    box([0, 368, 556, 100], weekAcross(), { look: 'card lite', style: 'background:#fbfaf7' }),
  tall: () =>
    shadowsWithin +
    glow(10, 10, 330, 340) +
    box([0, 0, 350], standUp(106), { style: 'background:var(--raised)' }) +
    box([0, 304, 350], weekDown(), { look: 'card lite', style: 'background:#fbfaf7' }),
  tallHeight: 436,
};
