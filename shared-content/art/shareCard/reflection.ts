import { seededRandom } from '../seededRandom';

/** Where the picture's water begins, and what stands over it. */
export const shore = { x: 930, y: 404, side: 268 };

const n = (value: number) => String(Math.round(value * 100) / 100);

/** The mirror image of `id` in thin slices, pushed aside as ripples push it, fainter with depth. */
export function reflection(id: string, seed: string): string {
  const random = seededRandom(seed);
  const [phase, second] = [random.between(0, 6.28), random.between(0, 6.28)];
  const slice = 4;
  const count = Math.floor((shore.side * 0.8) / slice);
  return Array.from({ length: count }, (_, i) => {
    const depth = i / count;
    const aside = (2 + 13 * depth) * (0.7 * Math.sin(i * 0.62 + phase) + 0.3 * Math.sin(i * 1.7 + second));
    // Ripples let less through the deeper one looks: slices thin out.
    const height = slice * (1.02 - 0.5 * depth);
    const y = shore.y + 10 + i * slice;
    const clip = `<clipPath id="r${i}"><rect x="${shore.x - 260}" y="${n(y)}" width="520" height="${n(height)}"/></clipPath>`;
    return `${clip}<g clip-path="url(#r${i})" opacity="${n(0.5 * (1 - depth) ** 1.25)}"><use href="#${id}" transform="translate(${n(aside)} ${2 * shore.y + 10}) scale(1 -1)"/></g>`;
  }).join('');
}

/** Rings on the water around the foot of what stands there, flattened as the eye sees them. */
export function rings(color: string, seed: string): string {
  const random = seededRandom(`${seed} rings`);
  const source = { x: shore.x + random.between(-40, 40), y: shore.y + random.between(34, 70) };
  return Array.from({ length: 9 }, (_, i) => {
    const rx = 90 + i * 78 + random.between(-14, 14);
    return `<ellipse cx="${n(source.x)}" cy="${n(source.y)}" rx="${n(rx)}" ry="${n(rx * 0.2)}" fill="none" stroke="${color}" stroke-width="1.5" opacity="${n(0.36 * (1 - i / 9.5))}"/>`;
  }).join('');
}
