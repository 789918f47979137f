import { mixColor } from './palette';
import { type Look, peep } from './peep';

/** A person and the wall behind: midday colors, so that the pages have lit windows among their dark bands. */
export interface Sitter extends Look {
  wall: string;
}

interface Crop {
  /** What is shown of the field of 704 by 704. */
  box: readonly [x: number, y: number, width: number, height: number];
  width: number;
  height: number;
}

/** Close to the face, for round pictures. */
export const square: Crop = { box: [62, 20, 610, 610], width: 192, height: 192 };
/** From the chest to the hair. */
export const card: Crop = { box: [62, 4, 596, 695], width: 480, height: 560 };

/** The portrait as an SVG, twice as large as it is served, so that thin lines keep their weight. */
export function portrait(sitter: Sitter, { box, width, height }: Crop): string {
  const [x, y, w, h] = box;
  const { wall } = sitter;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${2 * width}" height="${2 * height}" fill="none">
    <defs><radialGradient id="wall" cx=".68" cy=".22" r="1"><stop stop-color="${mixColor(wall, '#ffffff', 0.28)}"/><stop offset=".62" stop-color="${wall}"/><stop offset="1" stop-color="${mixColor(wall, '#0d2233', 0.3)}"/></radialGradient></defs>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#wall)"/>${peep(sitter)}</svg>`;
}
