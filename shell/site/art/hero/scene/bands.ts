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
  closing: {
    ...band,
    lilies: [rooted(flower(1.75, 0, 0.72, 0.45, 0.2))],
    pads: [pad(1.9, 0.1, 0.62, 4.4), pad(2.75, -0.7, 0.5, 3.2), pad(0.85, 0.55, 0.36, 1.2)],
    rings: [{ x: 0.7, z: -0.3, start: 0.2 }],
    glows: drifting('closing', 7, { x: 0.3, width: 2.6 }),
  },
  work: {
    ...band,
    lilies: [
      flower(1.3, 0.25, 0.72, 0.86, 0.2),
      flower(2.4, -0.9, 0.62, 0.6, 1),
      flower(0.5, -1.5, 0.5, 0.72, 0.6),
    ],
    pads: [
      pad(1.45, 0.3, 0.66, 4.4),
      pad(2.45, -0.8, 0.6, 3.2),
      pad(0.55, -1.4, 0.5, 4.9),
      pad(2.6, 0.6, 0.4, 1.2),
    ],
    rings: [{ x: 0.4, z: 0.3, start: 0.2 }],
    glows: drifting('work', 8, { x: 0.2, width: 2.8 }),
  },
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
  /** Three hours of one morning, side by side. */
  hours: {
    ...band,
    lilies: [
      flower(0.75, -0.7, 0.52, closed, 0.3),
      flower(1.45, -0.1, 0.66, 0.42, 0.2),
      flower(2.25, 0.2, 0.74, 0.94, 0.5),
    ],
    pads: [
      pad(0.8, -0.6, 0.46, 4.4),
      pad(1.6, 0.05, 0.56, 3.4),
      pad(2.35, 0.35, 0.68, 4.2),
      pad(2.9, -1.3, 0.5, 1),
    ],
    rings: [{ x: -0.5, z: 0.6, start: 0.3 }],
    glows: drifting('hours', 6, { x: 0.2, width: 2.8 }),
  },
  /** Drops fell: how far, how often, how long ago. */
  drops: {
    ...band,
    lilies: [flower(2.55, -0.5, 0.6, closed, 0.4)],
    pads: [pad(2.7, -0.4, 0.52, 4.4), pad(0.3, -1.5, 0.4, 2)],
    rings: [
      { x: 0.75, z: 0.35, start: 0.28 },
      { x: 1.45, z: -0.25, start: 0.34 },
      { x: 1.3, z: -1.3, start: 0.38 },
      { x: 0.15, z: -0.5, start: 0.12 },
    ],
    glows: drifting('drops', 5, { x: 0.4, width: 2.6 }),
  },
  /** A fairway: lights along the way to a flower, leaves beside it. */
  fairway: {
    ...band,
    lilies: [flower(2.3, -0.85, 0.66, 0.5, 0.2)],
    pads: [
      pad(0.55, 0.75, 0.5, 4.4),
      pad(1.35, -1.5, 0.42, 3),
      pad(2.75, 0.45, 0.56, 4.9),
      pad(2.4, -0.75, 0.54, 4.2),
    ],
    rings: [{ x: 1.5, z: 0.35, start: 0.2 }],
    glows: [
      lamp(0.35, -2.6),
      lamp(0.75, -1.9),
      lamp(1.15, -1.2),
      lamp(1.6, -0.5),
      lamp(2.1, 0.2),
      lamp(2.65, 0.9),
    ],
  },
  /** Six fields, none like the other. */
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
  /** Eight leaves that touch, and what grows out of them. */
  eight: {
    ...band,
    lilies: [flower(1.75, -0.25, 0.7, 0.72, 0.3)],
    pads: [
      pad(0.5, 0.15, 0.4, 4.4),
      pad(0.85, -0.75, 0.42, 3),
      pad(1.25, 0.6, 0.44, 4.9),
      pad(1.45, -1.3, 0.42, 1),
      pad(1.8, -0.15, 0.6, 4.2),
      pad(2.2, 0.75, 0.42, 3.4),
      pad(2.4, -0.9, 0.46, 4.7),
      pad(2.9, 0.05, 0.44, 2.2),
    ],
    rings: [{ x: -0.2, z: 0.5, start: 0.3 }],
    glows: drifting('eight', 6, { x: 0.2, width: 2.8 }),
  },
} as const satisfies Record<string, View>;
