import type { Lily, Pad } from './composition';

export const flower = (x: number, z: number, size: number, open: number, turn = 0.4): Lily => ({
  x,
  z,
  size,
  open,
  turn,
  moment: 0.25,
});

/** A flower that is seen from its side: its petals' points lie under the leaf, out of which it so grows. */
export const rooted = (lily: Lily): Lily => ({ ...lily, sunk: 0.05 + 0.09 * lily.size });

export const pad = (x: number, z: number, size: number, turn: number): Pad => ({
  x,
  z,
  size,
  turn,
  moment: 0.25,
});

/** How open a bud is: tighter than the flower's own zero, which is a cup already. */
export const closed = -0.2;
