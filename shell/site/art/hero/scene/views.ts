import { band, bands, lamp } from './bands';
import { drifting, type View } from './composition';
import { closed, flower, pad, rooted } from './plants';

// Steps stand in quarters of the page's content, 300 of 1280 pixels apart: so do these, and each leaf begins where
// its quarter does.
const step = (index: number) => -3.055 + 1.807 * index;

/** The same flower on the same water for other pages: closed, opening, open. */
export const views = {
  /** Not yet: across the window, a flower half open, right of the words. */
  bud: {
    eye: [-0.62, 1.5, 6.4],
    target: [-0.62, 0.42, 0],
    degrees: 22,
    mirrored: 0.7,
    lilies: [rooted(flower(0, 0, 1.25, 0.5, 0.3))],
    pads: [
      pad(0.3, 0.05, 0.8, 4.4),
      pad(-2.2, -1.4, 0.85, 2),
      pad(1.75, -2, 0.8, 3.4),
      pad(-0.9, -2.6, 0.6, 4.9),
      pad(-1.9, 0.95, 0.6, 3.2),
    ],
    rings: [{ x: -1.2, z: 0.5, start: 0.3 }],
    glows: drifting('bud', 11, { x: -2.8, width: 5 }),
  },
  /** The same on a phone, in the middle of a window that is higher than wide. */
  budTall: {
    eye: [0, 1.5, 6.4],
    target: [0, 0.2, 0],
    degrees: 32,
    mirrored: 0.7,
    lilies: [rooted(flower(0, 0, 0.98, 0.5, 0.3))],
    pads: [pad(0.3, 0.05, 0.75, 4.4), pad(-1.1, -2.2, 0.7, 2), pad(-0.8, 1.2, 0.42, 3.2)],
    rings: [{ x: -1.4, z: 0.3, start: 0.3 }],
    glows: drifting('bud', 7, { x: -1, width: 2 }),
  },
  /** A light over a leaf, a bud, a flower that opens, an open one: each at the head of its quarter. */
  stages: {
    ...band,
    target: [0, 0.22, 0],
    // Each of the four as bright as the others.
    dusk: 0.74,
    lilies: [
      rooted(flower(step(1), 0.1, 0.64, closed, 0.3)),
      rooted(flower(step(2), 0.1, 0.64, 0.42, 0.2)),
      flower(step(3), 0.1, 0.62, 0.94, 0.5),
    ],
    pads: [
      pad(step(0) + 0.07, 0.2, 0.53, 0.9),
      pad(step(1), 0.2, 0.53, 4.4),
      pad(step(2), 0.2, 0.53, 3.4),
      pad(step(3), 0.2, 0.53, 4.2),
      pad(-2, -1.6, 0.42, 1),
      pad(1.5, -1.7, 0.42, 3),
    ],
    rings: [{ x: step(0), z: 0.2, start: 0.2 }],
    glows: [lamp(step(0) + 0.42, 0), ...drifting('stages', 7, { x: -2.4, width: 4.8 })],
  },
  ...bands,
} as const satisfies Record<string, View>;

export type ViewName = keyof typeof views;
