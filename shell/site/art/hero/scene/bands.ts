import { drifting, type Glow, type View } from './composition';
import { closed, flower, pad, rooted } from './plants';

/** From where a wide and low picture is seen; what stands on it in words stands at the left. */
export const band = { eye: [0, 1.75, 7], target: [0, 0.32, 0], degrees: 17, mirrored: 0.65 } as const;

// A lamp on a post: it stays where it is and only breathes.
export const lamp = (x: number, z: number): Glow => ({
  x,
  y: 0.26,
  z,
  size: 0.085,
  color: [0.42, 0.86, 1],
  moment: 0.25,
  cycles: [1, 1, 1],
});

/** The water on which pages close. */
export const bands = {
  /** Four that opened, and one that waits. */
  fifth: {
    ...band,
    lilies: [
      flower(0.3, -0.9, 0.46, 0.9, 0.2),
      flower(0.95, -0.35, 0.5, 0.86, 0.7),
      flower(1.6, -0.95, 0.5, 0.9, 1.2),
      flower(2.2, -0.3, 0.5, 0.84, 0.4),
      flower(1.5, 0.5, 0.5, closed, 0.4),
    ],
    pads: [
      pad(0.4, -0.8, 0.44, 4.4),
      pad(1, -0.2, 0.46, 3),
      pad(1.7, -0.8, 0.5, 4.9),
      pad(2.3, -0.15, 0.46, 4.2),
      pad(1.6, 0.6, 0.42, 4.5),
    ],
    rings: [{ x: -1.3, z: 0.6, start: 0.3 }],
    glows: drifting('fifth', 6, { x: 0.2, width: 2.6 }),
  },
  /** Drawing board: one flower in four stages, each a step nearer. */
  board: {
    ...band,
    mood: [0.8, 1.2, 1],
    lilies: [
      rooted(flower(0.55, -1.1, 0.42, closed, 0.3)),
      rooted(flower(1.1, -0.75, 0.5, 0.34, 0.9)),
      flower(1.75, -0.3, 0.56, 0.7, 0.4),
      flower(2.5, 0.25, 0.62, 0.94, 1.1),
    ],
    pads: [
      pad(0.62, -1.05, 0.42, 4.4),
      pad(1.2, -0.65, 0.48, 3.2),
      pad(1.85, -0.2, 0.52, 4.9),
      pad(2.6, 0.35, 0.56, 4.2),
    ],
    rings: [{ x: -0.4, z: 0.7, start: 0.3 }],
    glows: drifting('board', 6, { x: 0.2, width: 2.8 }),
  },
  /** A studio at twilight: one wide open in the light, another turned to it. */
  studio: {
    ...band,
    mood: [3.2, 0.55, 1.15],
    lilies: [flower(1.35, 0.1, 0.8, 0.96, 0.5), rooted(flower(2.5, -0.7, 0.66, 0.5, 0.2))],
    pads: [pad(1.5, 0.2, 0.74, 4.4), pad(2.6, -0.6, 0.62, 3), pad(0.3, -1.2, 0.46, 4.9)],
    rings: [{ x: 0.1, z: 0.6, start: 0.24 }],
    glows: [lamp(2, 0.5), ...drifting('studio', 8, { x: 0.4, width: 2.4 })],
  },
  /** Dusk: many lights over still leaves, and one flower among them. */
  dusk: {
    ...band,
    mood: [2.2, 0.5, 1.45],
    lilies: [flower(1.9, -0.2, 0.6, 0.86, 0.8)],
    pads: [
      pad(2, -0.1, 0.56, 4.4),
      pad(0.9, -0.9, 0.46, 3.2),
      pad(1.1, 0.55, 0.5, 4.9),
      pad(2.8, -1.1, 0.5, 1),
      pad(2.75, 0.5, 0.42, 3.6),
    ],
    rings: [],
    glows: drifting('dusk', 34, { x: -0.2, width: 3.4 }),
  },
  /** A river before dawn: leaves as a way across, a lamp at each, buds that wait on the other side. */
  river: {
    ...band,
    mood: [0.85, 0.85, 1.6],
    lilies: [
      rooted(flower(2.35, -1.3, 0.5, closed, 0.3)),
      rooted(flower(2.75, -1.1, 0.56, 0.36, 0.8)),
      rooted(flower(3.1, -1.45, 0.5, closed, 1.2)),
    ],
    pads: [
      pad(0.25, 0.6, 0.46, 4.4),
      pad(0.95, 0.15, 0.46, 3.2),
      pad(1.55, -0.35, 0.44, 4.9),
      pad(2.1, -0.8, 0.42, 4.2),
      pad(2.75, -1.1, 0.6, 3),
    ],
    rings: [{ x: -0.5, z: 0.7, start: 0.3 }],
    glows: [lamp(0.3, 0.5), lamp(0.98, 0.05), lamp(1.58, -0.45), lamp(2.12, -0.9)],
  },
  /** One that opens, close by. */
  morning: {
    ...band,
    mirrored: 0.55,
    lilies: [rooted(flower(1.55, 0.2, 0.95, 0.58, 0.25)), rooted(flower(2.75, -1.2, 0.6, closed, 1))],
    pads: [pad(1.75, 0.3, 0.9, 4.4), pad(2.8, -1.1, 0.6, 3.2), pad(0.35, -0.9, 0.5, 4.9)],
    rings: [{ x: -0.2, z: 0.5, start: 0.3 }],
    glows: drifting('morning', 7, { x: 0.2, width: 2.8 }),
  },
  /** Leaves alone: whoever was here has gone. */
  leaves: {
    ...band,
    lilies: [],
    pads: [
      pad(-1.9, 0.1, 0.7, 4.4),
      pad(-2.5, -1, 0.55, 3),
      pad(1.7, -0.6, 0.6, 4.9),
      pad(2.35, 0.35, 0.5, 4.2),
      pad(0.9, -1.7, 0.4, 1),
    ],
    rings: [{ x: 0, z: 0.1, start: 0.18 }],
    glows: [],
  },
  /** A group, and a leaf that is still free. */
  place: {
    ...band,
    lilies: [
      flower(1.95, -0.5, 0.58, 0.62, 0.2),
      rooted(flower(2.55, 0.1, 0.5, 0.4, 1)),
      flower(1.45, -1.2, 0.5, 0.8, 0.6),
    ],
    pads: [
      pad(2.05, -0.4, 0.55, 4.4),
      pad(2.6, 0.2, 0.46, 3.2),
      pad(1.5, -1.1, 0.5, 4.9),
      pad(0.75, 0.6, 0.55, 3),
    ],
    rings: [{ x: -0.1, z: 0.5, start: 0.32 }],
    glows: drifting('place', 7, { x: 0.3, width: 2.6 }),
  },
  /** A team, of whom none is like the other. */
  fields: {
    ...band,
    lilies: [
      flower(0.95, -0.6, 0.4, 0.9, 0.2),
      flower(1.3, -1.5, 0.44, 0.3, 0.9),
      flower(1.45, 0.35, 0.42, 0.64, 0.5),
      flower(1.95, -0.75, 0.48, 0.94, 1.1),
      flower(2.4, 0.2, 0.46, 0.2, 0.3),
      flower(2.85, -0.7, 0.44, closed, 0.7),
    ],
    pads: [
      pad(1.05, -0.5, 0.4, 4.4),
      pad(1.4, -1.4, 0.4, 3),
      pad(1.55, 0.45, 0.42, 4.9),
      pad(2.05, -0.65, 0.46, 4.2),
      pad(2.5, 0.35, 0.42, 3.4),
      pad(2.95, -0.6, 0.4, 4.4),
    ],
    rings: [],
    glows: drifting('field lights', 6, { x: 0.2, width: 2.8 }),
  },
} as const satisfies Record<string, View>;
