import { seededRandom } from '../../../../../shared-content/art/seededRandom';
import type { Vec3 } from './matrix';

export interface Lily {
  x: number;
  z: number;
  size: number;
  turn: number;
  /** 0 a bud, 1 wide open. */
  open: number;
  /** Cycles of its slow breathing are whole, so only the moment differs. */
  moment: number;
  /** How far its foot stands below the leaf. */
  sunk?: number;
}
export interface Pad {
  x: number;
  z: number;
  size: number;
  turn: number;
  moment: number;
}
interface Ring {
  x: number;
  z: number;
  /** When in the loop the ring starts, 0 to 1. */
  start: number;
}
export interface Glow {
  x: number;
  y: number;
  z: number;
  size: number;
  color: readonly [number, number, number];
  moment: number;
  /** Whole cycles a loop along each axis. */
  cycles: readonly [number, number, number];
}

/** One picture of the water: who stands where, and from where it is seen. */
export interface View {
  eye: Vec3;
  target: Vec3;
  /** Opening of the lens. */
  degrees: number;
  lilies: readonly Lily[];
  pads: readonly Pad[];
  /** Four at most. */
  rings: readonly Ring[];
  glows: readonly Glow[];
  /** From this height up the water mirrors nothing: an image that ends softly has no edge to be cut at. */
  mirrored?: number;
  /** How much light is left at the left, where words stand; full light is 0.82. */
  dusk?: number;
  /** The water's hue: factors of its red, green and blue. */
  mood?: Vec3;
}

// The left half stays open water: the headline stands there.
const lilies: readonly Lily[] = [
  { x: 2.05, z: 0.35, size: 1.06, turn: 0.2, open: 0.86, moment: 0 },
  { x: 3.65, z: -2.3, size: 0.86, turn: 1.1, open: 0.62, moment: 0.35 },
  { x: 0.75, z: -4.6, size: 0.8, turn: 0.6, open: 0.72, moment: 0.6 },
  { x: 3.45, z: 1.5, size: 0.6, turn: 2.2, open: 0.3, moment: 0.15 },
];

const pads: readonly Pad[] = [
  { x: 2.15, z: -0.05, size: 1.3, turn: 4.4, moment: 0.1 },
  { x: 0.62, z: 1.3, size: 0.78, turn: 3.6, moment: 0.5 },
  { x: 3.75, z: 1.55, size: 0.95, turn: 4.9, moment: 0.3 },
  { x: 3.75, z: -2.5, size: 1.15, turn: 4.2, moment: 0.7 },
  { x: 1.5, z: -2.15, size: 0.85, turn: 5.0, moment: 0.9 },
  { x: 4.75, z: -0.35, size: 1.0, turn: 1.0, moment: 0.2 },
  { x: 0.75, z: -4.8, size: 1.1, turn: 4.6, moment: 0.4 },
  { x: 3.1, z: -5.6, size: 1.15, turn: 4.1, moment: 0.6 },
  { x: -1.4, z: -6.4, size: 1.05, turn: 0.9, moment: 0.8 },
  { x: 5.9, z: -6.0, size: 1.4, turn: 3.0, moment: 0.1 },
  { x: -4.4, z: -3.4, size: 0.8, turn: 5.6, moment: 0.55 },
  { x: -3.6, z: 2.35, size: 0.75, turn: 2.9, moment: 0.25 },
  { x: 1.3, z: 3.0, size: 0.7, turn: 1.2, moment: 0.65 },
];

const rings: readonly Ring[] = [
  { x: -0.6, z: -0.6, start: 0.04 },
  { x: 0.4, z: 2.3, start: 0.5 },
  { x: -3.0, z: -3.0, start: 0.36 },
  { x: 4.2, z: -0.9, start: 0.72 },
];

const jade = [0.36, 0.95, 0.78] as const;
const lily = [1.0, 0.56, 0.74] as const;
const lamp = [1.0, 0.8, 0.5] as const;

const random = seededRandom('drifting light');
const glows: readonly Glow[] = Array.from({ length: 16 }, (_, i) => ({
  x: random.between(0.1, 5.5),
  y: random.between(0.35, 1.7),
  z: random.between(-7, 1.2),
  size: random.between(0.05, 0.13),
  color: i % 5 === 0 ? lily : i % 3 === 0 ? lamp : jade,
  moment: random.next(),
  cycles: [1, random.pick([1, 2]), 1],
}));

/** A drifting light; `where` spreads them over a view. */
export const drifting = (
  name: string,
  count: number,
  where: { x: number; width: number },
): readonly Glow[] => {
  const drift = seededRandom(name);
  return Array.from({ length: count }, (_, i) => ({
    x: where.x + drift.between(0, where.width),
    y: drift.between(0.25, 1.3),
    z: drift.between(-4, 1),
    size: drift.between(0.03, 0.08),
    color: i % 4 === 0 ? lily : i % 3 === 0 ? lamp : jade,
    moment: drift.next(),
    cycles: [1, 1, 1],
  }));
};

/** The first screen of Home. */
export const homeView: View = {
  eye: [0, 2.9, 8.4],
  target: [0.25, 0.12, 0],
  degrees: 30,
  lilies,
  pads,
  rings,
  glows,
};

const waveRandom = seededRandom('night water');
/** Each wave: how it lies (two numbers), its height, its whole cycles a loop; the phase comes from its index. */
export const waves: readonly number[] = Array.from({ length: 16 }, (_, i) => {
  const frequency = 0.9 * 1.22 ** i;
  const heading = waveRandom.between(-1.2, 1.2) + (i % 3 === 0 ? Math.PI : 0) + 0.5;
  const cycles = Math.max(1, Math.round(0.75 * Math.sqrt(frequency * 2.2)));
  return [Math.cos(heading) * frequency, Math.sin(heading) * frequency, 0.046 / frequency ** 0.92, cycles];
}).flat();
