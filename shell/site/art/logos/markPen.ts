/** Strokes for the marks of the client logos: every mark is drawn in a 32 × 32 box in one weight. */

const n = (value: number) => String(Math.round(value * 100) / 100);

export const markWeight = 2.6;

export const line = (d: string, weight = markWeight) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A line with square ends and sharp corners. */
export const edge = (d: string, weight = markWeight) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linejoin="miter"/>`;

/** A filled shape; what a second outline inside it encloses stays open. */
export const shape = (d: string) => `<path fill-rule="evenodd" d="${d}"/>`;

export const ring = (x: number, y: number, r: number, weight = markWeight) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="currentColor" stroke-width="${weight}"/>`;

export const dot = (x: number, y: number, r: number) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;

export const block = (x: number, y: number, width: number, height: number, r = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(r)}"/>`;

/** Outline of a leaf from one point to another, `bulge` wide to each side. */
export function leaf(x1: number, y1: number, x2: number, y2: number, bulge: number): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ox, oy] = [(-(y2 - y1) / length) * bulge * 2, ((x2 - x1) / length) * bulge * 2];
  return `M${n(x1)} ${n(y1)}Q${n(mx + ox)} ${n(my + oy)} ${n(x2)} ${n(y2)}Q${n(mx - ox)} ${n(my - oy)} ${n(x1)} ${n(y1)}Z`;
}

/** Copies of a drawing around the middle of the box. */
export const around = (count: number, drawing: string, from = 0) =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${n(from + (i * 360) / count)} 16 16)">${drawing}</g>`,
  ).join('');

export const turned = (degrees: number, drawing: string) =>
  `<g transform="rotate(${degrees} 16 16)">${drawing}</g>`;
