import { box, bust, glow, tick } from '../kit/parts';
import type { SceneDrawing } from '../kit/SceneDrawing';

const people = [
  [3, 'Farhana', 'Frontend'],
  [0, 'Tanvir', 'Backend'],
  [4, 'Sumon', 'DevOps'],
  [1, 'Rezwana', 'QA'],
] as const;

const standUp = (tile: number) =>
  `<div class="r sb lb" style="padding:12px 16px"><b class="s15">Stand-up, Team Delta</b><span class="mu num">9:00 · 4 min</span></div><div class="grid" style="grid-template-columns:1fr 1fr;gap:8px;padding:12px">${people
    .map(
      ([seed, name, craft], i) =>
        `<div class="rel" style="height:${tile}px;border-radius:10px;overflow:hidden;background:linear-gradient(160deg,${['#3f5a52', '#4a4a63', '#5a4a3c', '#36535f'][i]},#1d2a32);${i === 1 ? 'outline:2px solid var(--accent)' : ''}"><span class="abs" style="left:66%;bottom:0;transform:translateX(-50%)">${bust(seed, tile * 0.94)}</span><div class="abs c" style="left:8px;bottom:8px;padding:4px 9px;border-radius:8px;line-height:1.25;background:rgba(6,12,17,.82)"><b>${name}</b><span class="s12 ac">${craft}</span></div></div>`,
    )
    .join('')}</div>`;

const first = () =>
  `<div class="p14 c g8"><b class="s15">Tanvir’s first week</b>${[
    ['Mon', 'Access, first build', true],
    ['Tue', 'Paired on the queue', true],
    ['Thu', 'First merge: #482', true],
  ]
    .map(
      ([day, what]) =>
        `<div class="r g8">${tick('var(--ok)', 18)}<span class="mu" style="width:28px">${day}</span><span class="nw">${what}</span></div>`,
    )
    .join('')}</div>`;

/** A stand-up in which one cannot tell who is borrowed, and a first week. */
export const team: SceneDrawing = {
  slug: 'team-augmentation',
  color: 'moss',
  wide: () =>
    glow(50, 20, 460, 420) +
    box([0, 40, 476], standUp(128), { style: 'background:var(--raised)' }) +
    box([336, 350, 220], first(), { look: 'card lite', style: 'background:#fbfaf7' }),
  tall: () =>
    glow(10, 10, 330, 340) +
    box([0, 0, 350], standUp(112), { style: 'background:var(--raised)' }) +
    box([96, 296, 236], first(), { look: 'card lite', style: 'background:#fbfaf7' }),
  tallHeight: 436,
};
