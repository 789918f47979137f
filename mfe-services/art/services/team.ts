import { box, face, glow, tick } from '../kit/parts';
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
        `<div class="rel" style="height:${tile}px;border-radius:10px;overflow:hidden;background:linear-gradient(160deg,${['#3f5a52', '#4a4a63', '#5a4a3c', '#36535f'][i]},#121c22);${i === 1 ? 'outline:2px solid var(--accent)' : ''}"><span class="abs" style="left:50%;bottom:0;transform:translateX(-50%);-webkit-mask:linear-gradient(#000,#000)">${face(
          seed,
          tile * 0.84,
        )
          .replace('border-radius:50%', '')
          .replace(
            /<rect[^>]*\/>/,
            '',
          )}</span><div class="abs r g8" style="left:0;right:0;bottom:0;padding:18px 10px 7px;background:linear-gradient(transparent,rgba(5,10,14,.92) 50%)"><b>${name}</b><span class="s12 ac">${craft}</span></div></div>`,
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
    box([0, 60, 476], standUp(124), { style: 'background:var(--raised)' }) +
    box([336, 344, 220], first(), { look: 'card lite', style: 'background:#fbfaf7' }),
  tall: () =>
    glow(10, 10, 330, 340) +
    box([0, 0, 350], standUp(112), { style: 'background:var(--raised)' }) +
    box([96, 296, 236], first(), { look: 'card lite', style: 'background:#fbfaf7' }),
  tallHeight: 436,
};
