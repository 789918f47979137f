/** One whorl of petals. */
interface Layer {
  count: number;
  /** Lean from the upright when closed and when open, in degrees. */
  closed: number;
  opened: number;
  bend: number;
  length: number;
  width: number;
  cup: number;
  root: number;
  depth: number;
}

// From the outside in; each layer is turned by half a petal against the one before.
export const lilyLayers: readonly Layer[] = [
  { count: 8, closed: 22, opened: 84, bend: -26, length: 1, width: 0.25, cup: 0.55, root: 0.1, depth: 0.8 },
  {
    count: 8,
    closed: 16,
    opened: 66,
    bend: -28,
    length: 0.98,
    width: 0.24,
    cup: 0.6,
    root: 0.08,
    depth: 0.95,
  },
  {
    count: 8,
    closed: 12,
    opened: 48,
    bend: -26,
    length: 0.88,
    width: 0.21,
    cup: 0.65,
    root: 0.06,
    depth: 1.05,
  },
  { count: 6, closed: 8, opened: 30, bend: -22, length: 0.72, width: 0.17, cup: 0.7, root: 0.04, depth: 1.1 },
];
