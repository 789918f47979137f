interface Point {
  x: number;
  y: number;
}
interface Petal {
  middle: Point;
  tip: Point;
  radius: number;
  /** Centers of the two arcs that make the petal: the one that bounds it on its right, and on its left. */
  rightArc: Point;
  leftArc: Point;
}

const foot: Point = { x: 32, y: 46.5 };

/** A petal is the lens between two circles, as where two ripples on water meet. */
function petal(degrees: number, length: number, halfWidth: number): Petal {
  const angle = (degrees * Math.PI) / 180;
  const along = { x: Math.sin(angle), y: -Math.cos(angle) };
  const across = { x: -along.y, y: along.x };
  const radius = (length ** 2 / 4 + halfWidth ** 2) / (2 * halfWidth);
  const middle = { x: foot.x + (along.x * length) / 2, y: foot.y + (along.y * length) / 2 };
  const off = radius - halfWidth;
  return {
    middle,
    tip: { x: foot.x + along.x * length, y: foot.y + along.y * length },
    radius,
    rightArc: { x: middle.x - across.x * off, y: middle.y - across.y * off },
    leftArc: { x: middle.x + across.x * off, y: middle.y + across.y * off },
  };
}

/** Where two circles cross; of the two points, the one nearer to `near`. */
function crossing(a: Point, ra: number, b: Point, rb: number, near: Point): Point {
  const d = Math.hypot(b.x - a.x, b.y - a.y);
  const along = (d ** 2 + ra ** 2 - rb ** 2) / (2 * d);
  const aside = Math.sqrt(Math.max(0, ra ** 2 - along ** 2));
  const [ux, uy] = [(b.x - a.x) / d, (b.y - a.y) / d];
  const points = [1, -1].map((side) => ({
    x: a.x + ux * along - uy * aside * side,
    y: a.y + uy * along + ux * aside * side,
  }));
  const distance = (p: Point) => Math.hypot(p.x - near.x, p.y - near.y);
  return points.reduce((best, p) => (distance(p) < distance(best) ? p : best));
}

const short = (value: number) => String(Math.round(value * 100) / 100);
const at = ({ x, y }: Point) => `${short(x)} ${short(y)}`;
const mirrored = ({ x, y }: Point): Point => ({ x: 64 - x, y });

/** What a petal on the right shows beside the one in front of it, and its mirror image. */
function behind(front: Petal, back: Petal, gap: number): string {
  const edge = front.radius + gap;
  const low = crossing(back.rightArc, back.radius, front.rightArc, edge, foot);
  const high = crossing(back.leftArc, back.radius, front.rightArc, edge, back.middle);
  const r = short(back.radius);
  const e = short(edge);
  const right = `M${at(low)}A${r} ${r} 0 0 0 ${at(back.tip)}A${r} ${r} 0 0 0 ${at(high)}A${e} ${e} 0 0 1 ${at(low)}Z`;
  const left = `M${at(mirrored(low))}A${r} ${r} 0 0 1 ${at(mirrored(back.tip))}A${r} ${r} 0 0 1 ${at(mirrored(high))}A${e} ${e} 0 0 0 ${at(mirrored(low))}Z`;
  return right + left;
}

const center = petal(0, 41, 8.2);
const middle = petal(38, 38.5, 7.6);
const outer = petal(71, 31.5, 5.9);
const lens = short(center.radius);

const flower = (gap: number) => ({
  center: `M${at(foot)}A${lens} ${lens} 0 0 0 ${at(center.tip)}A${lens} ${lens} 0 0 0 ${at(foot)}Z`,
  middle: behind(center, middle, gap),
  outer: behind(middle, outer, gap),
});

/** The shapla in a 64 × 64 box: five petals over the water line, and the first ripple under it. */
export const mark = {
  ...flower(2.4),
  water: 'M4 53Q32 50 60 53Q32 57 4 53ZM17 60.2Q32 58.2 47 60.2Q32 63.6 17 60.2Z',
};

/** For 16 and 32 pixels: wider gaps and one ripple, since thinner things turn to gray there. */
export const smallMark = { ...flower(3.7), water: 'M5 53H59V58H5Z' };
